import DisplayLists

/// One step of painting a row, back to front.
struct PaintStep {
  enum Kind {
    case fill(Int)
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
}

/// A shape with its paint.
struct PreparedFill {
  var shape: ShapeRows
  let paint: PaintSource
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

  mutating func field() -> ShadowField {
    if let made { return made }
    let field = ShadowField(shadow, wanted: wanted)
    made = field
    return field
  }
}

/// A clip or a group, or several that hold nothing but one another.
struct Scope {
  var clips: [ShapeRows]
  var opacity: Int
  /// Where in the row how much of what is painted stays: 0…32768.
  private(set) var spans: [CoverageSpan] = []
  /// The rows that `spans` are right for.
  private var rows: ClosedRange<Int>?

  init(clips: [ShapeRows], opacity: Int) {
    (self.clips, self.opacity) = (clips, opacity)
  }

  /// The last row that is known to be as the current one.
  var lastAlike: Int { rows?.upperBound ?? .min }

  /// - Parameter columns: all it may change, the same for every row.
  mutating func move(to row: Int, columns: PixelRange, using cells: inout CellRow) {
    if let rows, rows.contains(row) { return }
    var last = Int.max
    spans = [CoverageSpan(columns, coverage: Opacity.full)]
    for index in clips.indices {
      clips[index].move(to: row, using: &cells)
      last = min(last, clips[index].lastAlike)
      spans = spans.combined(with: clips[index].spans, Opacity.product)
    }
    if opacity < Opacity.full {
      for index in spans.indices { spans[index].coverage = Opacity.product(spans[index].coverage, opacity) }
    }
    rows = row...last
  }
}
