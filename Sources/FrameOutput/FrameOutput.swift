// FrameOutput is under construction.
