package import PNGCoding
package import SystemFiles

/// Why frames were not written, or not all of them.
package enum OutputError: Error, Hashable, Sendable {
  case file(FileError)
  case png(PNGError, frame: Int)
  /// A picture that was rendered before cannot be read.
  case picture(PNGError, path: String)
  /// The folder holds frames of another scene.
  case otherScene(folder: String, found: String, expected: String)
  /// A record that cannot be read lies where ours would.
  case unreadableRecord(path: String)
  /// Something is there already, and nothing may be replaced.
  case exists(path: String)
  /// Several frames would have one name.
  case oneName(path: String)
  /// Somebody pressed Ctrl-C; whole files were left.
  case interrupted
}

extension OutputError {
  /// Runs work on files, whose errors are ours.
  static func files<Output: ~Copyable>(_ work: () throws(FileError) -> Output) throws(OutputError) -> Output {
    do throws(FileError) {
      return try work()
    } catch {
      throw .file(error)
    }
  }
}

extension OutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .png(let error, let frame): "frame \(frame): \(error)"
    case .picture(let error, let path): "\(path): \(error)"
    case .otherScene(let folder, let found, let expected):
      "\(folder) holds the frames of another scene (\(found), not \(expected)); choose another folder with -o, or "
        + "remove that one"
    case .unreadableRecord(let path):
      "\(path) was not written by this program, or is damaged; choose another folder with -o, or remove it"
    case .exists(let path): "\(path) is there already; --existing overwrite replaces it, --existing skip keeps it"
    case .oneName(let path):
      "all frames would be written to \(path); put {frame:04} into the name, or choose one frame with --frames"
    case .interrupted: "interrupted; the same command with --existing skip goes on"
    }
  }
}
