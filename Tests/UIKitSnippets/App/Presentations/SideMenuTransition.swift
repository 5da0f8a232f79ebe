import UIKit

enum MenuEdge {
  case left, right, bottom
}

/// Slides a menu in from an edge and out again: one animator for both directions.
final class SideMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let edge: MenuEdge
  let isPresentation: Bool

  init(edge: MenuEdge, isPresentation: Bool) {
    self.edge = edge
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }

    if isPresentation {
      transitionContext.containerView.addSubview(controller.view)
    }

    let presentedFrame = transitionContext.finalFrame(for: controller)
    var dismissedFrame = presentedFrame
    switch edge {
    case .left:
      dismissedFrame.origin.x = -presentedFrame.width
    case .right:
      dismissedFrame.origin.x = transitionContext.containerView.frame.size.width
    case .bottom:
      dismissedFrame.origin.y = transitionContext.containerView.frame.size.height
    }

    let initialFrame = isPresentation ? dismissedFrame : presentedFrame
    let finalFrame = isPresentation ? presentedFrame : dismissedFrame
    controller.view.frame = initialFrame
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        controller.view.frame = finalFrame
      },
      completion: { finished in
        if !self.isPresentation && !transitionContext.transitionWasCancelled {
          controller.view.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class SideMenuPresentationController: UIPresentationController {
  let edge: MenuEdge

  init(presentedViewController: UIViewController, presenting: UIViewController?, edge: MenuEdge) {
    self.edge = edge
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let width = floor(bounds.width * 2 / 3)
    switch edge {
    case .left: return CGRect(x: 0, y: 0, width: width, height: bounds.height)
    case .right: return CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    case .bottom: return CGRect(x: 0, y: bounds.height / 3, width: bounds.width, height: bounds.height * 2 / 3)
    }
  }
}

/// Kept by the screen that presents the menu.
final class SideMenuTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var edge: MenuEdge = .left

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    return SideMenuPresentationController(presentedViewController: presented, presenting: presenting, edge: edge)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return SideMenuAnimator(edge: edge, isPresentation: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return SideMenuAnimator(edge: edge, isPresentation: false)
  }
}
