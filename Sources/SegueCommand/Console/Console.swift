package import SystemFiles

/// Where results and messages go: results to standard output, everything else to standard error.
@MainActor
package final class Console {
  /// What a console is made of; a process has one of the standard streams, a test one of its own.
  package struct Streams {
    package var readInput: () -> Result<[UInt8], FileError>
    package var writeOutput: ([UInt8]) -> Result<Void, FileError>
    package var writeMessage: (String) -> Void
    /// A variable of the environment; nil when it is not set.
    package var variable: (String) -> String?

    package init(
      readInput: @escaping () -> Result<[UInt8], FileError>,
      writeOutput: @escaping ([UInt8]) -> Result<Void, FileError>, writeMessage: @escaping (String) -> Void,
      variable: @escaping (String) -> String? = { _ in nil }
    ) {
      self.readInput = readInput
      self.writeOutput = writeOutput
      self.writeMessage = writeMessage
      self.variable = variable
    }
  }

  enum Detail: Hashable, Sendable {
    case quiet, normal, verbose
  }

  var detail: Detail = .normal
  /// Whether nobody reads the results any more, so that there is no use in going on.
  private(set) var isOutputClosed = false
  private let isTerminal: Bool
  private let streams: Streams
  private var hasProgress = false

  /// - Parameter isTerminal: whether messages go to somebody who watches, so that progress is worth showing.
  package init(isTerminal: Bool, _ streams: Streams) {
    self.isTerminal = isTerminal
    self.streams = streams
  }

  /// The process's own streams.
  static var standard: Console {
    Console(
      isTerminal: StandardStream.error.isTerminal && ProcessEnvironment.value("TERM") != "dumb"
        && ProcessEnvironment.value("NO_COLOR") == nil,
      Streams(
        readInput: { Result { () throws(FileError) in try StandardStream.input.readAll() } },
        writeOutput: { bytes in Result { () throws(FileError) in try StandardStream.output.write(bytes) } },
        writeMessage: { try? StandardStream.error.write($0) }, variable: ProcessEnvironment.value))
  }

  /// Everything on standard input.
  func readInput() throws(CommandError) -> [UInt8] {
    try CommandError.files { () throws(FileError) in try streams.readInput().get() }
  }

  /// A variable of the environment; nil when it is not set.
  func variable(_ name: String) -> String? { streams.variable(name) }

  /// A result, as it stands.
  func result(_ text: String) throws(CommandError) { try result(Array(text.utf8)) }

  func result(_ bytes: [UInt8]) throws(CommandError) {
    do throws(FileError) {
      try streams.writeOutput(bytes).get()
    } catch {
      isOutputClosed = error.reason == .closed
      throw isOutputClosed ? .outputClosed : .file(error)
    }
  }

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
    streams.writeMessage(line + "\n")
  }

  var showsProgress: Bool { isTerminal && detail != .quiet }

  /// Replaces the line of progress; an empty one takes it away.
  func progress(_ line: String) {
    guard hasProgress || !line.isEmpty else { return }
    hasProgress = !line.isEmpty
    // Carriage return and "erase to the end of the line" of ECMA-48, which every terminal knows.
    streams.writeMessage("\r\u{1B}[K" + line)
  }
}
