import UIKit

/// Pops a screen under a finger that comes in from the left edge.
final class PopInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isUnderFinger = false
  private weak var viewController: UIViewController?

  func attach(to viewController: UIViewController) {
    self.viewController = viewController
    completionCurve = .easeOut
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handle))
    pan.edges = .left
    viewController.view.addGestureRecognizer(pan)
  }

  @objc private func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let view = pan.view else { return }
    let progress = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      isUnderFinger = true
      viewController?.navigationController?.popViewController(animated: true)
    case .changed:
      update(progress)
    case .ended:
      isUnderFinger = false
      if progress > 0.5 || pan.velocity(in: view).x > 800 { finish() } else { cancel() }
    case .cancelled, .failed:
      isUnderFinger = false
      cancel()
    default:
      break
    }
  }
}
