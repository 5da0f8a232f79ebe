/// Paths of scenes as they were given, from whatever folder the program was started in.
enum ScenePaths {
  /// Whether two paths may name one file: one ends with the other.
  static func mayBeSame(_ one: String, _ other: String) -> Bool {
    let (first, second) = (parts(one), parts(other))
    let count = min(first.count, second.count)
    return count > 0 && first.suffix(count) == second.suffix(count)
  }

  private static func parts(_ path: String) -> [Substring] {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return Array(parts.drop { $0 == ".." })
  }
}
