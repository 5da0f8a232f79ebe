import DisplayLists
import Geometry

/// Display items made ready for painting: what cannot be seen is left out, clips and groups are paired and put together.
struct PaintProgram {
  private(set) var steps: ContiguousArray<PaintStep> = []
  private var shapes: ContiguousArray<PlacedShape> = []
  /// The coverage of each shape in the row it was moved to last.
  private(set) var spans: ContiguousArray<SpanList> = []
  /// The one in the row before that.
  private var earlierSpans: ContiguousArray<SpanList> = []
  private(set) var gradients: ContiguousArray<GradientShader> = []
  private(set) var pictures: ContiguousArray<PreparedPicture> = []
  private(set) var shadows: ContiguousArray<PreparedShadow> = []
  private(set) var scopes: ContiguousArray<Scope> = []
  private let bounds: PixelBounds
  private let cache: PaintCache

  /// A clip or group whose end was not reached yet.
  private struct OpenScope {
    let step: Int
    /// What it may paint.
    let bounds: PixelBounds
    /// True when all in it is left out.
    let isUnseen: Bool
    /// How many items it holds, those within clips and groups in it not counted.
    var itemCount: Int = 0
  }

  private var open: [OpenScope] = []

  init(_ items: [DisplayItem], bounds: PixelBounds, cache: PaintCache) {
    (self.bounds, self.cache) = (bounds, cache)
    for item in items { append(item) }
    while !open.isEmpty { end() }
  }

  private var currentBounds: PixelBounds { open.last?.bounds ?? bounds }
  private var isUnseen: Bool { open.last?.isUnseen ?? false }

  private mutating func append(_ item: DisplayItem) {
    if case .end = item.content {
      // An end without a beginning ends nothing.
      if !open.isEmpty { end() }
      return
    }
    if let last = open.indices.last { open[last].itemCount += 1 }
    switch item.content {
    case .fill(let fill): append(fill)
    case .shadow(let shadow): append(shadow)
    case .beginClip(let silhouette):
      begin(isUnseen ? nil : Scope(clips: [cache.shape(silhouette)], opacity: Opacity.full))
    case .beginGroup(let opacity): begin(Scope(clips: [], opacity: Opacity.rounded(opacity)))
    case .end: return
    }
  }

  private mutating func append(_ fill: Fill) {
    guard !isUnseen else { return }
    let shape = cache.shape(fill.silhouette)
    let seen = shape.bounds.intersection(currentBounds)
    guard !seen.isEmpty, let paint = PaintSource(fill, bounds: seen, cache: cache) else { return }
    let kind: PaintStep.Kind
    switch paint {
    case .color(let pixel, let opacity): kind = .color(pixel, opacity: opacity, shape: shapes.count)
    case .gradient(let shader):
      kind = .gradient(gradients.count, shape: shapes.count)
      gradients.append(shader)
    case .picture(let picture):
      kind = .picture(pictures.count, shape: shapes.count)
      pictures.append(picture)
    }
    steps.append(PaintStep(kind: kind, bounds: seen, partner: steps.count, isOpaque: paint.isOpaque))
    shapes.append(shape)
    spans.append(SpanList())
    earlierSpans.append(SpanList())
  }

  private mutating func append(_ shadow: Shadow) {
    let opacity = Opacity.rounded(min(max(shadow.color.alpha, 0), 1) * min(max(shadow.opacity, 0), 1))
    guard !isUnseen, opacity > 0 else { return }
    let seen = PaintedBounds.bounds(of: shadow).intersection(currentBounds)
    guard !seen.isEmpty else { return }
    steps.append(PaintStep(kind: .shadow(shadows.count), bounds: seen, partner: steps.count))
    shadows.append(PreparedShadow(shadow, wanted: seen, opacity: opacity))
  }

  private mutating func begin(_ scope: Scope?) {
    let seen = (scope?.clips ?? []).reduce(currentBounds) { $0.intersection($1.bounds) }
    let isUnseen = isUnseen || seen.isEmpty || (scope?.opacity ?? 0) == 0
    open.append(OpenScope(step: steps.count, bounds: seen, isUnseen: isUnseen))
    guard !isUnseen, let scope else { return }
    steps.append(PaintStep(kind: .begin(scopes.count), bounds: seen, partner: steps.count))
    scopes.append(scope)
  }

