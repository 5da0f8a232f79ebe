import HeadlessUIKit
import StagePlayback

/// Pops a screen under a finger that comes in from the left edge.
final class PopInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isUnderFinger = false
  private weak var viewController: UIViewController?

  func attach(to viewController: UIViewController) {
    self.viewController = viewController
    completionCurve = .easeOut
    let pan = UIScreenEdgePanGestureRecognizer { [weak self] recognizer in
      (recognizer as? UIPanGestureRecognizer).map { self?.handle($0) }
    }
    pan.edges = .left
    viewController.view.addGestureRecognizer(pan)
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
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

/// Slides screens over each other, the lower one by less and darkened.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPushing: Bool

  init(isPushing: Bool) {
    self.isPushing = isPushing
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let (upper, lower) = isPushing ? (toView, fromView) : (fromView, toView)
    let (middle, width) = (container.bounds, container.bounds.width)
    let (right, left) = (middle.offsetBy(dx: width, dy: 0), middle.offsetBy(dx: -width / 4, dy: 0))

    toView.frame = isPushing ? right : left
    if isPushing {
      container.addSubview(toView)
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }
    let dimming = UIView(frame: middle)
    dimming.accessibilityIdentifier = "dimming"
    dimming.backgroundColor = .black
    dimming.alpha = isPushing ? 0 : 0.1
    container.insertSubview(dimming, belowSubview: upper)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      // Under a finger the screen stays under it only if it moves evenly.
      options: isPushing ? .curveEaseInOut : .curveLinear,
      animations: { [isPushing] in
        upper.frame = isPushing ? middle : right
        lower.frame = isPushing ? left : middle
        dimming.alpha = isPushing ? 0.1 : 0
      },
      completion: { _ in
        dimming.removeFromSuperview()
        lower.frame = middle
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Answers for a navigation controller, and keeps what the finger leads.
final class SlideNavigationController: UINavigationController, UINavigationControllerDelegate {
  private let interaction = PopInteraction()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    interaction.attach(to: viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPushing: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isUnderFinger ? interaction : nil
  }
}

@MainActor func playInteractivePop(on stage: Stage) {
  let navigation = SlideNavigationController(rootViewController: ListViewController())
  stage.window.rootViewController = navigation
  stage.at(0.1) { navigation.pushViewController(MessageViewController(), animated: true) }
  // Thinks better of it.
  stage.pan(
    at: 0.6, [(0, 6, 200), (0.3, 76, 204), (0.45, 70, 204)], releaseVelocity: CGVector(dx: -60, dy: 0))
  // Flicks.
  stage.pan(at: 1.4, [(0, 8, 220), (0.1, 60, 218)], releaseVelocity: CGVector(dx: 1100, dy: -20))
  stage.at(2.1) { navigation.pushViewController(MessageViewController(), animated: true) }
  // Goes slowly, but far enough.
  stage.pan(at: 2.6, [(0, 5, 200), (0.5, 115, 200)], releaseVelocity: CGVector(dx: 100, dy: 0))
}
