// PNGCodingTests is under construction.
