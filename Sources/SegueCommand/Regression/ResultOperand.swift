import Regression
import SystemFiles

/// A folder that verify wrote, or its result.json, read.
struct ResultOperand {
  let folder: ReportFolder
  let result: VerificationResult

  init(_ path: String) throws(CommandError) {
    let isFile = FilePaths.name(of: path) == VerificationResult.fileName
    folder = ReportFolder(isFile ? FilePaths.folder(of: path) : path)
    let file = folder.resultPath
    let bytes = try CommandError.files { () throws(FileError) in try FileSystem.read(file) }
    do throws(VerificationResultError) {
      result = try VerificationResult(json: bytes)
    } catch {
      switch error {
      case .unreadable:
        throw .usage(.conflict("\(file) is no result of 'segue verify', or is damaged; run 'segue verify' again"))
      case .otherFormat(let format):
        throw .usage(
          .conflict(
            "\(file) has format \(format), and this version of segue reads format \(VerificationResult.format); run "
              + "'segue verify' again"))
      }
    }
  }

  /// Those that `--from` names, or else the usual one.
  static func all(_ arguments: Arguments) throws(CommandError) -> [ResultOperand] {
    let paths = arguments.all(.from)
    var operands: [ResultOperand] = []
    for path in paths.isEmpty ? [ReportFolder.standardPath] : paths { operands.append(try ResultOperand(path)) }
    return operands
  }
}
