import Constraints

extension LayoutEngine {
  /// What moves less has not moved; points.
  private static let least: Double = 1e-6

  /// Takes over the values; the superviews of what has moved are to lay out.
  func takeValues() {
    for entry in used {
      let numbers = entry.variables.map { system.value(of: $0) }
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      let hasMoved = entry.solved.map { !$0.isNear(rect, within: Self.least) } ?? true
      entry.solved = rect
      if let guide = entry.item as? UILayoutGuide { takeContentSize(rect.size, of: guide, entry) }
      guard let view = entry.item as? UIView, !view.isPlacedByFrame else { continue }
      wrap(view, to: rect.size.width)
      if hasMoved, fitting == nil { view.superview?.setNeedsLayout() }
    }
  }

  /// A scroll view's content is as large as constraints to its edges make it, where there are any.
  private func takeContentSize(_ size: CGSize, of guide: UILayoutGuide, _ entry: Entry) {
    guard fitting == nil, guide.role == .content, let scrollView = guide.owningView as? UIScrollView else { return }
    let isUsed = [Component.width, .height].map { entry.passes[$0.rawValue] == pass }
    scrollView.contentSize = CGSize(
      width: isUsed[0] ? size.width : scrollView.contentSize.width,
      height: isUsed[1] ? size.height : scrollView.contentSize.height)
  }

  /// Content that wraps has another height when it gets another width: it is asked anew, and all is solved once more.
  private func wrap(_ view: UIView, to width: CGFloat) {
    guard view.contentWraps, view.constraintState.wrappingWidth != width else { return }
    view.constraintState.wrappingWidth = width
    view.constraintState.contentSize = nil
    (isStale, hasWrapped) = (true, true)
  }

  /// The frame of a view or guide as solved last, on the display's pixels; nil when no constraint speaks of it.
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let entry = entryIfPresent(of: item), entry.passes.contains(pass), let solved = entry.solved else {
      return nil
    }
    let scale = UIEnvironment.current.screen.scale
    let frame = (item as? UIView)?.frame(forAlignmentRect: solved) ?? solved
    let (x, width) = Self.snapped(frame.origin.x, frame.size.width, scale)
    let (y, height) = Self.snapped(frame.origin.y, frame.size.height, scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Both edges go to the nearest pixel, halves upwards, so that what abuts still does.
  ///
  /// That UIKit rounds to pixels is attested (950.2 becomes 950 and 950.25 becomes 950.5 at 2×); that it is the edges and
  /// not the lengths is inferred from thirds of 320 points, which come out as 106.5, 107 and 106.5.
  private static func snapped(_ start: CGFloat, _ length: CGFloat, _ scale: CGFloat) -> (CGFloat, CGFloat) {
    let first = pixel(start * scale)
    let last = pixel((start + max(length, 0)) * scale)
    return (first / scale, (last - first) / scale)
  }

  /// A half that was missed by rounding is still a half.
  private static func pixel(_ position: CGFloat) -> CGFloat { (position + 0.5 + least).rounded(.down) }

  /// The size of a view that was fitted, no smaller than asked: up to the next pixel.
  var fittedSize: CGSize {
    let solved = entryIfPresent(of: root)?.solved ?? .zero
    let scale = UIEnvironment.current.screen.scale
    func up(_ length: CGFloat) -> CGFloat { (max(length, 0) * scale - Self.least).rounded(.up) / scale }
    return CGSize(width: up(solved.size.width), height: up(solved.size.height))
  }

  // MARK: Messages

  /// Says what UIKit prints of constraints that contradict one another.
  func report(_ conflicts: [Conflict]) {
    let environment = UIEnvironment.current
    for conflict in conflicts {
      let members = conflict.members.compactMap { text(of: $0) }
      let message =
        "Unable to simultaneously satisfy constraints: (\(members.joined(separator: ", "))). "
        + "Will attempt to recover by breaking constraint \(text(of: conflict.broken) ?? "")"
      guard !environment.log.warnings.contains(where: { $0.message == message }) else { continue }
      environment.log.append(
        LoggedWarning(
          time: environment.clock.now, kind: "unsatisfiable-constraints", message: message,
          fix: "find the one that you do not expect, and deactivate it or lower its priority",
          subject: environment.runningTransitionSubject ?? WarningSubject(step: environment.origin?.step)))
    }
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect, within distance: Double) -> Bool {
    abs(origin.x - other.origin.x) <= distance && abs(origin.y - other.origin.y) <= distance
      && abs(size.width - other.size.width) <= distance && abs(size.height - other.size.height) <= distance
  }
}
