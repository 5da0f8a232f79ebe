/// What one file's image data is made of, by our own compression: what it costs at least follows from it.
package struct EncodingWork: Hashable, Sendable {
  /// Blocks, each with a code of its own.
  package var blocks: Int = 0
  /// Codes emitted for rows of runs, without those of rows that repeat: their bits are put together once.
  package var codes: Int = 0
  /// Bytes of rows without runs, emitted as they stand.
  package var plainBytes: Int = 0
}
