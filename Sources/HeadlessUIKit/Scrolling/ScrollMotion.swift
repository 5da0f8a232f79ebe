import Foundation

/// Moves a scroll view by itself, on the stage's clock.
@MainActor final class ScrollMotion: TimeFollower {
  /// Both axes' ways.
  struct Way {
    let across: ScrollPath
    let down: ScrollPath
    let isDeceleration: Bool

    static func eased(from start: CGPoint, to end: CGPoint) -> Way {
      Way(
        across: ScrollPath(easingFrom: start.x, to: end.x),
        down: ScrollPath(easingFrom: start.y, to: end.y),
        isDeceleration: false)
    }

    var duration: Double { max(across.duration, down.duration) }
    var end: CGPoint { CGPoint(x: across.end, y: down.end) }
  }

  private weak var scrollView: UIScrollView?
  private let way: Way
  private let startTime: Double
  private let environment = UIEnvironment.current
  private var token: VirtualClock.Token?
  private let completion: () -> Void

  /// How much longer the content has become over what is in sight.
  private var distance: CGFloat = 0

  var isDeceleration: Bool { way.isDeceleration && token != nil }

  init(_ scrollView: UIScrollView, _ way: Way, completion: @escaping () -> Void) {
    (self.scrollView, self.way, self.completion) = (scrollView, way, completion)
    startTime = environment.clock.now
    environment.add(self)
    token = environment.clock.schedule(at: startTime + way.duration) { [self] in finish() }
  }

  func follow(to time: Double) -> Bool {
    guard token != nil, let scrollView else { return false }
    let elapsed = time - startTime
    let offset = CGPoint(x: way.across.offset(at: elapsed), y: way.down.offset(at: elapsed) + distance)
    guard offset != scrollView.contentOffset else { return false }
    UIView.performWithoutAnimation { scrollView.contentOffset = offset }
    return true
  }

  private func finish() {
    token = nil
    environment.remove(self)
    UIView.performWithoutAnimation {
      guard let scrollView else { return }
      let end = CGPoint(x: way.end.x, y: way.end.y + distance)
      scrollView.contentOffset = way.isDeceleration ? scrollView.onPixels(end) : end
    }
    if scrollView?.motion === self { scrollView?.motion = nil }
    completion()
  }

  func shift(by distance: CGFloat) { self.distance += distance }

  func cancel() {
    if let token { environment.clock.cancel(token) }
    token = nil
    environment.remove(self)
  }
}
