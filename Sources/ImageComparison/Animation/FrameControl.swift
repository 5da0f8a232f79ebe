import PNGCoding

/// What an APNG says of one of its frames (fcTL).
struct FrameControl: Hashable, Sendable {
  /// What becomes of the frame's area before the next frame.
  enum Disposal: UInt8 {
    case none = 0
    /// It is cleared.
    case background = 1
    /// It is as it was before the frame.
    case previous = 2
  }

  enum Blending: UInt8 {
    case source = 0
    case over = 1
  }

  var area: PixelArea
  var delay: FrameDelay
  var disposal: Disposal
  var blending: Blending

  /// Reads the chunk's data behind its sequence number; nil when it is not of the form.
  init?(_ data: ArraySlice<UInt8>) {
    guard data.count == 26 else { return nil }
    func long(_ offset: Int) -> Int { Int(PNGChunks.number(data.dropFirst(offset).prefix(4))) }
    func short(_ offset: Int) -> Int { Int(PNGChunks.number(data.dropFirst(offset).prefix(2))) }
    guard let disposal = Disposal(rawValue: data[data.startIndex + 24]),
      let blending = Blending(rawValue: data[data.startIndex + 25])
    else { return nil }
    area = PixelArea(x: long(12), y: long(16), width: long(4), height: long(8))
    delay = FrameDelay(numerator: short(20), denominator: short(22))
    self.disposal = disposal
    self.blending = blending
  }
}

/// How long a frame is shown: a fraction of a second.
package struct FrameDelay: Sendable {
  package var numerator: Int
  package var denominator: Int

  /// A denominator of 0 stands for 100, as the format has it.
  package init(numerator: Int, denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator == 0 ? 100 : denominator
  }
}

extension FrameDelay: Hashable {
  package static func == (a: FrameDelay, b: FrameDelay) -> Bool {
    a.numerator * b.denominator == b.numerator * a.denominator
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(Double(numerator) / Double(denominator))
  }
}

extension FrameDelay: CustomStringConvertible {
  package var description: String { numerator == 0 ? "0 s" : "\(numerator)/\(denominator) s" }
}
