package import FrameOutput
import ImageComparison
package import PNGCoding
package import Regression
package import SceneFiles
package import SourcePorting
package import StagePlayback
package import SystemFiles

/// Why a verb could not do its work; each case knows its exit status and what to say.
package enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  case scene(SceneLoadingError)
  /// With the place where the reader begins to look.
  case stage(StageError, place: SourcePlace)
  case encoding(PNGError, frame: Int)
  case output(OutputError)
  case file(FileError)
  case trace(TraceError, path: String)
  /// With the flag that holds the range.
  case range(FrameRangeError, flag: String, path: String)
  /// The scene changed since it was verified.
  case stale(scene: String)
  /// With the command that makes another one.
  case baseline(BaselineError, remedy: String)
  /// With the path of the file.
  case porting(PortingError, path: String)
  /// Somebody pressed Ctrl-C.
  case interrupted
  /// Nobody reads the results any more, which is no mistake.
  case outputClosed

  var status: ExitStatus {
    switch self {
    case .usage, .range: .usage
    case .scene(let error):
      switch error.status {
      case .usage: .usage
      case .invalidScene: .invalidScene
      case .missingAsset: .missingAsset
      }
    case .stage, .baseline, .porting: .invalidScene
    case .stale: .failed
    case .encoding: .cannotWrite
    case .trace, .output(.picture): .missingAsset
    case .output(.interrupted), .interrupted: .interrupted
    case .outputClosed: .success
    case .output(.file(let error)), .file(let error):
      switch error.operation {
      case .read, .list: .missingAsset
      case .write, .remove, .createFolder: .cannotWrite
      }
    case .output(.oneName): .usage
    case .output: .cannotWrite
    }
  }

  /// What to say about it; nil for nothing.
  var message: String? {
    switch self {
    case .usage(let error): "segue: \(error.message)"
    case .scene(let error): error.description
    case .stage(let error, let place): "\(place): error: \(error)"
    case .encoding(let error, let frame): "segue: frame \(frame): \(error)"
    case .output(let error): "segue: \(error.description)"
    case .file(let error): "segue: \(error.description)"
    case .trace(let error, let path): "segue: \(path): \(error)"
    case .range(let error, let flag, let path): "segue: \(flag): \(error.description) (\(path))"
    case .stale(let scene): "\(scene): it, or the engine, changed since it was verified; run 'segue verify' again"
    case .baseline(let error, let remedy): "\(error): \(remedy)"
    case .porting(let error, let path): error.lines(file: path).joined(separator: "\n")
    case .interrupted: "segue: interrupted"
    case .outputClosed: nil
    }
  }

  init(_ error: TraceFileError) {
    switch error {
    case .file(let error): self = .file(error)
    case .trace(let error, let path): self = .trace(error, path: path)
    }
  }

  init(_ error: ComparisonError) {
    switch error {
    case .file(let error): self = .file(error)
    case .range(let error, let path): self = .range(error, flag: "--ignore", path: path)
    }
  }

  /// Reads the command line, its errors being those of the command.
  static func reading<Output>(_ work: () throws(UsageError) -> Output) throws(CommandError) -> Output {
    do throws(UsageError) {
      return try work()
    } catch {
      throw .usage(error)
    }
  }

  /// Runs work on files, its errors being those of the command.
  static func files<Output: ~Copyable>(_ work: () throws(FileError) -> Output) throws(CommandError) -> Output {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }

  /// Runs work on reports, its errors being those of the command.
  static func regression<Output>(_ work: () throws(RegressionError) -> Output) throws(CommandError) -> Output {
    do throws(RegressionError) {
      return try work()
    } catch {
      throw CommandError(error)
    }
  }

  /// An error that belongs to no scene.
  init(_ error: RegressionError) {
    self =
      switch error {
      case .baseline(let error): .baseline(error, remedy: "segue record")
      case .stage(let error): .stage(error, place: SourcePlace(file: "", line: 1, column: 1))
      case .file(let error): .file(error)
      case .png(let error, let frame): .encoding(error, frame: frame)
      case .rendered(let error): CommandError(error)
      case .result(let error, let path): .usage(.conflict("\(path) \(error)"))
      case .interrupted: .interrupted
      }
  }
}
