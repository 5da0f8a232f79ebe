import FrameOutput
import PNGCoding
import SceneFiles
import StagePlayback
import SystemFiles

/// Why a verb could not do its work; each case knows its exit status and what to say.
enum CommandError: Error, Hashable, Sendable {
  case usage(UsageError)
  case scene(SceneLoadingError)
  /// With the place where the reader begins to look.
  case stage(StageError, place: SourcePlace)
  case encoding(PNGError, frame: Int)
  case output(OutputError)
  case file(FileError)
  case range(FrameRangeError, path: String)

  var status: ExitStatus {
    switch self {
    case .usage, .range: .usage
    case .scene(let error):
      switch error.status {
      case .usage: .usage
      case .invalidScene: .invalidScene
      case .missingAsset: .missingAsset
      }
    case .stage: .invalidScene
    case .encoding: .cannotWrite
    case .output(.interrupted): .interrupted
    case .output(.file(let error)), .file(let error): error.operation == .read ? .missingAsset : .cannotWrite
    case .output: .cannotWrite
    }
  }

  var message: String {
    switch self {
    case .usage(let error): "segue: \(error.message)"
    case .scene(let error): error.description
    case .stage(let error, let place): "\(place): error: \(error)"
    case .encoding(let error, let frame): "segue: frame \(frame): \(error)"
    case .output(let error): "segue: \(error.description)"
    case .file(let error): "segue: \(error.description)"
    case .range(let error, let path): "segue: --frames: \(error.description) (\(path))"
    }
  }

  /// Runs work on files, its errors being those of the command.
  static func files<Output>(_ work: () throws(FileError) -> Output) throws(CommandError) -> Output {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}
