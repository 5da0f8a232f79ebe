/// The lines of a file, read as they are asked for, so that its length costs no memory.
package struct FileLines: ~Copyable {
  /// The longest line that is taken, our choice: more than any trace of ours writes, less than memory.
  package static let lengthLimit: Int = 1 << 26

  private let file: FileDescriptor
  /// Who closes the file; nil when it goes with its lines.
  private let owner: RereadFile?
  /// Where the next piece is read; nil for where the system stands, as in a pipe.
  private var offset: Int?
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// How many bytes of the file lie before the next line.
  package private(set) var position: Int

  package init(_ path: String) throws(FileError) {
    file = try FileDescriptor.openForReading(path)
    owner = nil
    position = 0
  }

  /// The lines of a file that stays open, from a place on.
  init(_ file: RereadFile, from offset: Int) {
    self.file = file.file
    owner = file
    self.offset = offset
    position = offset
  }

  deinit {
    if owner == nil { _ = file.close() }
  }

  /// The next line without its break; nil after the last, which may lack one.
  package mutating func next() throws(FileError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        defer {
          position += end + 1 - start
          start = end + 1
        }
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
    defer {
      position += buffer.count - start
      start = buffer.count
    }
    return Array(buffer[start...])
  }

  private mutating func readMore() throws(FileError) {
    buffer.removeFirst(start)
    start = 0
    guard buffer.count <= Self.lengthLimit else {
      throw FileError(.read, file.path, .tooLarge(limit: Self.lengthLimit))
    }
    let piece = if let offset { try file.readPiece(at: offset) } else { try file.readPiece() }
    offset = offset.map { $0 + piece.count }
    isAtEnd = piece.isEmpty
    buffer += piece
  }
}
