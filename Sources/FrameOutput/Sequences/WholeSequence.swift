import SystemFiles

/// A sequence that was rendered at once, and the proof that nothing of it is missing.
package struct WholeSequence: Hashable, Sendable {
  package let frameCount: Int

  /// Whether a folder holds one, proven or not.
  package static func isRecorded(in folder: String) -> Bool { FileSystem.kind(of: path(in: folder)) == .file }

  /// Proves that the record is complete, and that every frame is in it once and has its file.
  package init(in folder: String) throws(SequenceMergeError) {
    let path = Self.path(in: folder)
    var sequence = try Self.open(path)
    guard sequence.record.isComplete, let count = sequence.record.frameCount else { throw .incomplete(path) }
    var expected = 0
    while let frame = try Self.next(&sequence) {
      guard frame.index == expected else { throw .incomplete(path) }
      let file = FilePaths.join(folder, frame.file)
      guard SequenceFolder.isBelow(frame.file), FileSystem.kind(of: file) == .file else { throw .missingFile(file) }
      expected += 1
    }
    guard expected == count else { throw .incomplete(path) }
    frameCount = count
  }

  private static func open(_ path: String) throws(SequenceMergeError) -> SequenceReader {
    do throws(OutputError) {
      return try SequenceReader.open(path)
    } catch {
      throw .output(error)
    }
  }

  private static func next(_ sequence: inout SequenceReader) throws(SequenceMergeError) -> FrameRecord? {
    do throws(OutputError) {
      return try sequence.next()
    } catch {
      throw .output(error)
    }
  }

  private static func path(in folder: String) -> String { FilePaths.join(folder, "sequence.json") }
}
