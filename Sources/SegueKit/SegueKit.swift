// SegueKit is under construction.
