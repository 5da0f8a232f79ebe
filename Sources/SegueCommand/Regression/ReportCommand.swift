import Regression

/// Tells again what verifications came to.
@MainActor
struct ReportCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [ResultOperand]

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    try SceneOperand.none(arguments, verb: "report")
    operands = try ResultOperand.all(arguments)
  }

  func run() throws(CommandError) -> ExitStatus {
    let result: VerificationResult
    do throws(MergeError) {
      result = operands.count == 1 ? operands[0].result : try VerificationResult.merged(operands.map(\.result))
    } catch {
      throw .usage(.conflict("report: \(error)"))
    }
    for scene in result.scenes { try ResultListing.print(scene, arguments, console) }
    try ResultListing(result, operands[0].folder, arguments, console).finish()
    return .success
  }
}
