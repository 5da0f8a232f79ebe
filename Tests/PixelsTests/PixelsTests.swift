// PixelsTests is under construction.
