import Constraints

/// What items demand without the app's saying so: their frames, the sizes of their content, the insets of their guides.
extension LayoutEngine {
  /// Of contradicting constraints the app's own is given up first, as UIKit does where a frame stands against it.
  private static let standing: Int = 1

  func demandNature(of entry: Entry) {
    guard let item = entry.item else { return }
    if let guide = item as? UILayoutGuide { return demandInsets(of: guide) }
    guard let view = item as? UIView else { return }
    demandFrameIfPlaced(entry)
    if !view.isPlacedByFrame || (view === root && fitting != nil) { demandContentSize(of: view) }
  }

  // MARK: Frames

  /// Demands of a view that stands where its frame says what was asked of it and not yet demanded.
  func demandFrameIfPlaced(_ entry: Entry) {
    guard let view = entry.item as? UIView, view.isPlacedByFrame || view === root else { return }
    demandFrame(of: view, entry)
  }

  private func demandFrame(of view: UIView, _ entry: Entry) {
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    for component in Component.allCases where entry.passes[component.rawValue] == pass {
      guard entry.framePasses[component.rawValue] != pass else { continue }
      entry.framePasses[component.rawValue] = pass
      if fitting != nil, view === root { continue }
      let value = LinearExpression(constant: numbers[component.rawValue])
      demand(
        .frame(component), of: view,
        LinearConstraint(
          LinearExpression(variable(component, of: view)) - value, .equal, standing: Self.standing),
        text:
          "<NSAutoresizingMaskLayoutConstraint \(view.layoutName).\(component) == \(Double(numbers[component.rawValue]).text)>"
      )
    }
  }

  func demandFitting(_ fitting: Fitting) {
    let axes: [(NSLayoutConstraint.Axis, Component, CGFloat, UILayoutPriority)] = [
      (.horizontal, .width, fitting.size.width, fitting.horizontal),
      (.vertical, .height, fitting.size.height, fitting.vertical),
    ]
    for (axis, component, length, priority) in axes {
      demand(
        .fitting(axis), of: root,
        LinearConstraint(
          LinearExpression([.init(variable(component, of: root))], constant: -length), .equal,
          priority: Priority(rawValue: priority.rawValue), standing: Self.standing),
        text: "<NSLayoutConstraint 'fittingSizeHTarget' \(root.layoutName).\(component) == \(Double(length).text)>")
    }
  }

  // MARK: Content

  private func demandContentSize(of view: UIView) {
    let size = view.knownContentSize
    demandContent(.horizontal, size.width, .width, of: view)
    demandContent(.vertical, size.height, .height, of: view)
  }

  private func demandContent(
    _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ component: Component, of view: UIView
  ) {
    guard length != UIView.noIntrinsicMetric else { return }
    let excess = LinearExpression([.init(variable(component, of: view))], constant: -length)
    let state = view.constraintState
    demand(
      .hugging(axis), of: view,
      LinearConstraint(
        excess, .lessThanOrEqual, priority: Priority(rawValue: state.hugging[axis].rawValue), standing: Self.standing),
      text: "<NSContentSizeLayoutConstraint \(view.layoutName).\(component) <= \(Double(length).text)>")
    demand(
      .compression(axis), of: view,
      LinearConstraint(
        excess, .greaterThanOrEqual, priority: Priority(rawValue: state.compressionResistance[axis].rawValue),
        standing: Self.standing),
      text: "<NSContentSizeLayoutConstraint \(view.layoutName).\(component) >= \(Double(length).text)>")
  }

  // MARK: Guides

  private func demandInsets(of guide: UILayoutGuide) {
    guard let owner = guide.owningView else { return }
    switch guide.role {
    case .free: return
    case .safeArea: pin(guide, to: owner, owner.safeAreaInsets)
    case .margins: pin(guide, to: owner, owner.layoutMargins)
    case .readable: pinReadable(guide, to: owner)
    case .content: fix(guide, .x, to: 0); fix(guide, .y, to: 0)
    case .frame: pinFrame(guide, to: owner)
    }
  }

  private func fix(_ guide: UILayoutGuide, _ component: Component, to value: CGFloat) {
    let place = LinearExpression([.init(variable(component, of: guide))], constant: -value)
    require(guide, component.rawValue, place, .equal)
  }

  /// A scroll view's frame moves over its content.
  private func pinFrame(_ guide: UILayoutGuide, to owner: UIView) {
    fix(guide, .x, to: owner.bounds.origin.x)
    fix(guide, .y, to: owner.bounds.origin.y)
    for component in [Component.width, .height] {
      let (own, outer) = (variable(component, of: guide), variable(component, of: owner))
      require(guide, component.rawValue, LinearExpression(own) - LinearExpression(outer), .equal)
    }
  }

  private func pin(_ guide: UILayoutGuide, to owner: UIView, _ insets: UIEdgeInsets) {
    pin(guide, to: owner, .x, .width, insets.left, insets.right)
    pin(guide, to: owner, .y, .height, insets.top, insets.bottom)
  }

  private func pin(
    _ guide: UILayoutGuide, to owner: UIView, _ place: Component, _ length: Component, _ before: CGFloat,
    _ after: CGFloat
  ) {
    let begin = LinearExpression(variable(place, of: guide))
    let end = begin + LinearExpression(variable(length, of: guide))
    require(guide, place.rawValue, begin - LinearExpression(constant: before), .equal)
    require(
      guide, length.rawValue, end - LinearExpression(variable(length, of: owner)) + LinearExpression(constant: after),
      .equal)
  }

  /// In the middle of the margins, as wide as they are where that can be read.
  private func pinReadable(_ guide: UILayoutGuide, to owner: UIView) {
    let margins = owner.layoutMargins
    pin(guide, to: owner, .y, .height, margins.top, margins.bottom)
    let width = LinearExpression(variable(.width, of: guide))
    let room =
      LinearExpression(variable(.width, of: owner)) - LinearExpression(constant: margins.left + margins.right)
    let middle = LinearExpression(variable(.x, of: guide)) + width * 0.5
    require(guide, 0, middle - room * 0.5 - LinearExpression(constant: margins.left), .equal)
    require(guide, 2, width - LinearExpression(constant: UIView.readableWidth), .lessThanOrEqual)
    require(guide, 4, width - room, .lessThanOrEqual)
    require(guide, 5, width - room, .equal, Priority(rawValue: 999))
  }

  private func require(
    _ guide: UILayoutGuide, _ role: Int, _ expression: LinearExpression, _ relation: LinearConstraint.Relation,
    _ priority: Priority = .required
  ) {
    demand(
      .guide(role), of: guide,
      LinearConstraint(expression, relation, priority: priority, standing: Self.standing),
      text: "<NSLayoutConstraint '\(guide.layoutName)-guide-constraint'>")
  }
}
