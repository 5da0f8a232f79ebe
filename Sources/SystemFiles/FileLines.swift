/// The lines of a file, read as they are asked for, so that its length costs no memory.
package struct FileLines: ~Copyable {
  /// The longest line that is taken, our choice: more than any trace of ours writes, less than memory.
  package static let lengthLimit: Int = 1 << 26

  private let file: FileDescriptor
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  package init(_ path: String) throws(FileError) {
    file = try FileDescriptor.openForReading(path)
  }

  /// The lines of a file that is open, which is closed with them.
  init(_ file: FileDescriptor) {
    self.file = file
  }

  deinit {
    _ = file.close()
  }

  /// The next line without its break; nil after the last, which may lack one.
  package mutating func next() throws(FileError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      if isAtEnd { return takeRest() }
      searched = buffer.count - start
      try readMore()
    }
  }

  private func lineEnd(from first: Int) -> Int? {
    let bytes = buffer.span
    var place = first
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { return place }
      place &+= 1
    }
    return nil
  }

  private mutating func takeRest() -> [UInt8]? {
    guard start < buffer.count else { return nil }
    defer { start = buffer.count }
    return Array(buffer[start...])
  }

  private mutating func readMore() throws(FileError) {
    buffer.removeFirst(start)
    start = 0
    guard buffer.count <= Self.lengthLimit else {
      throw FileError(.read, file.path, .tooLarge(limit: Self.lengthLimit))
    }
    let piece = try file.readPiece()
    isAtEnd = piece.isEmpty
    buffer += piece
  }
}
