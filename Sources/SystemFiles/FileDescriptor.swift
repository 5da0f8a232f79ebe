#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file; closed by whoever opened it, exactly once.
struct FileDescriptor {
  let number: Int32
  /// Named in errors.
  let path: String

  static func openForReading(_ path: String) throws(FileError) -> FileDescriptor {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError(.read, path, errno: errno) }
    return FileDescriptor(number: number, path: path)
  }

  func close() -> Int32 {
    #if canImport(Darwin)
      Darwin.close(number)
    #elseif canImport(Glibc)
      Glibc.close(number)
    #else
      Musl.close(number)
    #endif
  }

  /// Everything up to the end.
  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try read(into: &buffer)
      if count == 0 { return all }
      guard all.count + count <= limit else { throw FileError(.read, path, .tooLarge(limit: limit)) }
      all += buffer[..<count]
    }
  }

  /// The next bytes; none at the end.
  func readPiece() throws(FileError) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    return buffer[..<(try read(into: &buffer))]
  }

  /// The bytes from a place on, wherever the system stands; none at the end.
  func readPiece(at offset: Int) throws(FileError) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    return buffer[..<(try read(into: &buffer, at: offset))]
  }

  /// How many bytes came into the buffer; 0 at the end.
  ///
  /// - Parameter offset: where they are read; nil for where the system stands.
  private func read(into buffer: inout [UInt8], at offset: Int? = nil) throws(FileError) -> Int {
    while true {
      // The buffer's own length bounds what the system writes.
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        guard let offset else { return unsafe systemRead(number, bytes.baseAddress, bytes.count) }
        return unsafe pread(number, bytes.baseAddress, bytes.count, off_t(offset))
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw FileError(.read, path, errno: errno) }
    }
  }

  /// Writes all of it, however small the pieces that the system takes.
  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var offset = 0
    while offset < bytes.count {
      // Offset and length stay within the array.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[offset...])
        return unsafe write(number, rest.baseAddress, rest.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.write, path, errno: errno)
      }
      offset += count
    }
  }
}

/// The system's own `read`, which the method of that name hides.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}
