import Regression
import SystemFiles

/// A folder that verify wrote, or its result.json, read.
struct ResultOperand {
  let folder: ReportFolder
  let result: VerificationResult

  init(_ path: String) throws(CommandError) {
    let isFile = FilePaths.name(of: path) == VerificationResult.fileName
    folder = ReportFolder(isFile ? FilePaths.folder(of: path) : path)
    result = try CommandError.regression { [folder] () throws(RegressionError) in try folder.result() }
  }

  /// Those that `--from` names, or else the usual one.
  static func all(_ arguments: Arguments) throws(CommandError) -> [ResultOperand] {
    let paths = arguments.all(.from)
    var operands: [ResultOperand] = []
    for path in paths.isEmpty ? [ReportFolder.standardPath] : paths { operands.append(try ResultOperand(path)) }
    return operands
  }
}
