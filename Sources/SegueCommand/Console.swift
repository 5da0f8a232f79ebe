/// Where results and messages go: results to standard output, everything else to standard error.
@MainActor
final class Console {
  enum Detail: Hashable, Sendable {
    case quiet, normal, verbose
  }

  var detail: Detail = .normal
  private let isTerminal: Bool
  private let writeResult: (String) -> Void
  private let writeMessage: (String) -> Void
  private var hasProgress = false

  /// - Parameter isTerminal: whether messages go to somebody who watches, so that progress is worth showing.
  init(isTerminal: Bool = false, result: @escaping (String) -> Void, message: @escaping (String) -> Void) {
    self.isTerminal = isTerminal
    writeResult = result
    writeMessage = message
  }

  /// A result, as it stands.
  func result(_ text: String) { writeResult(text) }

  /// A line that `--quiet` hides.
  func say(_ line: String) {
    guard detail != .quiet else { return }
    complain(line)
  }

  /// A line that only `--verbose` shows.
  func detail(_ line: String) {
    guard detail == .verbose else { return }
    complain(line)
  }

  /// A problem; always shown.
  func complain(_ line: String) {
    progress("")
    writeMessage(line + "\n")
  }

  var showsProgress: Bool { isTerminal && detail != .quiet }

  /// Replaces the line of progress; an empty one takes it away.
  func progress(_ line: String) {
    guard hasProgress || !line.isEmpty else { return }
    hasProgress = !line.isEmpty
    // Carriage return and "erase to the end of the line" of ECMA-48, which every terminal knows.
    writeMessage("\r\u{1B}[K" + line)
  }
}
