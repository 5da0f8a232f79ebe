extension CGRect {
  /// Whether both have some area in common; Foundation counts touching edges on some platforms, and not on others.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
