extension FileSystem {
  /// Copies a file piece by piece, whole or not at all; a copy that says the same already is left alone.
  package static func copy(_ path: String, to target: String) throws(FileError) {
    let source = try FileDescriptor.openForReading(path)
    defer { _ = source.close() }
    let copy = try AtomicFile(target)
    while true {
      let piece = try source.readPiece()
      if piece.isEmpty { break }
      try copy.append(Array(piece))
    }
    try copy.commitUnlessSame()
  }
}
