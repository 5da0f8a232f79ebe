/// Makes one animated PNG of the files of its frames, piece by piece, so that nobody holds the whole.
///
/// Each frame replaces the one before it; the first is what programs show that know nothing of animations.
/// The form is that of the PNG specification's third edition, chunks acTL, fcTL and fdAT.
package struct AnimatedPNGWriter {
  /// How long a frame is shown: a fraction of a second, each half of 16 bits and above 0.
  package struct Delay: Hashable, Sendable {
    package let numerator: UInt16
    package let denominator: UInt16

    /// The delay of frames that come at a rate, or the nearest there is: the halves have 16 bits.
    ///
    /// - Parameters:
    ///   - frames: so many, above 0, in…
    ///   - seconds: …so many, above 0.
    package init(frames: Int, seconds: Int) {
      precondition(frames > 0 && seconds > 0, "a rate is above 0")
      let most = Double(UInt16.max)
      let excess = max(Double(frames), Double(seconds)) / most
      func half(_ value: Int) -> UInt16 {
        excess <= 1 ? UInt16(value) : UInt16(min(max((Double(value) / excess).rounded(), 1), most))
      }
      (numerator, denominator) = (half(seconds), half(frames))
    }
  }

  private let frameCount: Int
  private let delay: Delay
  private var framesWritten = 0
  /// Numbers fcTL and fdAT together.
  private var sequence: UInt32 = 0

  /// - Parameter frameCount: how many frames will follow; at least 1.
  package init(frameCount: Int, delay: Delay) {
    precondition(frameCount > 0, "an animation has frames")
    self.frameCount = frameCount
    self.delay = delay
  }

  /// What the file goes on with for the next frame.
  ///
  /// - Parameter file: a PNG file of our own encoding; the first decides size and form. A smaller one replaces the top
  ///   left of the frame before it, and the rest stays.
  package mutating func piece(for file: [UInt8]) -> [UInt8] {
    precondition(framesWritten < frameCount, "no more frames follow than were announced")
    var header: [PNGChunks.Chunk] = []
    var data: [ArraySlice<UInt8>] = []
    for chunk in PNGChunks(file) {
      if chunk.type == "IDAT" { data.append(chunk.data) } else if data.isEmpty { header.append(chunk) }
    }
    var piece = framesWritten == 0 ? beginning(header) : []
    // Width and height stand first in the header.
    piece += control(size: header[0].data.prefix(8))
    for part in data { piece += framesWritten == 0 ? PNGChunks.encoded("IDAT", part) : frameData(part) }
    framesWritten += 1
    return piece
  }

  /// What ends the file.
  package static let end: [UInt8] = PNGChunks.encoded("IEND", [])

  private func beginning(_ header: [PNGChunks.Chunk]) -> [UInt8] {
    // Played for ever: 0 repetitions.
    let control = PNGChunks.bigEndian(UInt32(frameCount)) + PNGChunks.bigEndian(0)
    var bytes = PNGChunks.signature
    for (index, chunk) in header.enumerated() {
      bytes += PNGChunks.encoded(chunk.type, chunk.data)
      if index == 0 { bytes += PNGChunks.encoded("acTL", control) }
    }
    return bytes
  }

  private mutating func control(size: ArraySlice<UInt8>) -> [UInt8] {
    let origin = PNGChunks.bigEndian(0) + PNGChunks.bigEndian(0)
    let halves = [delay.numerator, delay.denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    // Left as it is afterwards, and put in the place of what was there.
    return PNGChunks.encoded("fcTL", nextNumber() + size + origin + halves + [0, 0])
  }

  private mutating func frameData(_ part: ArraySlice<UInt8>) -> [UInt8] {
    PNGChunks.encoded("fdAT", nextNumber() + part)
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunks.bigEndian(sequence)
  }
}
