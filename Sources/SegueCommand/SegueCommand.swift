// SegueCommand is under construction.
