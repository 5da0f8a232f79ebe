package import PNGCoding
package import StagePlayback
package import SystemFiles

/// Why a scene could not be held to its baseline.
package enum RegressionError: Error, Hashable, Sendable {
  case baseline(BaselineError)
  case stage(StageError)
  case file(FileError)
  case png(PNGError, frame: Int)
  /// A `result.json` with which nothing can be done.
  case result(VerificationResultError, path: String)
  /// A rendered folder that is not as it was when it was looked at first.
  case rendered(RenderedSequenceError)
  /// Somebody pressed Ctrl-C.
  case interrupted
}

extension RegressionError {
  /// Runs work on files, its errors being those of regression.
  static func files<Output: ~Copyable>(_ work: () throws(FileError) -> Output) throws(RegressionError) -> Output {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
