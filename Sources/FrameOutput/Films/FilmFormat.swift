/// What all frames of a scene together may be written as, by its name on the command line.
package enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  /// An animated PNG, which browsers play.
  case apng
  /// YUV4MPEG2 with 4:4:4 samples, which ffmpeg and encoders read.
  case y4m
  /// Straight R, G, B, A of 8 bits, row by row and frame by frame, without a header.
  case rgba

  /// Whether a frame takes so much memory that only as many as there are workers are held.
  var isRaw: Bool { self != .apng }
}
