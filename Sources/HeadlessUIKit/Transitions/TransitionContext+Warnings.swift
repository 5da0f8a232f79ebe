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
