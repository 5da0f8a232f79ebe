import UIKit

/// A screen that shows the element that both screens share.
protocol HeroTransitioning: UIViewController {
  var heroView: UIView { get }
}

/// Lets a picture of the shared element fly to its place on the other screen.
final class HeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to),
      let fromVC = transitionContext.viewController(forKey: .from) as? HeroTransitioning,
      let toVC = transitionContext.viewController(forKey: .to) as? HeroTransitioning
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    toView.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(toView)
    toView.layoutIfNeeded()

    let startFrame = fromVC.heroView.convert(fromVC.heroView.bounds, to: container)
    let endFrame = toVC.heroView.convert(toVC.heroView.bounds, to: container)
    let flying = fromVC.heroView.snapshotView(afterScreenUpdates: false) ?? UIView()
    flying.accessibilityIdentifier = "flying"
    flying.frame = startFrame
    container.addSubview(flying)

    fromVC.heroView.isHidden = true
    toVC.heroView.isHidden = true
    toView.alpha = 0

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0.1, usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0, options: .curveEaseInOut
    ) {
      flying.frame = endFrame
      toView.alpha = 1
    } completion: { _ in
      flying.removeFromSuperview()
      fromVC.heroView.isHidden = false
      toVC.heroView.isHidden = false
      fromView.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

final class HeroNavigationDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard fromVC is HeroTransitioning, toVC is HeroTransitioning else { return nil }
    return HeroAnimator()
  }
}

final class HeroListViewController: UIViewController, HeroTransitioning {
  let heroView = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heroView.backgroundColor = .systemOrange
    view.addSubview(heroView)
  }
}

final class HeroDetailViewController: UIViewController, HeroTransitioning {
  let heroView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    heroView.backgroundColor = .systemOrange
    heroView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(heroView)
    NSLayoutConstraint.activate([
      heroView.topAnchor.constraint(equalTo: view.topAnchor),
      heroView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      heroView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      heroView.heightAnchor.constraint(equalTo: heroView.widthAnchor),
    ])
  }
}
