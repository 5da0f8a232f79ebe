extension SourceLexer {
  /// Goes on to the end of the line.
  mutating func skipLine() {
    while let byte = byte(), !byte.isLineBreak { position += 1 }
  }

  /// Skips a comment with all those in it; one without end is the rest of the file.
  mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }
}
