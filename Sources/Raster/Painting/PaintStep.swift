import DisplayLists

/// One step of painting a row, back to front: plain numbers, so that going through steps costs nothing.
struct PaintStep {
  enum Kind {
    /// One opaque pixel and its opacity.
    case color(UInt32, opacity: Int, shape: Int)
    case gradient(Int, shape: Int)
    case picture(Int, shape: Int)
    case shadow(Int)
    /// Keeps the pixels below a clip or group.
    case begin(Int)
    /// Mixes them with what was painted since.
    case end(Int)
  }

  let kind: Kind
  /// The pixels it may change, within the clips around it.
  var bounds: PixelBounds
  /// The step that ends what this one begins, and the other way round; its own index else.
  var partner: Int
  /// True when full coverage leaves nothing of what lies below.
  var isOpaque: Bool = false
}

/// A shadow, blurred when the first row needs it.
struct PreparedShadow {
  let shadow: Shadow
  let wanted: PixelBounds
  let pixel: UInt32
  let opacity: Int
  private var made: ShadowField?

  init(_ shadow: Shadow, wanted: PixelBounds, opacity: Int) {
    (self.shadow, self.wanted, self.opacity) = (shadow, wanted, opacity)
    pixel = Pixel.opaque(red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue)
  }

  mutating func field(_ cache: PaintCache) -> ShadowField {
    if let made { return made }
    let field = cache.field(shadow, wanted: wanted)
    made = field
    return field
  }
}

/// A clip or a group, or several that hold nothing but one another.
struct Scope {
  var clips: ContiguousArray<PlacedShape>
  var opacity: Int
  /// Where in the row how much of what is painted stays: 0…32768.
  private(set) var spans: SpanList = SpanList()
  /// The same for the row before.
  private var earlierSpans: SpanList = SpanList()
  /// Room for putting clips together.
  private var clip: SpanList = SpanList()
  private var together: SpanList = SpanList()

  init(clips: ContiguousArray<PlacedShape>, opacity: Int) {
    (self.clips, self.opacity) = (clips, opacity)
  }

  /// - Parameter columns: all it may change, the same for every row.
  mutating func move(to row: Int, columns: PixelRange, using cells: CellRow) -> PaintProgram.Move {
    swap(&spans, &earlierSpans)
    let last = read(row, columns, cells)
    return PaintProgram.Move(
      isSeen: !spans.isEmpty, lastAlike: last, shown: spans.hull, changed: spans.change(from: earlierSpans))
  }

  private mutating func read(_ row: Int, _ columns: PixelRange, _ cells: CellRow) -> Int {
    guard clips.count != 1 else {
      return clips[0].read(row, within: columns, opacity: opacity, into: &spans, using: cells)
    }
    spans.removeAll()
    spans.append(CoverageSpan(columns, coverage: Opacity.full), in: cells.pool)
    var last = Int.max
    for index in clips.indices {
      last = min(last, clips[index].read(row, within: columns, into: &clip, using: cells))
      together.replace(byProductOf: spans, clip, in: cells.pool)
      swap(&spans, &together)
    }
    together.replace(by: spans, movedBy: 0, within: columns, opacity: opacity, in: cells.pool)
    swap(&spans, &together)
    return last
  }
}
