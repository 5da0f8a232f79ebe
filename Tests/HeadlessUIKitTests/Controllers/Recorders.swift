import HeadlessUIKit

/// What was called, in order.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []
  func note(_ call: String) { calls.append(call) }
  func forget() { calls = [] }
}

/// Notes its lifecycle callbacks as `name.callback`.
final class RecordingController: UIViewController {
  private let log: CallLog

  init(_ name: String, log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    screenName = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.note("\(screenName ?? "").\(call)") }

  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
}

/// Notes what it is told of the presentation.
final class RecordingPresentationController: UIPresentationController {
  let log: CallLog

  init(presented: UIViewController, presenting: UIViewController?, log: CallLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 40, width: 200, height: 300) }
  override func presentationTransitionWillBegin() { log.note("presentationTransitionWillBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.note("presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log.note("dismissalTransitionWillBegin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log.note("dismissalTransitionDidEnd(\(completed))") }
}

/// Fades the arriving view in, or the leaving one out, and notes when it begins and ends.
final class RecordingAnimator: UIViewControllerAnimatedTransitioning {
  let log: CallLog
  var duration: Double = 0.4
  /// What it tells the context at the end; nil forgets to.
  var completes: Bool? = true
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Called in `animateTransition` before anything moves.
  var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

  init(log: CallLog) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    context = transitionContext
    onStart?(transitionContext)
    let arriving = transitionContext.view(forKey: .to)
    let leaving = transitionContext.view(forKey: .from)
    if let arriving {
      transitionContext.containerView.addSubview(arriving)
      arriving.alpha = 0
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear,
      animations: { if let arriving { arriving.alpha = 1 } else { leaving?.alpha = 0 } },
      completion: { [self] _ in
        log.note("completeTransition")
        if let completes { transitionContext.completeTransition(completes) }
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.note("animationEnded(\(transitionCompleted))") }
}

/// Answers with one animator for everything.
final class RecordingDelegate: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  let log: CallLog
  let animator: RecordingAnimator
  var recordsPresentation = true

  init(log: CallLog) {
    self.log = log
    animator = RecordingAnimator(log: log)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentationController")
    return recordsPresentation
      ? RecordingPresentationController(presented: presented, presenting: presenting, log: log) : nil
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.note("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.note("didShow") }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
