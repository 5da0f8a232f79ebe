import Foundation

/// UIKit's own pop by a finger from the leading edge: the pan, the one who lets it begin, and what it leads.
@MainActor
final class InteractivePop: UIGestureRecognizerDelegate {
  let recognizer: UIScreenEdgePanGestureRecognizer
  private weak var navigation: UINavigationController?
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    let isMirrored = UIEnvironment.current.traitCollection.layoutDirection == .rightToLeft
    recognizer.edges = isMirrored ? .right : .left
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  /// A custom animator keeps UIKit's own pop from being led: nobody would move it.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.isOnScreen, navigation.runningChange == nil,
      let below = navigation.stack.dropLast().last,
      let top = navigation.topViewController
    else { return false }
    let custom = navigation.delegate?.navigationController(
      navigation, animationControllerFor: .pop, from: top, to: below)
    return custom == nil
  }

  private var travel: PanTravel {
    PanTravel(
      axis: .horizontal, isForward: recognizer.edges.contains(.left), length: Double(navigation?.view.bounds.width ?? 0)
    )
  }

  private func follow() {
    let progress = travel.progress(of: recognizer.translation(in: nil))
    switch recognizer.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      self.interaction = navigation?.pop(ledBy: interaction) == true ? interaction : nil
    case .changed: interaction?.update(CGFloat(progress))
    case .ended: release(at: progress)
    case .cancelled: leave { $0.cancel() }
    case .possible, .failed: break
    }
  }

  /// A throw decides by its direction, all else by where the finger lets go.
  private func release(at progress: Double) {
    let speed = travel.speed(of: recognizer.velocity(in: nil)) / travel.length
    let isThrown = speed.magnitude >= UndocumentedUIKit.popThrowSpeed
    let finishes = isThrown ? speed > 0 : progress > UndocumentedUIKit.popProgress
    leave { finishes ? $0.finish() : $0.cancel() }
  }

  private func leave(_ end: (UIPercentDrivenInteractiveTransition) -> Void) {
    if let interaction { end(interaction) }
    interaction = nil
  }
}
