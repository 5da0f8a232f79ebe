/// Tidies the text of a scene: indentation, spaces and empty lines; comments, the order of keys and the author's line
/// breaks stay.
///
/// Two spaces for each line that is still open, one space after commas and colons and inside braces, none inside
/// brackets, at most one empty line, one line break at the end. Tidying twice changes nothing more.
package struct SceneFormatter {
  private var output = ""
  /// The indentation of the line on which each list or object that is open began, innermost last.
  private var open: [Int] = []
  private var lineIndentation = 0
  private var last: SceneToken?

  private static let step = 2

  /// - Parameter name: what messages call the text.
  package static func format(_ bytes: [UInt8], named name: String) throws(SceneLoadingError) -> String {
    var report = MistakeReport()
    _ = report.read(SourceText(name: name, bytes: bytes))
    try report.throwMistakes()
    var formatter = SceneFormatter()
    for token in SceneTokens(bytes) { formatter.append(token) }
    return formatter.output + "\n"
  }

  private mutating func append(_ token: SceneToken) {
    let opensLine = last.map { token.lineBreaks > 0 || $0.kind == .lineComment } ?? false
    if opensLine { beginLine(token) } else if needsSpace(before: token) { output += " " }
    output += token.text
    switch token.kind {
    case .opening: open.append(lineIndentation)
    case .closing: _ = open.popLast()
    default: break
    }
    last = token
  }

  private mutating func beginLine(_ token: SceneToken) {
    let hugs = last?.kind == .opening || token.kind == .closing
    output += token.lineBreaks > 1 && !hugs ? "\n\n" : "\n"
    let enclosing = open.last ?? 0
    let depth = open.isEmpty || token.kind == .closing ? enclosing : enclosing + Self.step
    lineIndentation = last?.kind == .colon ? depth + Self.step : depth
    output += String(repeating: " ", count: lineIndentation)
  }

  private func needsSpace(before token: SceneToken) -> Bool {
    guard let last else { return false }
    switch (last.kind, token.kind) {
    case (_, .comma), (_, .colon): return last.kind == .blockComment
    case (.opening, .closing): return false
    case (_, .lineComment), (_, .blockComment), (.blockComment, _): return true
    case (.opening, _): return last.text == "{"
    case (_, .closing): return token.text == "}"
    default: return true
    }
  }
}
