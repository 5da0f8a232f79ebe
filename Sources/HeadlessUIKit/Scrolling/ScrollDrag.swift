import Foundation
import Motion

/// The finger on a scroll view.
@MainActor final class ScrollDrag: UIGestureRecognizerDelegate {
  private weak var scrollView: UIScrollView?
  private(set) var isDragging = false
  /// The offset that the finger would have asked for when it came down.
  private var start: CGPoint = .zero
  private var axes: (across: Bool, down: Bool) = (false, false)

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.panGestureRecognizer.delegate = self
    scrollView.panGestureRecognizer.addAction { [weak self] _ in self?.follow() }
  }

  /// Along an axis in which it scrolls.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let (across, down) = movableAxes(of: scrollView)
    let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
    guard across != down else { return across }
    return across ? abs(velocity.x) >= abs(velocity.y) : abs(velocity.y) >= abs(velocity.x)
  }

  private func movableAxes(of scrollView: UIScrollView) -> (across: Bool, down: Bool) {
    let limits = scrollView.limits
    return (
      limits.most.x > limits.least.x || scrollView.bounces && scrollView.alwaysBounceHorizontal,
      limits.most.y > limits.least.y || scrollView.bounces && scrollView.alwaysBounceVertical
    )
  }

  private func follow() {
    guard let scrollView else { return }
    switch scrollView.panGestureRecognizer.state {
    case .began: begin(scrollView)
    case .changed: move(scrollView)
    case .ended: end(scrollView, velocity: speed(scrollView))
    case .cancelled: end(scrollView, velocity: .zero)
    case .possible, .failed: break
    }
  }

  /// The content under the finger is further down now.
  func shift(by distance: CGFloat) { start.y += distance }

  private func begin(_ scrollView: UIScrollView) {
    scrollView.catchContent()
    axes = movableAxes(of: scrollView)
    if scrollView.isDirectionalLockEnabled, axes.across, axes.down {
      let velocity = scrollView.panGestureRecognizer.velocity(in: nil)
      axes = abs(velocity.x) > abs(velocity.y) ? (true, false) : (false, true)
    }
    start = scrollView.limits.asked(scrollView.contentOffset)
    isDragging = true
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
  }

  private func move(_ scrollView: UIScrollView) {
    let translation = scrollView.panGestureRecognizer.translation(in: scrollView)
    let asked = CGPoint(
      x: start.x - (axes.across ? translation.x : 0), y: start.y - (axes.down ? translation.y : 0))
    let limits = scrollView.limits
    let offset = scrollView.bounces ? limits.shown(asked) : limits.clamped(asked)
    guard offset != scrollView.contentOffset else { return }
    scrollView.contentOffset = offset
  }

  /// Of the content's offset, points a second.
  private func speed(_ scrollView: UIScrollView) -> CGPoint {
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView)
    return CGPoint(x: axes.across ? -velocity.x : 0, y: axes.down ? -velocity.y : 0)
  }

  private func end(_ scrollView: UIScrollView, velocity: CGPoint) {
    isDragging = false
    let natural = ScrollRelease(scrollView, from: start, velocity)
    let rest = scrollView.onPixels(natural.way.end)
    let target = scrollView.target(asked: rest, velocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000))
    let way = target == rest ? natural.way : natural.way(to: target)
    let goesOn = way.end != scrollView.contentOffset
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn)
    guard goesOn else { return }
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
    scrollView.motion = ScrollMotion(scrollView, way) { [weak scrollView] in
      guard let scrollView else { return }
      scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    }
  }
}

/// What a scroll view does when it is let go.
@MainActor private struct ScrollRelease {
  let way: ScrollMotion.Way
  private let scrollView: UIScrollView

  init(_ scrollView: UIScrollView, from start: CGPoint, _ velocity: CGPoint) {
    self.scrollView = scrollView
    let (offset, limits, size) = (
      scrollView.contentOffset, scrollView.limits, scrollView.bounds.size
    )
    func path(
      _ offset: Double, _ start: Double, _ speed: Double, _ least: Double, _ most: Double,
      _ page: Double
    ) -> ScrollPath {
      guard scrollView.isPagingEnabled, page > 0, least...most ~= offset else {
        let rate = Double(scrollView.decelerationRate.rawValue)
        return ScrollPath(from: offset, speed: speed, rate: rate, limits: least...most)
      }
      let rest = Self.page(from: start, at: offset + Projection.normal.distance(from: speed), page)
      return ScrollPath(from: offset, to: min(max(rest, least), most), rate: Self.pagingRate)
    }
    way = ScrollMotion.Way(
      across: path(offset.x, start.x, velocity.x, limits.least.x, limits.most.x, size.width),
      down: path(offset.y, start.y, velocity.y, limits.least.y, limits.most.y, size.height),
      isDeceleration: true)
  }

  /// How fast a page comes to its place; UIKit's is not published, and pages stand still sooner than lists.
  private static let pagingRate: Double = Double(UIScrollView.DecelerationRate.fast.rawValue)

  /// The page nearest to where it would come to rest, no further than the next from where the finger began.
  private static func page(from start: Double, at rest: Double, _ page: Double) -> Double {
    let first = (start / page).rounded()
    return min(max((rest / page).rounded(), first - 1), first + 1) * page
  }

  /// The way to where the delegate wants it to end.
  func way(to target: CGPoint) -> ScrollMotion.Way {
    let (offset, rate) = (scrollView.contentOffset, Double(scrollView.decelerationRate.rawValue))
    return ScrollMotion.Way(
      across: ScrollPath(from: offset.x, to: target.x, rate: rate),
      down: ScrollPath(from: offset.y, to: target.y, rate: rate), isDeceleration: true)
  }
}
