extension SourcePorter {
  /// Writes the text that `#keyPath(…)` stands for.
  mutating func portKeyPath(at index: Int) -> Int {
    guard source.isMark(index + 1, "("), let end = source.closing(index + 1) else { return index + 1 }
    let names = (index + 2..<end).compactMap(source.name)
    let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
    edits.replace(range, with: "\"\(Self.keyPath(of: names))\"", in: source.bytes)
    return end + 1
  }

  /// The key path of properties that may be preceded by types, which are no part of it.
  static func keyPath(of names: [String]) -> String {
    let types = names.prefix { $0 == "self" || $0.first?.isUppercase ?? false }
    let isOfSystem = types.last.map { $0.hasPrefix("CA") || $0.hasPrefix("UI") } ?? false
    return names.dropFirst(types.count).map { isOfSystem ? key(ofSystemProperty: $0) : $0 }.joined(separator: ".")
  }

  /// Cocoa's flags are called `isHidden` in Swift, and `hidden` where they are looked up.
  private static func key(ofSystemProperty name: String) -> String {
    let flag = name.dropFirst(2)
    guard name.hasPrefix("is"), let first = flag.first, first.isUppercase else { return name }
    return first.lowercased() + flag.dropFirst()
  }
}
