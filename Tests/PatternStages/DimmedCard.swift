import HeadlessUIKit
import StagePlayback

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
      UITapGestureRecognizer { [weak self] _ in self?.presentedViewController.dismiss(animated: true) })
    containerView.insertSubview(dimmingView, at: 0)
    presentedView?.layer.cornerRadius = 16

    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.4
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0.4 })
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

/// Pops the card up with a spring, and lets it shrink away.
final class CardPopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.45 : 0.25
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? present(using: transitionContext) : dismiss(using: transitionContext)
  }

  private func present(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
      return context.completeTransition(false)
    }
    card.frame = context.finalFrame(for: controller)
    context.containerView.addSubview(card)
    card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    card.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [],
      animations: {
        card.transform = .identity
        card.alpha = 1
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  private func dismiss(using context: UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .from) else { return context.completeTransition(false) }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn,
      animations: {
        card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        card.alpha = 0
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

/// A screen that is its own transitioning delegate, so that somebody holds it.
final class OfferViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "offer"
    view.backgroundColor = .white
    view.clipsToBounds = true
    view.addSubview(UIView("offer.banner", x: 0, y: 0, width: 160, height: 90, color: UIColor(hex: 0xFFB340)))
    view.addSubview(
      UIView("offer.button", x: 20, y: 180, width: 120, height: 36, color: UIColor(hex: 0x7A5CFF), cornerRadius: 12))
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardPopAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardPopAnimator(isPresenting: false)
  }
}

@MainActor func playDimmedCard(on stage: Stage) {
  let list = ListViewController()
  stage.window.rootViewController = list
  stage.at(0.1) { list.present(OfferViewController(), animated: true) }
  stage.tap(at: 0.95, CGPoint(x: 10, y: 30))
}
