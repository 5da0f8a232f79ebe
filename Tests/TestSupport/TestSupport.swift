// TestSupport is under construction.
