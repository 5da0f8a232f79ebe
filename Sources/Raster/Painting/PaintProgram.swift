import DisplayLists
import Geometry

/// Display items made ready for painting: what cannot be seen is left out, clips and groups are paired and put together.
struct PaintProgram {
  private(set) var steps: [PaintStep] = []
  private(set) var fills: [PreparedFill] = []
  private(set) var shadows: [PreparedShadow] = []
  private(set) var scopes: [Scope] = []
  private let bounds: PixelBounds

  /// A clip or group whose end was not reached yet.
  private struct OpenScope {
    let step: Int
    let item: Int
    /// What it may paint.
    let bounds: PixelBounds
    /// True when all in it is left out.
    let isUnseen: Bool
    /// The one scope that may be all it holds: its step, and the item that ends it.
    var only: (step: Int, endItem: Int)?
  }

  private var open: [OpenScope] = []

  init(_ items: [DisplayItem], bounds: PixelBounds) {
    self.bounds = bounds
    for (index, item) in items.enumerated() { append(item, at: index) }
    while !open.isEmpty { end(at: items.count) }
  }

  private var currentBounds: PixelBounds { open.last?.bounds ?? bounds }
  private var isUnseen: Bool { open.last?.isUnseen ?? false }

  private mutating func append(_ item: DisplayItem, at index: Int) {
    switch item.content {
    case .fill(let fill): append(fill)
    case .shadow(let shadow): append(shadow)
    case .beginClip(let silhouette):
      guard !isUnseen else { return begin(nil, at: index) }
      begin(Scope(clips: [ShapeRows(silhouette)], opacity: Opacity.full), at: index)
    case .beginGroup(let opacity): begin(Scope(clips: [], opacity: Opacity.rounded(opacity)), at: index)
    case .end:
      // An end without a beginning ends nothing.
      if !open.isEmpty { end(at: index) }
    }
  }

  private mutating func append(_ fill: Fill) {
    guard !isUnseen else { return }
    let shape = ShapeRows(fill.silhouette)
    let seen = shape.bounds.intersection(currentBounds)
    guard !seen.isEmpty, let paint = PaintSource(fill, bounds: seen) else { return }
    steps.append(PaintStep(kind: .fill(fills.count), bounds: seen, partner: steps.count))
    fills.append(PreparedFill(shape: shape, paint: paint))
  }

  private mutating func append(_ shadow: Shadow) {
    let opacity = Opacity.rounded(min(max(shadow.color.alpha, 0), 1) * min(max(shadow.opacity, 0), 1))
    guard !isUnseen, opacity > 0 else { return }
    let seen = PaintedBounds.bounds(of: shadow).intersection(currentBounds)
    guard !seen.isEmpty else { return }
    steps.append(PaintStep(kind: .shadow(shadows.count), bounds: seen, partner: steps.count))
    shadows.append(PreparedShadow(shadow, wanted: seen, opacity: opacity))
  }

  private mutating func begin(_ scope: Scope?, at item: Int) {
    let seen = (scope?.clips ?? []).reduce(currentBounds) { $0.intersection($1.bounds) }
    let isUnseen = isUnseen || seen.isEmpty || (scope?.opacity ?? 0) == 0
    open.append(OpenScope(step: steps.count, item: item, bounds: seen, isUnseen: isUnseen))
    guard !isUnseen, let scope else { return }
    steps.append(PaintStep(kind: .begin(scopes.count), bounds: seen, partner: steps.count))
    scopes.append(scope)
  }

  private mutating func end(at item: Int) {
    guard let scope = open.popLast(), !scope.isUnseen else { return }
    guard steps.count > scope.step + 1, case .begin(let index) = steps[scope.step].kind else {
      steps.removeSubrange(scope.step...)
      return
    }
    if let only = scope.only, only.step == scope.step + 1, only.endItem == item - 1 {
      absorb(innerStep: only.step, into: index)
    }
    let painted = steps[(scope.step + 1)...].reduce(PixelBounds.empty) { $0.union($1.bounds) }
    steps[scope.step].bounds = painted
    steps[scope.step].partner = steps.count
    steps.append(PaintStep(kind: .end(index), bounds: painted, partner: scope.step))
    noteOnly(scope, endItem: item)
  }

  /// Tells the scope around one that just ended, when nothing came before it there.
  private mutating func noteOnly(_ scope: OpenScope, endItem: Int) {
    guard let outer = open.indices.last, open[outer].item == scope.item - 1 else { return }
    open[outer].only = (scope.step, endItem)
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
  /// Brings the shapes of a step to a row.
  ///
  /// - Returns: whether the step changes any pixel there, and the last row in which it changes all pixels alike.
  mutating func move(
    _ step: PaintStep, to row: Int, limit: Int, using cells: inout CellRow
  ) -> (isSeen: Bool, lastAlike: Int) {
    switch step.kind {
    case .fill(let index):
      fills[index].shape.move(to: row, using: &cells)
      let last = min(fills[index].shape.lastAlike, limit)
      guard !fills[index].shape.spans.isEmpty else { return (false, last) }
      return (true, fills[index].paint.lastAlike(row, limit: last))
    case .shadow(let index):
      let field = shadows[index].field()
      guard field.bounds.rows.contains(row) else {
        return (false, row < field.bounds.rows.start ? field.bounds.rows.start - 1 : limit)
      }
      return (true, min(field.lastAlike(row), limit))
    case .begin(let index), .end(let index):
      scopes[index].move(to: row, columns: step.bounds.columns, using: &cells)
      return (!scopes[index].spans.isEmpty, min(scopes[index].lastAlike, limit))
    }
  }

  mutating func field(ofShadow index: Int) -> ShadowField { shadows[index].field() }
}
