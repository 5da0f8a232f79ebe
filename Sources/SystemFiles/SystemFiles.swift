// SystemFiles is under construction.
