import SceneFiles
import SystemFiles

/// The files of a scene, read from the disk.
struct DiskSceneFiles: SceneFileReading {
  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      throw error.reason == .missing ? .missing : .unreadable(error.reason.description)
    }
  }

  func fileExists(at path: String) -> Bool { FileSystem.kind(of: path) == .file }

  func resolved(_ path: String) -> String? { FileSystem.resolved(path) }
}
