import Foundation

/// The exchange of a container's shown child: of a navigation stack, of tabs, of pages.
@MainActor
final class ContainerTransition {
  /// What the container does at the three moments that are its own.
  struct Steps {
    /// After viewWillAppear, before the animation.
    var willShow: () -> Void = {}
    /// After both did-callbacks of a completed exchange.
    var didShow: () -> Void = {}
    /// Before the callbacks of a cancelled one.
    var restore: () -> Void = {}
  }

  let kind: Transition.Kind
  private let owner: UIViewController
  private let from: UIViewController?
  private let to: UIViewController
  private let containerView: UIView
  private let steps: Steps
  /// The context of what was asked for and has not begun, because the event that asked for it still runs.
  private var pending: TransitionContext?
  /// What the app wants to happen alongside an exchange that has given way to this one.
  var inheritedCoordinator: TransitionCoordinator?

  init(
    _ kind: Transition.Kind, owner: UIViewController, from: UIViewController?, to: UIViewController,
    containerView: UIView, steps: Steps
  ) {
    self.kind = kind
    self.owner = owner
    self.from = from
    self.to = to
    self.containerView = containerView
    self.steps = steps
  }

  /// Exchanges the views at once.
  ///
  /// Off screen that is no transition: nobody sees it, and the log does not list it.
  func run(completion: (() -> Void)? = nil) {
    let environment = UIEnvironment.current
    let transition = owner.isOnScreen ? environment.transitions.begin(kind, in: environment) : nil
    willChange(animated: false)
    placeAtEnd()
    if let transition { environment.transitions.end(transition, .completed, in: environment) }
    settleCompleted()
    inheritedCoordinator?.runWithoutTransition()
    completion?()
  }

  /// Exchanges the views moving, when the code that asked for it has run to its end.
  func run(
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)? = nil
  ) {
    let environment = UIEnvironment.current
    let transition = environment.transitions.begin(kind, in: environment)
    let context = TransitionContext(
      transition: transition, containerView: containerView, presentationStyle: .none, animator: animator,
      interaction: interaction)
    context.container = owner
    if let from { context.participants[.from] = .init(controller: from) }
    context.participants[.to] = .init(controller: to)
    context.settle = { self.settle($0) }
    context.completion = completion
    if let inheritedCoordinator { context.coordinator.take(from: inheritedCoordinator) }
    pending = context
    environment.afterThisEventInTransaction {
      guard self.pending != nil else { return }
      self.pending = nil
      self.describe(to: context)
      self.willChange(animated: true)
      context.start()
      self.to.payIsAppearing()
    }
  }

  /// Whether it has been asked for and has not begun.
  var isPending: Bool { pending != nil }

  /// Takes it back before it begins: to the log it ends at once, and nobody sees it.
  ///
  /// - Returns: what the app wants to happen alongside; nil when it has begun.
  func withdraw() -> TransitionCoordinator? {
    guard let context = pending, let transition = context.transition else { return nil }
    pending = nil
    UIEnvironment.current.transitions.end(transition, .completed, in: UIEnvironment.current)
    return context.coordinator
  }

  private func describe(to context: TransitionContext) {
    let bounds = containerView.bounds
    context.participants[.from]?.view = from?.faceView
    context.participants[.from]?.initialFrame = bounds
    context.participants[.to]?.view = to.faceView
    context.participants[.to]?.finalFrame = bounds
  }

  private func willChange(animated: Bool) {
    to.loadViewIfNeeded()
    if to.view.superview !== containerView { to.view.untransformedFrame = containerView.bounds }
    guard owner.isOnScreen else { return steps.willShow() }
    for face in from?.leavingFaces ?? [] { face.beginAppearanceTransition(false, animated: animated) }
    for face in to.comingFaces { face.beginAppearanceTransition(true, animated: animated) }
    steps.willShow()
  }

  private func placeAtEnd() {
    to.enter(containerView)
    to.view.untransformedFrame = containerView.bounds
    from?.leaveContainer()
    if owner.isOnScreen { to.view.layoutIfNeeded() }
  }

  private func settle(_ didComplete: Bool) {
    if didComplete { settleCompleted() } else { settleCancelled() }
  }

  private func settleCompleted() {
    from?.leaveContainer()
    from?.hideFaces()
    if owner.isOnScreen {
      to.enter(containerView)
      to.showFaces()
    }
    steps.didShow()
  }

  private func settleCancelled() {
    to.leaveContainer()
    steps.restore()
    // Of a container that leaves the screen meanwhile, nobody else tells a child that it has taken back.
    to.hideFaces()
    guard owner.isOnScreen else { return }
    from?.showFaces()
  }
}

extension UIViewController {
  /// Whether its children's appearance follows its own at the moment.
  var isOnScreen: Bool { appearance == .appearing || appearance == .appeared }
}
