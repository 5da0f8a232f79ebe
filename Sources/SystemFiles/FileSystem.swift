#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files and folders: every call into the system that changes or reads them.
package enum FileSystem {
  /// What lies at a path, links followed.
  package enum Kind: Hashable, Sendable {
    case file, folder
    /// A device, a pipe, a socket.
    case other
  }

  /// What lies there; nil when nothing does, or it cannot be reached.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// The largest file read at once, our choice: more than any scene or picture needs, less than a disk.
  package static let sizeLimit: Int = 1 << 30

  /// The whole of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = try FileDescriptor.openForReading(path)
    defer { _ = file.close() }
    return try file.readAll(limit: sizeLimit)
  }

  /// Removes a file; one that is not there is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) != 0, errno != ENOENT else { return }
    throw FileError(.remove, path, errno: errno)
  }

  /// The path with links, `.` and `..` resolved; nil when nothing lies there.
  package static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
