import HeadlessUIKit

/// Slides the leaving view to the right and the one beneath it from a third of the width, linearly.
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  let duration: Double
  var options: UIView.AnimationOptions = .curveLinear
  var finished: [Bool] = []

  init(duration: Double = 0.35) { self.duration = duration }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    let width = container.bounds.width
    container.insertSubview(to, belowSubview: from)
    to.frame = container.bounds.offsetBy(dx: -width * 0.3, dy: 0)
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        from.frame = container.bounds.offsetBy(dx: width, dy: 0)
        to.frame = container.bounds
      },
      completion: { finished in
        self.finished.append(finished)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A navigation delegate whose pop is led by a pan, after the usual pattern.
final class PanPop: NSObject, UINavigationControllerDelegate {
  let animator = SlideAnimator()
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private(set) weak var navigation: UINavigationController?
  var states: [UIGestureRecognizer.State] = []
  /// Called after the pan has been followed.
  var onChange: ((UIPanGestureRecognizer) -> Void)?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
    let pan = UIPanGestureRecognizer { [unowned self] in handle($0) }
    navigation.view.addGestureRecognizer(pan)
  }

  private func handle(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return }
    let progress = pan.translation(in: view).x / view.bounds.width
    states.append(pan.state)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      navigation?.popViewController(animated: true)
    case .changed: interaction?.update(progress)
    case .ended where progress > 0.5 || pan.velocity(in: view).x > 800: interaction?.finish()
    case .ended, .cancelled: interaction?.cancel()
    default: break
    }
    if pan.state == .ended || pan.state == .cancelled { interaction = nil }
    onChange?(pan)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

extension FingerPath {
  /// A path through (seconds, x, y).
  init?(_ samples: [(Double, Double, Double)]) {
    self.init(samples.map { Sample(time: $0.0, position: CGPoint(x: $0.1, y: $0.2)) })
  }
}
