/// Tells which lines of a scene's text changed.
enum SourceComparison {
  /// Changed lines of all files, by file, then by line; removed ones before added ones.
  static func changes(from recorded: [RecordedSource], to current: [RecordedSource]) -> [SourceChange] {
    let old = Dictionary(recorded.map { ($0.file, $0.text) }) { first, _ in first }
    let new = Dictionary(current.map { ($0.file, $0.text) }) { first, _ in first }
    // Included files that are gone or new come after those that are still there, the scene's own being the first.
    let files = current.map(\.file) + recorded.map(\.file).filter { new[$0] == nil }
    return files.flatMap { file in changes(in: file, from: lines(old[file] ?? []), to: lines(new[file] ?? [])) }
  }

  private static func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private static func changes(in file: String, from old: [String], to new: [String]) -> [SourceChange] {
    guard old != new else { return [] }
    // Most texts change in few lines; what is equal at both ends need not be looked at again.
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let difference = Array(new[start..<(new.count - end)]).difference(from: Array(old[start..<(old.count - end)]))
    let changes = difference.map { change in
      switch change {
      case .remove(let offset, let text, _):
        SourceChange(file: file, line: start + offset + 1, isAdded: false, text: text)
      case .insert(let offset, let text, _):
        SourceChange(file: file, line: start + offset + 1, isAdded: true, text: text)
      }
    }
    return changes.sorted { ($0.line, $0.isAdded ? 1 : 0) < ($1.line, $1.isAdded ? 1 : 0) }
  }
}

extension SourceChange: CustomStringConvertible {
  /// `card.json:12: + "cornerRadius": 16,`.
  package var description: String {
    let trimmed = text.drop { $0 == " " || $0 == "\t" }
    return "\(file):\(line): \(isAdded ? "+" : "−") \(trimmed)"
  }
}
