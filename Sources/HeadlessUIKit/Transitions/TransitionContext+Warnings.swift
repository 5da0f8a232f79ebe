extension TransitionContext {
  /// Warns of `completeTransition(false)` that nobody has asked for: no interaction was cancelled, nothing reversed.
  func warnOfUncalledForCancellation() {
    guard let transition, knownAnimator?.isReversed != true else { return }
    let environment = UIEnvironment.current
    let isAtOnce = environment.clock.now == transition.startTime
    let missing = [UITransitionContextViewKey.from, .to].first(where: viewsAskedForInVain.contains)
    let cause = isAtOnce ? missing.flatMap(reasonForAbsence) : nil
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "completed-false",
        message:
          "completeTransition(false) although nothing was cancelled: the \(transition.kind.rawValue) is taken back"
          + (cause.map { "; \($0.message)" } ?? ""),
        fix: cause?.fix ?? "call completeTransition(!transitionContext.transitionWasCancelled)",
        subject: transition.subject))
  }

  /// Why a view is not the animator's to move, where UIKit means it so.
  private func reasonForAbsence(of key: UITransitionContextViewKey) -> (message: String, fix: String)? {
    guard presentationStyle != .none else { return nil }
    let name = key == .from ? ".from" : ".to"
    return (
      "view(forKey: \(name)) is nil, because this presentation leaves the presenter's view where it is",
      "go on without that view; it is there for fullScreen, or where shouldRemovePresentersView is true"
    )
  }
}

extension TransitionContext {
  /// Warns of an animator that has forgotten the arriving view: UIKit does not add it either.
  ///
  /// After a dismissal UIKit puts the presenter's view back by itself.
  func warnOfViewNotAdded() {
    guard let transition, transition.kind != .dismiss, let arriving = participants[.to], let view = arriving.view,
      !view.isDescendant(of: containerView)
    else { return }
    let environment = UIEnvironment.current
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "view-not-added",
        message: "the \(transition.kind.rawValue) has ended without the view of <\(arriving.controller.logName)> in "
          + "the container: nothing of it shows",
        fix: "add view(forKey: .to) to containerView in animateTransition",
        subject: transition.subject.about(view.traceName)))
  }
}

extension UIEnvironment {
  /// Warns of a delegate that was given and has gone, since UIKit keeps it weakly.
  func warnOfReleased(_ property: String, of controller: UIViewController) {
    log.append(
      LoggedWarning(
        time: clock.now, kind: "released-delegate",
        message: "the \(property) of <\(controller.logName)> has gone, because nobody keeps it: "
          + "UIKit's own animation runs",
        fix: "keep the delegate in a property of something that lives as long as the screen", step: origin?.step))
  }

  /// Warns of an interaction controller that is told of a finger while the running transition has none.
  func warnOfIdleInteraction() {
    guard let transition = transitions.running.last, let context = transition.context, context.interaction == nil,
      !log.warnings.contains(where: { $0.kind == "idle-interaction" && $0.subject == transition.subject })
    else { return }
    log.append(
      LoggedWarning(
        time: clock.now, kind: "idle-interaction",
        message: "the finger moves nothing: the running \(transition.kind.rawValue) has no interaction controller, "
          + "for which UIKit asks only the delegate that gives an animator",
        fix: "return an animator as well, and the interaction controller while a finger leads",
        subject: transition.subject))
  }
}
