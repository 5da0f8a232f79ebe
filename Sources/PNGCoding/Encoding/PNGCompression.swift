/// How hard the encoder tries.
package enum PNGCompression: Hashable, Sendable {
  /// From the runs of rows, by our own encoder: fast, and small for frames of flat colours.
  case standard
  /// zlib's level, 1 (fast) to 9 (small), with libpng's choice of filters.
  case level(Int)
}
