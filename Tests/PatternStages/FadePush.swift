import HeadlessUIKit
import StagePlayback

/// Fades the pushed screen in over the one below, and out again when it is popped.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let toViewController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let isPushing = operation == .push
    toView.frame = transitionContext.finalFrame(for: toViewController)
    if isPushing {
      transitionContext.containerView.addSubview(toView)
      toView.alpha = 0
    } else {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if isPushing { toView.alpha = 1 } else { fromView.alpha = 0 }
      },
      completion: { _ in
        fromView.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// The delegate that makes every push and pop of its navigation controller fade.
final class FadeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(operation: operation)
  }
}

/// Holds its delegate, which UIKit does not.
final class FadingNavigationController: UINavigationController {
  private let fading = FadeNavigationDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = fading
  }
}

@MainActor func playFadePush(on stage: Stage) {
  let navigation = FadingNavigationController(rootViewController: ListViewController())
  stage.window.rootViewController = navigation
  stage.at(0.1) { navigation.pushViewController(MessageViewController(), animated: true) }
  stage.at(0.65) { navigation.popViewController(animated: true) }
}
