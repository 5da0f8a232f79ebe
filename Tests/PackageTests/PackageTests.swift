// PackageTests is under construction.
