package import FrameOutput
package import SystemFiles

/// Two files that are compared, and what they are called.
package struct FilePair: Hashable, Sendable {
  /// From the folders, or the actual file's own name.
  package var name: String
  /// Nil when only the other one is there.
  package var expected: String?
  package var actual: String?
  /// The frame that the files hold.
  package var frame: Int?
  /// Nil where the limits' own areas are meant, and their frames are those of the files.
  package var ignored: IgnoredPixels?

  package init(name: String, expected: String?, actual: String?, frame: Int? = nil, ignored: IgnoredPixels? = nil) {
    self.name = name
    self.expected = expected
    self.actual = actual
    self.frame = frame
    self.ignored = ignored
  }
}

/// Why comparing ends before its end.
package enum ComparisonError: Error, Hashable, Sendable {
  /// A picture of a difference cannot be written.
  case file(FileError)
  /// An ignored area names frames that an animation does not have.
  case range(FrameRangeError, path: String)
}
