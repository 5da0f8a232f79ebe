import Foundation
import SceneFiles

/// The files beside the package's sources.
struct PackageFiles: SceneFileReading {
  /// The shipped scenes.
  static let scenes: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Scenes")

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else { throw .missing }
    return [UInt8](data)
  }

  func fileExists(at path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
