// MotionTests is under construction.
