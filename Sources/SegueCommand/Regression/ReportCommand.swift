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
    let target = ReportFolder(arguments.value(.output) ?? operands[0].folder.path)
    try write(result, into: target)
    for scene in result.scenes { try ResultListing.print(scene, arguments, console) }
    try ResultListing(result, target, arguments, console).finish()
    return .success
  }

  /// Writes the page again, and into another folder the pictures with it.
  private func write(_ result: VerificationResult, into target: ReportFolder) throws(CommandError) {
    try CommandError.regression { () throws(RegressionError) in
      if !operands.contains(where: { $0.folder == target }) {
        try target.clear()
        for operand in operands { try target.copyPictures(of: operand.result, from: operand.folder) }
      }
      try target.write(result, showsAll: arguments.has(.all))
    }
  }
}
