/// How hard the encoder tries.
package enum PNGCompression: Hashable, Sendable {
  /// Fast, and small for frames of flat colours.
  case standard
  /// zlib's level, 1 (fast) to 9 (small), with libpng's choice of filters.
  case level(Int)
}
