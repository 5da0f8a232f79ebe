#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Writes a file that is whole whenever somebody sees it: under another name in the same folder, then renamed.
  ///
  /// What is not a plain file (`/dev/stdout`, a pipe) is written to as it is. Nothing is left behind on failure.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    switch kind(of: path) {
    case .other: try writeDirectly(bytes, to: path)
    case .folder: throw FileError(.write, path, .isFolder)
    case .file, nil: try writeAtomically(bytes, to: path)
    }
  }

  private static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
    let temporary = temporaryPath(beside: path)
    do throws(FileError) {
      let file = try create(temporary, for: path)
      let written = Result { () throws(FileError) in try file.writeAll(bytes) }
      // Some file systems find out only here that there is no room.
      let closing = file.close() == 0 ? nil : FileError(.write, path, errno: errno)
      try written.get()
      if let closing { throw closing }
      guard unsafe rename(temporary, path) == 0 else { throw FileError(.write, path, errno: errno) }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(.write, path, errno: errno) }
    let file = FileDescriptor(number: number, path: path)
    defer { _ = file.close() }
    try file.writeAll(bytes)
  }

  /// Opens the temporary file; a stale one of a killed process with our number is taken over.
  private static func create(_ temporary: String, for path: String) throws(FileError) -> FileDescriptor {
    _ = unsafe unlink(temporary)
    let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileError(.write, path, errno: errno) }
    return FileDescriptor(number: number, path: path)
  }

  /// Hidden, and different for each process and file; short enough for the system where the name itself is.
  static func temporaryPath(beside path: String) -> String {
    let name = FilePaths.name(of: path).utf8.suffix(200)
    return FilePaths.join(FilePaths.folder(of: path), ".segue-\(getpid())-\(String(decoding: name, as: UTF8.self))")
  }
}
