extension StackArrangement {
  /// Lays the views out across the stack.
  mutating func align() {
    guard let first = visible.first else { return }
    let others = stack.arrangedSubviews.filter { $0 !== first }
    switch stack.alignment {
    case .fill:
      fill(first, others)
    case .leading: alignEdges(first, others, line: lines.crossStart)
    case .trailing: alignEdges(first, others, line: lines.crossEnd)
    case .center: alignEdges(first, others, line: lines.crossCenter)
    case .firstBaseline: alignBaselines(first, others, line: .firstBaseline)
    case .lastBaseline: alignBaselines(first, others, line: .lastBaseline)
    }
  }

  private mutating func fill(_ first: UIView, _ others: [UIView]) {
    for line in [lines.crossStart, lines.crossEnd] {
      for view in others { add(view, line, .equal, first, named: "UISV-alignment") }
      add(canvas, line, .equal, first, named: "UISV-canvas-connection")
    }
  }

  /// On one line; a guide spans all views, as narrow as they allow.
  private mutating func alignEdges(_ first: UIView, _ others: [UIView], line: NSLayoutConstraint.Attribute) {
    for view in others { add(view, line, .equal, first, named: "UISV-alignment") }
    let spanner = span(startIsLine: line == lines.crossStart, endIsLine: line == lines.crossEnd)
    let start: any LayoutItem = line == lines.crossStart ? first : spanner
    let end: any LayoutItem = line == lines.crossEnd ? first : spanner
    add(canvas, lines.crossStart, .equal, start, named: "UISV-canvas-connection")
    add(canvas, lines.crossEnd, .equal, end, named: "UISV-canvas-connection")
    if line == lines.crossCenter {
      add(canvas, lines.crossCenter, .equal, first, named: "UISV-canvas-connection")
    }
  }

  /// Baselines are of horizontal stacks; UIKit documents that others take them for leading and trailing.
  private mutating func alignBaselines(_ first: UIView, _ others: [UIView], line: NSLayoutConstraint.Attribute) {
    guard stack.axis == .horizontal else {
      return alignEdges(first, others, line: line == .firstBaseline ? lines.crossStart : lines.crossEnd)
    }
    for view in others { add(view, line, .equal, first, named: "UISV-alignment") }
    let spanner = span(startIsLine: false, endIsLine: false)
    add(canvas, lines.crossStart, .equal, spanner, named: "UISV-canvas-connection")
    add(canvas, lines.crossEnd, .equal, spanner, named: "UISV-canvas-connection")
    add(stack, lines.crossLength, .equal, nil, priority: 49, named: "UISV-canvas-fit")
  }

  private mutating func span(startIsLine: Bool, endIsLine: Bool) -> UILayoutGuide {
    let spanner = addSpanner()
    for view in visible {
      add(
        spanner, lines.crossStart, startIsLine ? .equal : .lessThanOrEqual, view, priority: startIsLine ? 999.5 : 1000,
        named: "UISV-spanning-boundary")
      add(
        spanner, lines.crossEnd, endIsLine ? .equal : .greaterThanOrEqual, view, priority: endIsLine ? 999.5 : 1000,
        named: "UISV-spanning-boundary")
    }
    add(spanner, lines.crossLength, .equal, nil, priority: 51, named: "UISV-spanning-fit")
    for view in visible { add(view, lines.crossLength, .equal, nil, priority: 25, named: "UISV-ambiguity-suppression") }
    return spanner
  }
}
