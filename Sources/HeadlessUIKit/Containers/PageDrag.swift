import Foundation

/// The finger on a page controller's pages, as the scroll view in UIKit's follows it.
@MainActor
final class PageDrag: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var pages: UIPageViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var travel = PanTravel(axis: .horizontal, isForward: false, length: 1)
  /// The page at an end of the book that gives way, while there is none beyond.
  private var bounce: PageBounce?

  init(_ pages: UIPageViewController) {
    self.pages = pages
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  private var axis: PanAxis { pages?.navigationOrientation == .vertical ? .vertical : .horizontal }

  /// Begins along its own axis, whether or not there is a page in the direction of the finger.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pages, pages.isScrollEnabled, pages.page != nil, pages.runningChange == nil else { return false }
    let velocity = recognizer.velocity(in: nil)
    let (along, across) = axis == .horizontal ? (velocity.x, velocity.y) : (velocity.y, velocity.x)
    return abs(along) > abs(across)
  }

  /// A pop from the edge comes first, as before every scroll view of UIKit's.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }

  private var direction: UIPageViewController.NavigationDirection {
    let velocity = recognizer.velocity(in: nil)
    return (axis == .horizontal ? velocity.x : velocity.y) < 0 ? .forward : .reverse
  }

  private func follow() {
    switch recognizer.state {
    case .began: begin()
    case .changed: move()
    case .ended:
      let progress = travel.progress(of: recognizer.translation(in: nil))
      let rest = UndocumentedUIKit.pageProjection.distance(from: travel.speed(of: recognizer.velocity(in: nil)))
      let finishes = progress + rest / travel.length > 0.5
      leave { finishes ? $0.finish() : $0.cancel() }
    case .cancelled: leave { $0.cancel() }
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let pages, let page = pages.page else { return }
    guard let next = pages.neighbour(of: page, direction) else {
      bounce = PageBounce(of: page.view, in: pages.view.bounds, axis: axis, isAtEnd: direction == .forward)
      return
    }
    begin(to: next, direction)
  }

  private func begin(to next: UIViewController, _ direction: UIPageViewController.NavigationDirection) {
    guard let pages else { return }
    travel = PanTravel(axis: axis, isForward: direction == .reverse, length: pages.pageLength)
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    self.interaction = pages.turn(to: next, direction: direction, ledBy: interaction) ? interaction : nil
  }

  private func move() {
    guard let bounce else {
      interaction?.update(CGFloat(travel.progress(of: recognizer.translation(in: nil))))
      return
    }
    guard !bounce.follow(recognizer.translation(in: nil)) else { return }
    turnAround(from: bounce)
  }

  /// The finger has come back past where the page rests, and goes on to the page on the other side.
  private func turnAround(from bounce: PageBounce) {
    let direction: UIPageViewController.NavigationDirection = bounce.isAtEnd ? .reverse : .forward
    guard let pages, let page = pages.page, let next = pages.neighbour(of: page, direction) else { return }
    self.bounce = nil
    recognizer.setTranslation(bounce.excess(of: recognizer.translation(in: nil)), in: nil)
    begin(to: next, direction)
    move()
  }

  private func leave(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    if let interaction { end(interaction) }
    interaction = nil
    bounce?.letGo()
    bounce = nil
  }
}
