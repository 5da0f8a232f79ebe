import Regression
import SceneFiles
import SystemFiles

/// The files of a scene as they were recorded beside its baseline; what was not recorded is read from the disk.
struct RecordedSceneFiles: SceneFileReading {
  private let texts: [String: [UInt8]]
  private let disk = DiskSceneFiles()

  /// - Parameter path: the scene's file as it is asked for.
  init(_ sources: [RecordedSource], scene path: String) {
    let folder = FilePaths.folder(of: path)
    texts = Dictionary(sources.map { (Self.key(FilePaths.join(folder, $0.file)), $0.text) }) { first, _ in first }
  }

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    if let text = texts[Self.key(path)] { return text }
    return try disk.contents(of: path)
  }

  func fileExists(at path: String) -> Bool { texts[Self.key(path)] != nil || disk.fileExists(at: path) }

  /// A folder's own path may stand in front or not.
  private static func key(_ path: String) -> String { path.withoutPrefix("./") }
}
