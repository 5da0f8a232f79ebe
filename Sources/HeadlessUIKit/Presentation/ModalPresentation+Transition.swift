import Foundation

extension ModalPresentation {
  /// Shows the presented controller, at once or moving.
  ///
  /// As in UIKit a moving presentation begins when the code that asked for it has run to its end, so that it may still
  /// add animations alongside.
  func present(animated: Bool, completion: (() -> Void)?) {
    let environment = UIEnvironment.current
    let transition = environment.transitions.begin(.present, in: environment)
    (presenter?.activePresentationController as? UISheetPresentationController)?.drag.letGo()
    presented.loadViewIfNeeded()
    guard animated else {
      prepareToPresent(animated: false, context: nil)
      if let view = controller.presentedView { containerView.addSubview(view) }
      environment.transitions.end(transition, .completed, in: environment)
      settlePresented()
      completion?()
      return
    }
    let context = makeContext(transition, of: presentingAnimator)
    context.settle = { didComplete in
      if didComplete { self.warnOfFinalFrame(after: transition) }
      self.settlePresenting(didComplete)
    }
    context.completion = completion
    environment.afterThisEventInTransaction {
      self.prepareToPresent(animated: true, context: context)
      context.start()
      self.presented.payIsAppearing()
    }
  }

  /// Takes the presented controller away, at once or moving.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    let environment = UIEnvironment.current
    let transition = environment.transitions.begin(.dismiss, in: environment)
    if leader == nil { (controller as? UISheetPresentationController)?.drag.letGo() }
    stage = .dismissing
    guard animated else {
      prepareToDismiss(animated: false, context: nil)
      environment.transitions.end(transition, .completed, in: environment)
      settleDismissed()
      completion?()
      return
    }
    let context = makeContext(transition, of: dismissingAnimator)
    context.bystanders = skipped.map(\.presented)
    context.settle = { self.settleDismissing($0) }
    context.completion = completion
    environment.afterThisEventInTransaction {
      self.prepareToDismiss(animated: true, context: context)
      context.start()
      self.base?.payIsAppearing()
    }
  }

  private func makeContext(
    _ transition: Transition,
    of choice: (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)
  ) -> TransitionContext {
    let context = TransitionContext(
      transition: transition, containerView: containerView, presentationStyle: style, animator: choice.0,
      interaction: choice.1)
    let isPresenting = transition.kind == .present
    if let base {
      let sides: (from: UIViewController, to: UIViewController) =
        isPresenting ? (base, presented) : (presented, base)
      context.participants[.from] = .init(controller: sides.from)
      context.participants[.to] = .init(controller: sides.to)
    }
    return context
  }
}

// MARK: - Choosing an animator

extension ModalPresentation {
  typealias Choice = (any UIViewControllerAnimatedTransitioning, (any UIViewControllerInteractiveTransitioning)?)

  private var presentingAnimator: Choice {
    let delegate = presented.transitioningDelegate
    warnOfReleasedDelegate()
    guard let presenter, let source,
      let animator = delegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
    else { return (controller.builtInAnimator(isPresenting: true), nil) }
    return (animator, delegate?.interactionControllerForPresentation(using: animator))
  }

  private var dismissingAnimator: Choice {
    if let leader { return leader }
    let delegate = presented.transitioningDelegate
    warnOfReleasedDelegate()
    guard let animator = delegate?.animationController(forDismissed: presented) else {
      return (controller.builtInAnimator(isPresenting: false), nil)
    }
    return (animator, delegate?.interactionControllerForDismissal(using: animator))
  }

  private func warnOfReleasedDelegate() {
    guard presented.transitioningDelegate == nil, presented.wantsTransitioningDelegate else { return }
    UIEnvironment.current.warnOfReleased("transitioningDelegate", of: presented)
  }
}

// MARK: - Presenting

