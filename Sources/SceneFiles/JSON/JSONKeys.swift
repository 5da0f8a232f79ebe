extension String {
  /// Whether it is a key that we know.
  ///
  /// - Parameter key: in ASCII, so that no other spelling means the same and most texts show by their length that they
  ///   are another.
  @inline(__always)
  func isKey(_ key: String) -> Bool { utf8.count == key.utf8.count && self == key }
}
