// PNGCoding is under construction.
