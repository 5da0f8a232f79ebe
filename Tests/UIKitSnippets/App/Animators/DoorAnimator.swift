import UIKit

/// Opens the old screen like a double door over the new one: two halves of its snapshot slide apart.
final class DoorAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    let size = container.bounds.size
    let leftHalf = CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)
    let rightHalf = CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
    guard
      let left = fromVC.view.resizableSnapshotView(from: leftHalf, afterScreenUpdates: false, withCapInsets: .zero),
      let right = fromVC.view.resizableSnapshotView(from: rightHalf, afterScreenUpdates: false, withCapInsets: .zero)
    else {
      transitionContext.completeTransition(false)
      return
    }
    left.frame = leftHalf
    right.frame = rightHalf

    toVC.view.frame = transitionContext.finalFrame(for: toVC)
    toVC.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    container.addSubview(toVC.view)
    container.addSubview(left)
    container.addSubview(right)
    fromVC.view.isHidden = true

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut],
      animations: {
        left.frame = leftHalf.offsetBy(dx: -leftHalf.width, dy: 0)
        right.frame = rightHalf.offsetBy(dx: rightHalf.width, dy: 0)
        toVC.view.transform = .identity
      }
    ) { _ in
      [left, right].forEach { $0.removeFromSuperview() }
      fromVC.view.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class DoorNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push: return DoorAnimator()
    default: return nil
    }
  }
}
