import SystemFiles

/// A file that is written piece by piece, and whole when somebody sees it; one that says the same already is left alone.
struct PieceFile: ~Copyable {
  /// As much is written at a time, our choice; bytes.
  private static let pieceSize: Int = 1 << 15

  private let file: AtomicFile
  private var waiting: [UInt8] = []

  /// Begins a file and makes the folders around it.
  init(_ path: String) throws(RegressionError) {
    do throws(FileError) {
      try FileSystem.createFolder(FilePaths.folder(of: path))
      file = try AtomicFile(path)
    } catch {
      throw .file(error)
    }
  }

  mutating func append(_ bytes: some Sequence<UInt8>) throws(RegressionError) {
    waiting += bytes
    guard waiting.count >= Self.pieceSize else { return }
    do throws(FileError) {
      try file.append(waiting)
    } catch {
      throw .file(error)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  consuming func commit() throws(RegressionError) {
    do throws(FileError) {
      try file.append(waiting)
      try file.commitUnlessSame()
    } catch {
      throw .file(error)
    }
  }
}
