// Raster is under construction.
