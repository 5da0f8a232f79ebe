extension SourcePorter {
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Imports the module UIKit in the place of its parts, and complains of what is not here.
  mutating func portImport(at index: Int) -> Int {
    let first = Self.kinds.contains(source.text(index + 1)) ? index + 2 : index + 1
    guard let module = source.name(first) else { return index + 1 }
    if PortingModules.advice[module] != nil, !isUnderCondition { complain(of: first, .module(module)) }
    var last = first
    while source.isMark(last + 1, "."), source.name(last + 2) != nil { last += 2 }
    if PortingModules.partsOfUIKit.contains(module), module != "UIKit" || first != index + 1 || last != first {
      let range = source.tokens[index + 1].range.lowerBound..<source.tokens[last].range.upperBound
      edits.replace(range, with: "UIKit", in: source.bytes)
    }
    return last + 1
  }

  /// Lets `os(iOS)` hold here in the condition of an `#if`.
  mutating func portCondition(at index: Int) -> Int {
    var next = index + 1
    while next < source.tokens.count, !source.beginsLine(next) {
      if source.matches(next, "os", "(", "iOS", ")"), !source.matches(next + 4, "|", "|", "os", "(", "Linux", ")") {
        let range = source.tokens[next].range.lowerBound..<source.tokens[next + 3].range.upperBound
        edits.replace(range, with: "(os(iOS) || os(Linux))", in: source.bytes)
        next += 3
      }
      next += 1
    }
    return next
  }
}
