// GeometryTests is under construction.
