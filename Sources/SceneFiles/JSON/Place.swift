/// Where in a file something was written: the file as named by the user, and line and column counted from 1.
///
/// Columns count Unicode scalars, so that a letter with an umlaut is one column in UTF-8 too.
package struct Place: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  package var description: String { "\(file):\(line):\(column)" }
}

/// A byte of one of the texts a scene is made of; cheap to keep with every value, turned into a `Place` when needed.
package struct SourcePosition: Hashable, Sendable {
  /// The text's number in its `SourceTable`.
  var source: UInt32
  /// The byte's distance from the start of the text.
  package var offset: UInt32

  init(source: Int, offset: Int) {
    self.source = UInt32(truncatingIfNeeded: source)
    self.offset = UInt32(truncatingIfNeeded: offset)
  }
}