extension ModalPresentation {
  private func prepareToPresent(animated: Bool, context: TransitionContext?) {
    attachContainer()
    takePresentersView()
    controller.presentedView?.untransformedFrame = controller.frameOfPresentedViewInContainerView
    if let context { describePresenting(to: context) }
    controller.presentationTransitionWillBegin()
    if removesPresentersView { presenter?.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
  }

  private func describePresenting(to context: TransitionContext) {
    let bounds = containerView.bounds
    context.participants[.from]?.view = removesPresentersView ? presenter?.view : nil
    context.participants[.from]?.initialFrame = bounds
    context.participants[.from]?.finalFrame = removesPresentersView ? .zero : bounds
    context.participants[.to]?.view = controller.presentedView
    context.participants[.to]?.finalFrame = controller.frameOfPresentedViewInContainerView
  }

  private func settlePresenting(_ didComplete: Bool) {
    didComplete ? settlePresented() : settlePresentingCancelled()
  }

  private func settlePresented() {
    let presented = presented
    if removesPresentersView { presenter?.view.removeFromSuperview() }
    containerView.layoutIfNeeded()
    controller.presentationTransitionDidEnd(true)
    presented.endAppearanceTransition()
    if removesPresentersView { presenter?.endAppearanceTransition() }
    stage = .presented
  }

  private func settlePresentingCancelled() {
    let (presenter, presented) = (presenter, presented)
    let cameBack = removesPresentersView && isInWindow
    controller.presentedView?.removeFromSuperview()
    returnPresentersView()
    controller.presentationTransitionDidEnd(false)
    unlink()
    presented.beginAppearanceTransition(false, animated: true)
    presented.endAppearanceTransition()
    if cameBack {
      presenter?.beginAppearanceTransition(true, animated: true)
      presenter?.endAppearanceTransition()
    }
    presented.modalStage = nil
  }
}

// MARK: - Dismissing

extension ModalPresentation {
  private func prepareToDismiss(animated: Bool, context: TransitionContext?) {
    if removesBase { base?.view.untransformedFrame = containerView.bounds }
    if let context { describeDismissing(to: context) }
    beginSkipping(animated: animated)
    controller.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if removesBase, isInWindow { base?.beginAppearanceTransition(true, animated: animated) }
  }

  private func describeDismissing(to context: TransitionContext) {
    let bounds = containerView.bounds
    let place = controller.presentedView?.untransformedFrame ?? bounds
    context.participants[.from]?.view = controller.presentedView
    context.participants[.from]?.initialFrame = place
    context.participants[.from]?.finalFrame = place
    context.participants[.to]?.view = removesBase ? base?.view : nil
    context.participants[.to]?.initialFrame = removesBase ? .zero : bounds
    context.participants[.to]?.finalFrame = bounds
  }

  private func settleDismissing(_ didComplete: Bool) {
    didComplete ? settleDismissed() : settleDismissingCancelled()
  }

  private func settleDismissed() {
    let (base, presented, skipped) = (base, presented, skipped)
    let cameBack = removesBase && isInWindow
    controller.presentedView?.removeFromSuperview()
    (skipped.first ?? self).returnPresentersView()
    controller.dismissalTransitionDidEnd(true)
    unlink()
    for lower in skipped.reversed() { lower.endSkipping() }
    base?.viewIfLoaded?.superview?.layoutIfNeeded()
    if cameBack { base?.endAppearanceTransition() }
    presented.endAppearanceTransition()
    for lower in skipped.reversed() { lower.presented.endAppearanceTransition() }
    presented.modalStage = nil
  }

  private func settleDismissingCancelled() {
    let (base, presented) = (base, presented)
    if removesBase { base?.view.removeFromSuperview() }
    controller.dismissalTransitionDidEnd(false)
    cancelSkipping()
    if removesBase {
      base?.beginAppearanceTransition(false, animated: true)
      base?.endAppearanceTransition()
    }
    for lower in skipped where !lower.isCovered && lower.isInWindow { lower.presented.reappear() }
    if isInWindow { presented.reappear() }
    stage = .presented
    skipped = []
  }
}

extension UIViewController {
  /// Both callbacks of coming back where it was about to leave.
  fileprivate func reappear() {
    beginAppearanceTransition(true, animated: true)
    endAppearanceTransition()
  }
}
