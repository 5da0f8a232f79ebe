import PNGCoding

/// Sorts the chunks of a file into what its frames share and what belongs to each.
struct AnimationReader {
  private(set) var header: ArraySlice<UInt8>?
  /// How many frames are announced; nil while no animation is.
  private(set) var frameCount: Int?
  private(set) var shared: [UInt8] = []
  private(set) var frames: [AnimatedPNG.Frame] = []
  private var nextNumber: UInt32 = 0
  private var hasImageData = false
  /// The kind of the first chunk whose check does not hold; in a picture libpng looks after that.
  private var damagedChunk: String?

  mutating func take(_ chunk: PNGChunks.Chunk) throws(APNGError) {
    if !chunk.isIntact { damagedChunk = damagedChunk ?? chunk.type }
    if let damagedChunk, frameCount != nil || chunk.type == "acTL" {
      throw .malformed("the check of a chunk of kind \(damagedChunk) does not hold")
    }
    switch chunk.type {
    case "IHDR": header = chunk.data
    case "acTL": try takeAnimation(chunk.data)
    case "fcTL": try takeControl(chunk.data)
    case "IDAT": takeImageData(chunk.data)
    case "fdAT": try takeFrameData(chunk.data)
    case "IEND": break
    default: takeShared(chunk)
    }
  }

  private mutating func takeAnimation(_ data: ArraySlice<UInt8>) throws(APNGError) {
    // Behind the image data the chunk has no meaning: the file is an ordinary picture.
    guard !hasImageData else { return }
    guard data.count == 8, frameCount == nil else { throw .malformed("acTL is there twice, or is no acTL") }
    frameCount = Int(PNGChunks.number(data.prefix(4)))
    if frameCount == 0 { throw .malformed("it announces no frames") }
  }

  private mutating func takeControl(_ data: ArraySlice<UInt8>) throws(APNGError) {
    guard frameCount != nil else { return }
    guard let control = FrameControl(data) else { throw .malformed("the fcTL of frame \(frames.count) is no fcTL") }
    try count(data)
    frames.append(AnimatedPNG.Frame(control: control))
  }

  /// The picture for readers that know no animations is a frame only when a control stands before it.
  private mutating func takeImageData(_ data: ArraySlice<UInt8>) {
    hasImageData = true
    if frames.count == 1 { frames[0].data.append(data) }
  }

  private mutating func takeFrameData(_ data: ArraySlice<UInt8>) throws(APNGError) {
    guard frameCount != nil else { return }
    guard data.count >= 4, hasImageData, !frames.isEmpty else { throw .malformed("an fdAT belongs to no frame") }
    try count(data)
    frames[frames.count - 1].data.append(data.dropFirst(4))
  }

  private mutating func takeShared(_ chunk: PNGChunks.Chunk) {
    guard !hasImageData else { return }
    shared += PNGChunks.encoded(chunk.type, chunk.data)
  }

  /// Controls and data are numbered through, so that a tool that reorders chunks is found out.
  private mutating func count(_ data: ArraySlice<UInt8>) throws(APNGError) {
    let number = PNGChunks.number(data.prefix(4))
    guard number == nextNumber else {
      throw .malformed("its chunks are out of order: number \(number) where \(nextNumber) is expected")
    }
    nextNumber += 1
  }
}
