import SegueCommand

/// One run of the tool in this process: the expectation says what the command line would say, because it asks it.
@MainActor
struct ToolRun {
  private(set) var status: ExitStatus = .success
  /// Everything it wrote on standard error.
  private(set) var messages: String = ""

  init(_ arguments: [String]) {
    var messages = ""
    let console = Console(
      isTerminal: false,
      Console.Streams(
        readInput: { .success([]) },
        writeOutput: { _ in .success(()) }, writeMessage: { messages += $0 }))
    status = SegueTool.run(arguments, console)
    self.messages = messages
  }
}
