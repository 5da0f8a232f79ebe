/// A pattern for paths: `*` is any part of a name, `**` any part of a path, `?` one character of a name.
package struct Glob: Hashable, Sendable {
  package let pattern: String

  package init(pattern: String) { self.pattern = pattern }

  /// Whether a path is meant; a pattern without a slash is held to the file's name alone.
  package func matches(_ path: String) -> Bool {
    let subject = pattern.contains("/") ? path : String(path.split(separator: "/").last ?? "")
    return Self.matches(Array(subject)[...], Array(pattern)[...])
  }

  private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    guard first == "*" else {
      guard let next = text.first, next == first || (first == "?" && next != "/") else { return false }
      return matches(text.dropFirst(), rest)
    }
    let crosses = rest.first == "*"
    // "**/" stands for no folder at all too.
    let after = crosses ? rest.dropFirst().first == "/" ? rest.dropFirst(2) : rest.dropFirst() : rest
    for end in text.startIndex...text.endIndex {
      if matches(text[end...], after) { return true }
      if end < text.endIndex, !crosses, text[end] == "/" { return false }
    }
    return false
  }
}
