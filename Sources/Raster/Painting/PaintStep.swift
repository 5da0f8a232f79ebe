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
  var clips: [ShapeRows]
  var opacity: Int
  /// Where in the row how much of what is painted stays: 0…32768.
  private(set) var spans: SpanList = SpanList()

  init(clips: [ShapeRows], opacity: Int) {
    (self.clips, self.opacity) = (clips, opacity)
  }

  /// - Parameter columns: all it may change, the same for every row.
  /// - Returns: the last row that is known to be as this one.
  mutating func move(to row: Int, columns: PixelRange, using cells: CellRow) -> Int {
    spans.removeAll()
    if clips.count == 1 {
      let clip = clips[0].row(row, using: cells)
      readClip(clip.spans, columns, cells.pool)
      return clip.lastAlike
    }
    return combine(clips.map { $0.row(row, using: cells) }, columns, cells.pool)
  }

  private mutating func readClip(_ clip: SpanList, _ columns: PixelRange, _ pool: SpanPool) {
    for index in 0..<clip.count {
      let part = clip[index].columns.intersection(columns)
      let coverage = Opacity.product(clip[index].coverage, opacity)
      spans.extend(part.start, part.end, coverage: coverage, in: pool)
    }
  }

  private mutating func combine(_ rows: [ShapeRows.Row], _ columns: PixelRange, _ pool: SpanPool) -> Int {
    var combined = [CoverageSpan(columns, coverage: Opacity.full)]
    var last = Int.max
    for row in rows {
      combined = combined.combined(with: row.spans.array, Opacity.product)
      last = min(last, row.lastAlike)
    }
    for span in combined {
      spans.extend(
        span.columns.start, span.columns.end, coverage: Opacity.product(span.coverage, opacity), in: pool)
    }
    return last
  }
}
