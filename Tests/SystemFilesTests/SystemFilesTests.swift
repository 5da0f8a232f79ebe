// SystemFilesTests is under construction.
