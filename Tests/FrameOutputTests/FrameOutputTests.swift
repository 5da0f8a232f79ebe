// FrameOutputTests is under construction.
