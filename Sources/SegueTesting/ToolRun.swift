import Regression
import SegueCommand

/// One run of the tool in this process: the expectation says what the command line would say, because it asks it.
@MainActor
struct ToolRun {
  private(set) var status: ExitStatus = .success
  /// Everything it wrote on standard error.
  private(set) var messages: String = ""
  private var output: [UInt8] = []

  init(_ arguments: [String]) {
    var (output, messages): ([UInt8], String) = ([], "")
    let console = Console(
      isTerminal: false,
      Console.Streams(
        readInput: { .success([]) },
        writeOutput: { bytes in
          output += bytes
          return .success(())
        }, writeMessage: { messages += $0 }))
    status = SegueTool.run(arguments, console)
    (self.output, self.messages) = (output, messages)
  }

  /// What `verify --json` printed; nil where it did not get so far.
  var result: VerificationResult? { try? VerificationResult(json: output) }
}
