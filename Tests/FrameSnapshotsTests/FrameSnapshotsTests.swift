// FrameSnapshotsTests is under construction.
