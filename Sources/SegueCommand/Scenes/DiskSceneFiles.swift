package import SceneFiles
import SystemFiles

/// The files of a scene, read from the disk.
package struct DiskSceneFiles: SceneFileReading {
  package init() {}

  package func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    do throws(FileError) {
      return try FileSystem.read(path)
    } catch {
      throw error.reason == .missing ? .missing : .unreadable(error.reason.description)
    }
  }

  package func fileExists(at path: String) -> Bool { FileSystem.kind(of: path) == .file }

  package func resolved(_ path: String) -> String? { FileSystem.resolved(path) }
}
