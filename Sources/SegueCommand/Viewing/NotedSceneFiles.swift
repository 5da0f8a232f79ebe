import SceneFiles
import SystemFiles

/// The files of a scene, read from the disk; it keeps in mind what was asked for, found or not, and how it was then.
final class NotedSceneFiles: SceneFileReading {
  private let disk = DiskSceneFiles()
  private(set) var stamps: [String: FileStamp?] = [:]

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    note(path)
    return try disk.contents(of: path)
  }

  func fileExists(at path: String) -> Bool {
    note(path)
    return disk.fileExists(at: path)
  }

  private func note(_ path: String) {
    if stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
  }

  func resolved(_ path: String) -> String? { disk.resolved(path) }
}
