/// What a finger on a list's cells does to it.
@MainActor protocol ListTouchReceiver: UIScrollView {
  /// The cell under a point of the list.
  func pathOfCell(at point: CGPoint) -> IndexPath?
  /// Highlights a cell unless the delegate forbids it; false when it does.
  func beginHighlight(_ path: IndexPath) -> Bool
  func endHighlight(_ path: IndexPath)
  /// The finger that highlighted a cell has gone up from it; ends the highlight too.
  func tapCell(_ path: IndexPath)
}

/// The finger on a cell of a list, from where it comes down until it goes up or scrolls.
///
/// A list waits a little before it highlights, as a scroll view does before it gives touches to its content.
@MainActor final class ListTouch {
  private weak var list: (any ListTouchReceiver)?
  private var path: IndexPath?
  private var isHighlighted = false
  private var delay: VirtualClock.Token?

  init(_ list: any ListTouchReceiver) { self.list = list }

  func begin(_ touch: UITouch) {
    guard let list else { return }
    guard !list.isDecelerating else { return list.catchContent() }
    path = list.pathOfCell(at: touch.location(in: list))
    guard path != nil else { return }
    guard list.delaysContentTouches else { return highlight() }
    let clock = UIEnvironment.current.clock
    delay = clock.schedule(at: clock.now + UndocumentedUIKit.contentTouchDelay) { [weak self] in self?.highlight() }
  }

  /// A finger that the delegate does not let highlight does nothing.
  private func highlight() {
    stopWaiting()
    guard let list, let path else { return }
    isHighlighted = list.beginHighlight(path)
    if !isHighlighted { self.path = nil }
  }

  func end(_ touch: UITouch) {
    if delay != nil { highlight() }
    guard let list, let path, isHighlighted else { return cancel() }
    guard list.pathOfCell(at: touch.location(in: list)) == path else { return cancel() }
    (self.path, isHighlighted) = (nil, false)
    list.tapCell(path)
  }

  func cancel() {
    stopWaiting()
    if let path, isHighlighted { list?.endHighlight(path) }
    (path, isHighlighted) = (nil, false)
  }

  private func stopWaiting() {
    if let delay { UIEnvironment.current.clock.cancel(delay) }
    delay = nil
  }
}
