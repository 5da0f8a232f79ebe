#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lines put aside and read again in their order, however many, in little memory: a file without a name.
///
/// Nobody else sees it, and it is gone when the process is, however that ends.
package struct ScratchFile: ~Copyable {
  /// As much is written at a time, our choice: one call of the system for some hundred lines.
  private static let pieceSize: Int = 1 << 15

  private let file: FileDescriptor
  private var waiting: [UInt8] = []
  private var isOpen = true

  /// Makes one on the disk on which a path is, or will be once its folder is made.
  ///
  /// - Parameter path: named in errors.
  package init(near path: String) throws(FileError) {
    var folder = FilePaths.folder(of: path)
    while FileSystem.kind(of: folder) == nil, FilePaths.folder(of: folder) != folder {
      folder = FilePaths.folder(of: folder)
    }
    try self.init(beside: FilePaths.join(folder, FilePaths.name(of: path)))
  }

  /// Makes one in the folder of a path.
  ///
  /// - Parameter path: named in errors.
  package init(beside path: String) throws(FileError) {
    let temporary = AtomicFile.temporaryPath(beside: path + "~")
    let number = unsafe open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw FileError(.write, path, errno: errno) }
    _ = unsafe unlink(temporary)
    file = FileDescriptor(number: number, path: path)
  }

  deinit {
    if isOpen { _ = file.close() }
  }

  /// Puts bytes behind those that are there.
  package mutating func append(_ bytes: [UInt8]) throws(FileError) {
    waiting += bytes
    if waiting.count >= Self.pieceSize { try writeWaiting() }
  }

  /// Every line, from the first on.
  package consuming func lines() throws(FileError) -> FileLines {
    try finish().lines()
  }

  /// Ends the writing, and gives the file to be read as often as somebody wants.
  package consuming func finish() throws(FileError) -> RereadFile {
    try writeWaiting()
    isOpen = false
    return RereadFile(file)
  }

  private mutating func writeWaiting() throws(FileError) {
    try file.writeAll(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}