  private mutating func end() {
    guard let scope = open.popLast(), !scope.isUnseen else { return }
    guard steps.count > scope.step + 1, case .begin(let index) = steps[scope.step].kind else {
      steps.removeSubrange(scope.step...)
      return
    }
    if scope.itemCount == 1, case .begin = steps[scope.step + 1].kind {
      absorb(innerStep: scope.step + 1, into: index)
    }
    let painted = steps[(scope.step + 1)...].reduce(PixelBounds.empty) { $0.union($1.bounds) }
    steps[scope.step].bounds = painted
    steps[scope.step].partner = steps.count
    steps.append(PaintStep(kind: .end(index), bounds: painted, partner: scope.step))
  }

  /// Makes a scope out of an outer one and the inner one that is all it holds.
  private mutating func absorb(innerStep: Int, into outer: Int) {
    guard case .begin(let inner) = steps[innerStep].kind else { return }
    scopes[outer].clips += scopes[inner].clips
    scopes[outer].opacity = Opacity.product(scopes[outer].opacity, scopes[inner].opacity)
    steps.removeLast()
    steps.remove(at: innerStep)
    for index in innerStep..<steps.count { steps[index].partner -= 1 }
  }
}

// MARK: - Rows

extension PaintProgram {
  /// What a step does in a row.
  struct Move {
    /// Whether it changes any pixel.
    var isSeen: Bool
    /// The last row in which it changes all pixels alike.
    var lastAlike: Int
    /// The columns that it may change.
    var shown: PixelRange = .empty
    /// Those in which it may do otherwise than in the row it was moved to before.
    var changed: PixelRange = .empty
  }

  /// Brings the shapes of a step to a row.
  mutating func move(_ step: PaintStep, to row: Int, using cells: CellRow) -> Move {
    var move: Move
    switch step.kind {
    case .color(_, _, let shape):
      move = self.move(shape: shape, to: row, using: cells)
    case .gradient(let index, let shape):
      move = self.move(shape: shape, to: row, using: cells)
      if move.isSeen { move.lastAlike = gradients[index].lastAlike(row, limit: move.lastAlike) }
      move.changed = spans[shape].hull.hullOfParts(earlierSpans[shape].hull)
    case .picture(_, let shape):
      move = self.move(shape: shape, to: row, using: cells)
      if move.isSeen { move.lastAlike = row }
      move.changed = spans[shape].hull.hullOfParts(earlierSpans[shape].hull)
    case .shadow(let index):
      move = self.move(shadow: index, to: row)
    case .begin(let index), .end(let index):
      move = scopes[index].move(to: row, columns: step.bounds.columns, using: cells)
    }
    move.lastAlike = min(move.lastAlike, step.bounds.rows.end - 1)
    move.shown = move.shown.intersection(step.bounds.columns)
    move.changed = move.changed.intersection(step.bounds.columns)
    return move
  }

  private mutating func move(shape index: Int, to row: Int, using cells: CellRow) -> Move {
    swap(&spans[index], &earlierSpans[index])
    let last = shapes[index].read(row, within: bounds.columns, into: &spans[index], using: cells)
    return Move(
      isSeen: !spans[index].isEmpty, lastAlike: last, shown: spans[index].hull,
      changed: spans[index].change(from: earlierSpans[index]))
  }

  private mutating func move(shadow index: Int, to row: Int) -> Move {
    let field = shadows[index].field(cache)
    let (rows, columns) = (field.bounds.rows, field.bounds.columns)
    guard rows.contains(row) else {
      return Move(isSeen: false, lastAlike: row < rows.start ? rows.start - 1 : .max, changed: columns)
    }
    return Move(isSeen: true, lastAlike: field.lastAlike(row), shown: columns, changed: columns)
  }

  /// The row of a shape that is new in this frame; nil of one that is known.
  func newRow(ofShape index: Int, _ row: Int) -> NewRow? {
    shapes[index].rows.firstFrame == cache.frame ? shapes[index].newRow(row) : nil
  }

  mutating func field(ofShadow index: Int) -> ShadowField { shadows[index].field(cache) }
}
