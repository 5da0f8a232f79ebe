// RasterTests is under construction.
