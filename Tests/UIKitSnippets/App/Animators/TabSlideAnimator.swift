import UIKit

/// Slides between tabs towards the one that was chosen.
final class SlidingTabBarController: UITabBarController, UITabBarControllerDelegate {
  private(set) var selections: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let controllers = viewControllers, let from = controllers.firstIndex(of: fromVC),
      let to = controllers.firstIndex(of: toVC)
    else { return nil }
    selections.append(to)
    return TabSlideAnimator(goesRight: to > from)
  }
}

final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let goesRight: Bool

  init(goesRight: Bool) {
    self.goesRight = goesRight
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.viewController(forKey: .from)?.view,
      let toView = transitionContext.viewController(forKey: .to)?.view
    else { return transitionContext.completeTransition(false) }
    let width = transitionContext.containerView.frame.width
    let offset = goesRight ? width : -width
    transitionContext.containerView.addSubview(toView)
    toView.frame.origin.x = offset

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: [],
      animations: {
        fromView.frame.origin.x = -offset
        toView.frame.origin.x = 0
      },
      completion: { finished in
        fromView.frame.origin.x = 0
        fromView.removeFromSuperview()
        transitionContext.completeTransition(finished)
      })
  }
}
