import Geometry
import HeadlessUIKit
import SceneFiles

/// Places a presented screen as the scene says, over a dimming view if it wants one.
final class ScenePresentationController: UIPresentationController {
  private let transition: Scene.Transition
  private let dimmingView: UIView?
  private weak var scenes: ScenePresentationDelegate?
  /// Where the view was that the presented one takes the place of; the presented one stays there when it moves on.
  private var placeOfOther: Rect?

  init(
    _ transition: Scene.Transition, delegate: ScenePresentationDelegate, presentedViewController: UIViewController,
    presenting: UIViewController?
  ) {
    self.transition = transition
    scenes = delegate
    dimmingView = transition.presentation.dimming.map { dimming in
      let view = UIView()
      view.accessibilityIdentifier = ViewResolver.dimmingName
      view.backgroundColor = UIColor(color: dimming.color)
      view.alpha = 0
      return view
    }
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override var shouldPresentInFullscreen: Bool { transition.presentation.style != .overCurrentContext }
  override var shouldRemovePresentersView: Bool { transition.presentation.style == .fullScreen }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let frame = transition.presentation.frame ?? (presentedViewController as? SceneController)?.screen.view.frame
    let rect = frame.flatMap { $0.rect(in: containerView.bounds.rect.size) ?? place(of: $0, in: containerView) }
    return rect.map(CGRect.init) ?? containerView.bounds
  }

  private func place(of frame: Scene.Frame, in container: UIView) -> Rect? {
    if placeOfOther == nil, let tree = scenes?.tree { placeOfOther = ViewResolver(tree).rect(of: frame, in: container) }
    return placeOfOther
  }

  override func presentationTransitionWillBegin() {
    if let radii = transition.presentation.cornerRadius { presentedView?.layer.cornerRadii = radii }
    guard let dimmingView, let dimming = transition.presentation.dimming, let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(dimmingView)
    if dimming.tapToDismiss { listenForTaps(on: dimmingView) }
    fade(to: dimming.alpha, unlessDoneBy: transition.present)
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0, unlessDoneBy: (scenes?.departure ?? transition).dismiss)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed {
      dimmingView?.removeFromSuperview()
    } else {
      dimmingView?.alpha = transition.presentation.dimming?.alpha ?? 0
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView?.removeFromSuperview() }
  }

  /// Runs the dimming alongside the leg, with its timing; at once where nothing moves.
  private func fade(to alpha: Double, unlessDoneBy leg: Scene.Leg?) {
    guard let dimmingView else { return }
    if let leg, leg.tracks.contains(where: \.isOfDimmingAlpha) {
      if alpha > 0 { dimmingView.alpha = alpha }
      return
    }
    let isAlongside = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in dimmingView.alpha = alpha }, completion: nil)
    if isAlongside != true { dimmingView.alpha = alpha }
  }

  private func listenForTaps(on view: UIView) {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addAction { [weak self] _ in self?.dismissByTap() }
    view.addGestureRecognizer(tap)
  }

  private func dismissByTap() {
    UIEnvironment.current.origin?.transition = (scenes?.departure ?? transition).name
    presentedViewController.presentingViewController?.dismiss(animated: true)
  }
}

extension Scene.Track {
  /// Whether it runs the alpha of the transition's own dimming view, which then does not run alongside.
  var isOfDimmingAlpha: Bool { view == .dimming && property == .alpha }
}
