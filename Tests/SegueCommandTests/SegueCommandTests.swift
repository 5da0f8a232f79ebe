// SegueCommandTests is under construction.
