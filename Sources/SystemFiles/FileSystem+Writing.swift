#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// Writes a whole file or none; what is not a plain file (`/dev/stdout`, a pipe) is written to as it is.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if kind(of: path) == .other { return try writeDirectly(bytes, to: path) }
    let file = try AtomicFile(path)
    try file.append(bytes)
    try file.commit()
  }

  static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(.write, path, errno: errno) }
    let file = FileDescriptor(number: number, path: path)
    defer { _ = file.close() }
    try file.writeAll(bytes)
  }

  /// Gives a file another name, in the place of one that is there.
  package static func move(_ path: String, to target: String) throws(FileError) {
    guard unsafe rename(path, target) == 0 else { throw FileError(.write, target, errno: errno) }
  }
}
