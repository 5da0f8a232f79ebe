package import PNGCoding

/// An APNG taken apart: its frames as PNG files of their own, read when they are wanted.
package struct AnimatedPNG: Sendable {
  struct Frame: Sendable {
    var control: FrameControl
    /// The compressed image data, in pieces of the file.
    var data: [ArraySlice<UInt8>] = []
  }

  package let width: Int
  package let height: Int
  /// The header's last five bytes: depth, kind, methods.
  let format: ArraySlice<UInt8>
  /// Chunks that every frame shares, such as the palette.
  let shared: [UInt8]
  let frames: [Frame]

  package var frameCount: Int { frames.count }

  /// Takes a file apart; nil when it holds no animation.
  package init?(_ bytes: [UInt8], limits: PNGLimits = .standard) throws(APNGError) {
    guard bytes.starts(with: PNGChunks.signature), PNGChunks(bytes).contains(where: { $0.type == "acTL" }) else {
      return nil
    }
    var reader = AnimationReader()
    for chunk in PNGChunks(bytes) { try reader.take(chunk) }
    guard let count = reader.frameCount else { return nil }
    guard let header = reader.header, header.count == 13 else { throw .malformed("its header is missing") }
    width = Int(PNGChunks.number(header.prefix(4)))
    height = Int(PNGChunks.number(header.dropFirst(4).prefix(4)))
    guard width <= limits.maximumSide, height <= limits.maximumSide, width * height <= limits.maximumPixels else {
      throw .tooLarge(width: width, height: height)
    }
    format = header.dropFirst(8)
    shared = reader.shared
    frames = reader.frames
    guard frames.count == count else {
      throw .malformed("it has \(frames.count) frames and announces \(count)")
    }
    try checkAreas()
  }

  private func checkAreas() throws(APNGError) {
    for (index, frame) in frames.enumerated() {
      let area = frame.control.area
      guard area.width > 0, area.height > 0, area.endX <= width, area.endY <= height else {
        throw .outside(frame: index)
      }
      guard !frame.data.isEmpty else { throw .malformed("frame \(index) has no picture") }
    }
  }

  /// The picture that a frame brings, as large as its own area.
  func picture(ofFrame index: Int) throws(APNGError) -> StoredPNG {
    let frame = frames[index]
    let (width, height) = (UInt32(frame.control.area.width), UInt32(frame.control.area.height))
    let header = PNGChunks.bigEndian(width) + PNGChunks.bigEndian(height) + format
    var file = PNGChunks.signature + PNGChunks.encoded("IHDR", header) + shared
    for data in frame.data { file += PNGChunks.encoded("IDAT", data) }
    file += PNGChunks.encoded("IEND", [])
    do throws(PNGError) {
      return try PNGDecoder.decodeStored(file)
    } catch {
      throw .frame(index, error)
    }
  }
}
