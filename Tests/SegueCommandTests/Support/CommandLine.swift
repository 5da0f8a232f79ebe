import Foundation
import SegueCommand
import SystemFiles
import Testing

/// The tool's own, not that of a process.
typealias ExitStatus = SegueCommand.ExitStatus

/// What a run of the tool left behind.
struct ToolRun {
  var status: ExitStatus
  var output: [UInt8]
  /// Everything on standard error.
  var messages: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n").map(String.init) }

  /// Each line of the output read as a JSON object.
  func objects() throws -> [JSONObject] { try lines.map { try JSONObject(Array($0.utf8)) } }
}

/// Runs the tool in this process.
///
/// - Parameters:
///   - input: what standard input holds.
///   - isTerminal: whether somebody watches standard error.
///   - environment: the variables it is started with; none of this process's.
@MainActor
func segue(
  _ arguments: [String], input: String = "", isTerminal: Bool = false, environment: [String: String] = [:]
) -> ToolRun {
  var output: [UInt8] = []
  var messages = ""
  let console = Console(
    isTerminal: isTerminal,
    Console.Streams(
      readInput: { .success(Array(input.utf8)) },
      writeOutput: { .success(output += $0) }, writeMessage: { messages += $0 }, variable: { environment[$0] }))
  let status = SegueTool.run(arguments, console)
  return ToolRun(status: status, output: output, messages: messages)
}

@MainActor
func segue(_ arguments: String..., input: String = "") -> ToolRun { segue(arguments, input: input) }

/// Runs the tool with a standard output that takes so many writes and then fails.
@MainActor
func segue(_ arguments: [String], outputFails reason: FileError.Reason, after writes: Int = 0) -> ToolRun {
  var output: [UInt8] = []
  var messages = ""
  var rest = writes
  let console = Console(
    isTerminal: false,
    Console.Streams(
      readInput: { .success([]) },
      writeOutput: { bytes in
        guard rest > 0 else { return .failure(FileError(.write, "standard output", reason)) }
        rest -= 1
        return .success(output += bytes)
      }, writeMessage: { messages += $0 }))
  let status = SegueTool.run(arguments, console)
  return ToolRun(status: status, output: output, messages: messages)
}
