import UIKit

/// A navigation controller with its own push, and a pop under a finger from the left edge.
final class EdgePopNavigationController: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  private var percentDriven: UIPercentDrivenInteractiveTransition?
  private(set) var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(EdgePopNavigationController.panned))
    edge.edges = .left
    edge.delegate = self
    view.addGestureRecognizer(edge)
  }

  @objc func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let percent = recognizer.translation(in: view).x / view.bounds.size.width

    if recognizer.state == .began {
      percentDriven = UIPercentDrivenInteractiveTransition()
      popViewController(animated: true)
    } else if recognizer.state == .changed {
      percentDriven?.update(percent)
    } else if recognizer.state == .ended || recognizer.state == .cancelled {
      let velocity = recognizer.velocity(in: view).x
      if percent > 0.5 || velocity > 1000 {
        percentDriven?.finish()
      } else {
        percentDriven?.cancel()
      }
      percentDriven = nil
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return viewControllers.count > 1
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return ZoomOutAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return percentDriven
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    shown.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append("did \(viewController.title ?? "")")
  }
}

final class ZoomOutAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    if operation == .push {
      container.addSubview(toView)
      toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
    } else {
      container.insertSubview(toView, at: 0)
      toView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
      toView.transform = .identity
      if self.operation == .pop {
        fromView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
      }
    } completion: { _ in
      fromView.transform = .identity
      toView.transform = .identity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
