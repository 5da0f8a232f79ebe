/// A file that stays open, so that its lines can be read again and again, also several times at once.
///
/// Somebody may put another file in its place meanwhile; this one is read as it was.
package final class RereadFile: Sendable {
  let file: FileDescriptor

  package convenience init(_ path: String) throws(FileError) {
    self.init(try FileDescriptor.openForReading(path))
  }

  /// Takes over a file that is open.
  init(_ file: FileDescriptor) {
    self.file = file
  }

  deinit {
    _ = file.close()
  }

  /// Named in errors.
  package var path: String { file.path }

  /// The lines from a place on, which is counted in bytes.
  package func lines(from offset: Int = 0) -> FileLines { FileLines(self, from: offset) }
}
