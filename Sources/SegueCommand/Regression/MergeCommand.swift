import Regression
import SystemFiles

/// Joins the results of shards into one.
@MainActor
struct MergeCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [ResultOperand]
  private let target: ReportFolder

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    guard !arguments.operands.isEmpty else {
      throw .usage(
        .missingOperand(verb: "merge", "the folders that the shards of 'segue verify' or 'segue render' wrote"))
    }
    target = ReportFolder(arguments.value(.output) ?? ReportFolder.standardPath)
    var operands: [ResultOperand] = []
    for path in arguments.operands { operands.append(try ResultOperand(path)) }
    self.operands = operands
    let resolved = FileSystem.resolved(target.path)
    for operand in operands where resolved != nil && FileSystem.resolved(operand.folder.path) == resolved {
      throw .usage(.conflict("\(target.path) is one of the shards; write the whole into another folder with -o"))
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    let merged: VerificationResult
    do throws(MergeError) {
      merged = try VerificationResult.merged(operands.map(\.result))
    } catch {
      throw .usage(.conflict("merge: \(error)"))
    }
    try CommandError.regression { () throws(RegressionError) in
      try target.clear()
      for operand in operands { try target.copyPictures(of: operand.result, from: operand.folder) }
      try target.write(merged, showsAll: arguments.has(.all))
    }
    for scene in merged.scenes { try ResultListing.print(scene, arguments, console) }
    try ResultListing(merged, target, arguments, console).finish()
    return merged.exitStatus
  }
}

extension VerificationResult {
  /// What all of it ends with.
  var exitStatus: ExitStatus {
    ExitStatus.combined(scenes.map { ExitStatus(rawValue: Int32($0.status)) ?? .internalError })
  }
}
