/// Makes the constraints of a stack view, with the names that UIKit gives them.
///
/// Which ones UIKit makes is known from published dumps of them (kean.blog, "UIStackView internals").
@MainActor struct StackArrangement {
  let stack: UIStackView
  let lines: StackLines
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  let visible: [UIView]

  init(of stack: UIStackView) {
    self.stack = stack
    lines = StackLines(stack.axis)
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    connectEnds()
    separate()
    distribute()
    align()
    collapseHidden()
  }

  // MARK: Along the stack

  /// What the views fill: the stack, or what is inside its margins.
  var canvas: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else { return }
    add(canvas, lines.start, .equal, first, named: "UISV-canvas-connection")
    add(canvas, lines.end, .equal, last, named: "UISV-canvas-connection")
  }

  private var pairs: [(UIView, UIView)] { Array(zip(visible, visible.dropFirst())) }

  private mutating func separate() {
    let keepsDistance = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    let isByBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in pairs {
      add(
        next, isByBaseline ? .firstBaseline : lines.start, keepsDistance ? .equal : .greaterThanOrEqual, view,
        isByBaseline ? .lastBaseline : lines.end, constant: stack.distance(after: view), named: "UISV-spacing")
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        add(view, lines.length, .equal, visible.first, named: "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(from: lines.end, to: lines.start, priority: 1000)
    case .equalCentering: equalize(from: lines.center, to: lines.center, priority: 149)
    }
  }

  /// Each view's share of the stack is that of its content in all content and spacing; later ones give way.
  private mutating func fillProportionally() {
    let lengths = visible.map { view in
      max(stack.axis == .horizontal ? view.knownContentSize.width : view.knownContentSize.height, 0)
    }
    let whole = pairs.reduce(lengths.reduce(0, +)) { $0 + stack.distance(after: $1.0) }
    guard whole > 0 else { return }
    for (index, view) in visible.enumerated() {
      add(
        view, lines.length, .equal, canvas, multiplier: lengths[index] / whole,
        priority: max(Float(999 - index), 751), named: "UISV-fill-proportionally")
    }
  }

  /// Guides between the views, all of one length.
  private mutating func equalize(
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in pairs {
      let gap = UILayoutGuide()
      guides.append(gap)
      add(gap, lines.start, .equal, view, from, named: "UISV-distributing-edge")
      add(gap, lines.end, .equal, next, to, named: "UISV-distributing-edge")
      if let first { add(gap, lines.length, .equal, first, priority: priority, named: "UISV-fill-equally") }
      first = first ?? gap
    }
  }

  /// A hidden view has no length and lies where the next view begins.
  private mutating func collapseHidden() {
    for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden {
      add(view, lines.length, .equal, nil, named: "UISV-hiding")
      let next = stack.arrangedSubviews[index...].first { !$0.isHidden }
      if let next {
        add(view, lines.start, .equal, next, named: "UISV-hiding")
      } else {
        add(view, lines.end, .equal, canvas, named: "UISV-hiding")
      }
    }
  }

  // MARK: Building

  mutating func add(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: NSLayoutConstraint.Attribute? = nil, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, named name: String
  ) {
    constraints.append(
      NSLayoutConstraint(
        first, attribute, relation, second, other, multiplier: multiplier, constant: constant, priority: priority,
        named: name))
  }

  mutating func addSpanner() -> UILayoutGuide {
    let spanner = UILayoutGuide()
    spanner.identifier = "UISV-alignment-spanner"
    guides.append(spanner)
    return spanner
  }
}

/// The attributes along a stack and across it.
struct StackLines {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let crossStart: NSLayoutConstraint.Attribute
  let crossEnd: NSLayoutConstraint.Attribute
  let crossCenter: NSLayoutConstraint.Attribute
  let crossLength: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      (start, end, center, length) = (.leading, .trailing, .centerX, .width)
      (crossStart, crossEnd, crossCenter, crossLength) = (.top, .bottom, .centerY, .height)
    } else {
      (start, end, center, length) = (.top, .bottom, .centerY, .height)
      (crossStart, crossEnd, crossCenter, crossLength) = (.leading, .trailing, .centerX, .width)
    }
  }
}
