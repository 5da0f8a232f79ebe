#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is whole whenever somebody sees it: written under another name in the same folder, then renamed.
///
/// What is not committed leaves nothing behind.
package struct AtomicFile: ~Copyable {
  private let file: FileDescriptor
  private let temporary: String
  private var isOpen = true

  /// Begins a file; one that is there stays as it is until the new one is committed.
  package init(_ path: String) throws(FileError) {
    if FileSystem.kind(of: path) == .folder { throw FileError(.write, path, .isFolder) }
    let temporary = Self.temporaryPath(beside: path)
    // One that was begun before and is open still is in the way.
    _ = unsafe unlink(temporary)
    let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileError(.write, path, errno: errno) }
    file = FileDescriptor(number: number, path: path)
    self.temporary = temporary
  }

  deinit {
    guard isOpen else { return }
    _ = file.close()
    _ = unsafe unlink(temporary)
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    try file.writeAll(bytes)
  }

  /// Puts the file in its place.
  package consuming func commit() throws(FileError) {
    isOpen = false
    // Some file systems find out only when closing that there is no room.
    guard file.close() == 0, unsafe rename(temporary, file.path) == 0 else {
      let error = FileError(.write, file.path, errno: errno)
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Puts the file in its place; one that says the same already is left alone, and keeps its date.
  package consuming func commitUnlessSame() throws(FileError) {
    guard try Self.areEqual(temporary, file.path) else { return try commit() }
    isOpen = false
    _ = file.close()
    _ = unsafe unlink(temporary)
  }

  private static func areEqual(_ one: String, _ other: String) throws(FileError) -> Bool {
    guard FileSystem.kind(of: other) == .file, let second = try? FileDescriptor.openForReading(other) else {
      return false
    }
    defer { _ = second.close() }
    let first = try FileDescriptor.openForReading(one)
    defer { _ = first.close() }
    while true {
      // Of plain files the system gives as much as is asked for, but at their end.
      let (piece, same) = (try first.readPiece(), try second.readPiece())
      if piece != same { return false }
      if piece.isEmpty { return true }
    }
  }

  private static let temporaryPrefix: String = ".segue-"

  /// Tells this process from those of other machines that share a folder: in containers all have the same number.
  private static let processToken: String = String(UInt64.random(in: .min ... .max), radix: 36)

  /// Hidden, and different for each process and file; short enough for the system where the name itself is.
  static func temporaryPath(beside path: String) -> String {
    let name = String(decoding: FilePaths.name(of: path).utf8.suffix(200), as: UTF8.self)
    return FilePaths.join(FilePaths.folder(of: path), "\(temporaryPrefix)\(processToken)-\(name)")
  }

  /// Whether a file's name is that of one in the making; where nobody writes any more, whoever began it was killed.
  package static func isTemporary(_ name: String) -> Bool { name.hasPrefix(temporaryPrefix) }
}
