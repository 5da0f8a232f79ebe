extension UINavigationController {
  /// Warns of a delegate whose animator takes UIKit's swipe away while no pan of the app's own pops; once for a stack.
  func warnOfMissingInteraction(for animator: any UIViewControllerAnimatedTransitioning, in view: UIView) {
    let environment = UIEnvironment.current
    guard environment.watchesCalls, !isLedByOtherPans(view) else { return }
    let message =
      "\(type(of: animator)) animates the pop of <\(logName)> without an interaction: "
      + "the swipe from the edge no longer goes back"
    guard !environment.log.warnings.contains(where: { $0.message == message }) else { return }
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "no-interactive-pop", message: message,
        fix: "answer interactionControllerFor while a screen-edge pan of yours pops",
        subject: WarningSubject(step: environment.origin?.step, transition: environment.origin?.transition, leg: "pop"))
    )
  }

  /// Whether the app watches for pans around the top screen, or lets UIKit's own begin by itself.
  private func isLedByOtherPans(_ view: UIView) -> Bool {
    if !(interactivePopGestureRecognizer?.delegate is InteractivePop) { return true }
    let ancestors = sequence(first: view, next: \.superview)
    let pans = ancestors.flatMap { $0.gestureRecognizers ?? [] }.filter { $0 is UIPanGestureRecognizer }
    return pans.contains { $0 !== interactivePopGestureRecognizer }
  }
}
