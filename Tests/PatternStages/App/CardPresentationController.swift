import UIKit

/// Places a card in the middle, over a dimming view that a tap dismisses.
final class CardPresentationController: UIPresentationController {
  private let dimmingView = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return containerView.bounds.insetBy(dx: 20, dy: 80)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.accessibilityIdentifier = "dimming"
    dimmingView.backgroundColor = .black
    dimmingView.alpha = 0
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(dimmingViewWasTapped)))
    containerView.insertSubview(dimmingView, at: 0)
    presentedView?.layer.cornerRadius = 16

    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.4
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0.4 })
  }

  @objc private func dimmingViewWasTapped() {
    presentedViewController.dismiss(animated: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }
}
