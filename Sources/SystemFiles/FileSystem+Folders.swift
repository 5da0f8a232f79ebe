#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Makes a folder and those above it; one that is there already is fine.
  package static func createFolder(_ path: String) throws(FileError) {
    if kind(of: path) == .folder { return }
    let parent = FilePaths.folder(of: path)
    if parent != path { try createFolder(parent) }
    if unsafe mkdir(path, 0o777) == 0 { return }
    let code = errno
    // Another process may have made it meanwhile.
    if code == EEXIST, kind(of: path) == .folder { return }
    throw FileError(.createFolder, path, code == EEXIST ? .notFolder : FileError.Reason(code))
  }

  /// Whether a link lies at a path, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Removes a folder in which nothing is; whether it is gone.
  package static func removeFolderIfEmpty(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

  /// The names in a folder in the order of their bytes, without `.` and `..`.
  package static func list(_ path: String) throws(FileError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw FileError(.list, path, errno: errno) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(folder) else { break }
      let name = unsafe name(of: entry)
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw FileError(.list, path, errno: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a folder that is empty; false when it is not empty or not there.
  package static func removeEmptyFolder(_ path: String) -> Bool {
    unsafe rmdir(path) == 0
  }

  /// The entry's name is a C string that lives until the next entry is read.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
      unsafe name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: entry.pointee.d_name)) {
        unsafe String(cString: $0)
      }
    }
  }
}
