import FrameOutput
import SystemFiles

/// Where one picture goes, as `-o` says it: a file, a folder, a pattern, or standard output.
enum PictureDestination: Hashable, Sendable {
  /// What stands for standard output.
  static let standardOutput: String = "-"

  case unsaid
  case file(String)
  case folder(String)
  case template(FrameTemplate)

  init(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.value(.output), text != Self.standardOutput else {
      self = arguments.has(.output) ? .file(Self.standardOutput) : .unsaid
      return
    }
    switch try OutputTarget(argument: text, arguments) {
    case .template(let template): self = .template(template)
    case .folder where text.hasSuffix("/") || FileSystem.kind(of: text) == .folder: self = .folder(text)
    case .folder: self = .file(text)
    }
  }

  /// The path of the picture of a frame.
  ///
  /// - Parameter name: what the file is called where nothing says so.
  func path(scene: String, frame: Int, time: Double, scale: Double, name: () -> String) -> String {
    switch self {
    case .unsaid: name()
    case .file(let path): path
    case .folder(let folder): FilePaths.join(folder, name())
    case .template(let template): template.path(scene: scene, frame: frame, time: time, scale: scale)
    }
  }
}

extension Console {
  /// Writes a picture whole, to standard output for `-`, and says where it is.
  func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    if path == PictureDestination.standardOutput { return try result(bytes) }
    try CommandError.files { () throws(FileError) in
      try FileSystem.createFolder(FilePaths.folder(of: path))
      try FileSystem.write(bytes, to: path)
    }
    say("wrote \(path)")
  }
}
