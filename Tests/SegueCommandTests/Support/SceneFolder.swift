import PNGCoding
import Pixels
import SystemFiles
import TestSupport

/// A temporary folder with scenes in it.
struct SceneFolder {
  private let folder: TemporaryFolder

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try write(text, to: name) }
  }

  var path: String { folder.path }

  /// The path of something in the folder.
  func callAsFunction(_ name: String) -> String { folder(name) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try FileSystem.createFolder(FilePaths.folder(of: self(name)))
    try FileSystem.write(bytes, to: self(name))
  }

  /// Writes a picture in which no two neighbours are alike.
  func writePhoto(width: Int = 24, height: Int = 16, to name: String) throws {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = (UInt32(x * 37 % 256), UInt32(y * 53 % 256), UInt32((x * y * 11 + 90) % 256))
        bitmap[x, y] = 0xFF00_0000 | blue << 16 | green << 8 | red
      }
    }
    var encoder = try PNGEncoder(PNGEncoder.Options(width: width, height: height, isOpaque: true))
    try bitmap.write(to: &encoder)
    try write(encoder.finish(), to: name)
  }

  func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

  func bytes(of name: String) throws -> [UInt8] { try FileSystem.read(self(name)) }

  /// The files and folders in a folder below.
  func list(_ name: String) throws -> [String] { try FileSystem.list(self(name)) }

  /// The names of the frames in a folder below.
  func frames(_ name: String) throws -> [String] { try list(name).filter { $0.hasSuffix(".png") } }

  func exists(_ name: String) -> Bool { FileSystem.kind(of: self(name)) != nil }

  /// Paths of all files below a folder, from this one on.
  func tree(_ name: String) throws -> [String] {
    try list(name).flatMap { entry -> [String] in
      let path = "\(name)/\(entry)"
      return FileSystem.kind(of: self(path)) == .folder ? try tree(path) : [path]
    }
  }
}
