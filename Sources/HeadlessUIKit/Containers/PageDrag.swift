import Foundation

/// The finger on a page controller's pages, as the scroll view in UIKit's follows it.
@MainActor
final class PageDrag: UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  private weak var pages: UIPageViewController?
  private var interaction: UIPercentDrivenInteractiveTransition?
  private var travel = PanTravel(axis: .horizontal, isForward: false, length: 1)

  init(_ pages: UIPageViewController) {
    self.pages = pages
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  private var axis: PanAxis { pages?.navigationOrientation == .vertical ? .vertical : .horizontal }

  /// Begins along its own axis, where there is a page in the direction of the finger.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pages, pages.isScrollEnabled, pages.runningChange == nil else { return false }
    let velocity = recognizer.velocity(in: nil)
    let (along, across) = axis == .horizontal ? (velocity.x, velocity.y) : (velocity.y, velocity.x)
    return abs(along) > abs(across) && destination != nil
  }

  private var direction: UIPageViewController.NavigationDirection {
    let velocity = recognizer.velocity(in: nil)
    return (axis == .horizontal ? velocity.x : velocity.y) < 0 ? .forward : .reverse
  }

  private var destination: UIViewController? {
    pages.flatMap { pages in pages.page.flatMap { pages.neighbour(of: $0, direction) } }
  }

  private func follow() {
    let progress = travel.progress(of: recognizer.translation(in: nil))
    switch recognizer.state {
    case .began: begin()
    case .changed: interaction?.update(CGFloat(progress))
    case .ended:
      let rest = UndocumentedUIKit.pageProjection.distance(from: travel.speed(of: recognizer.velocity(in: nil)))
      let finishes = progress + rest / travel.length > 0.5
      leave { finishes ? $0.finish() : $0.cancel() }
    case .cancelled: leave { $0.cancel() }
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let pages, let destination else { return }
    travel = PanTravel(axis: axis, isForward: direction == .reverse, length: pages.pageLength)
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .easeOut
    self.interaction = pages.turn(to: destination, direction: direction, ledBy: interaction) ? interaction : nil
  }

  private func leave(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    if let interaction { end(interaction) }
    interaction = nil
  }
}
