import Geometry

extension ModalPresentation {
  /// How far apart two frames may be, in points: what is less is rounding.
  private static let tolerance: Double = 0.5

  /// Warns of an animator that leaves the presented view elsewhere than the presentation controller wants it.
  ///
  /// A view that constraints place is where they want it.
  func warnOfFinalFrame(after transition: Transition) {
    guard let view = controller.presentedView, view.superview === containerView, view.isPlacedByFrame else { return }
    let (ended, wanted) = (view.frame.rect, controller.frameOfPresentedViewInContainerView.rect)
    let distance = zip(ended.numbers, wanted.numbers).map { abs($0 - $1) }.max() ?? 0
    guard distance > Self.tolerance else { return }
    let environment = UIEnvironment.current
    let name = view.traceName ?? "the presented view"
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "frame-conflict",
        message: "\(name) ends at \(ended.numbers.text), \(distance.text) points off "
          + "the \(wanted.numbers.text) of its presentation: the next layout moves it there",
        fix: "end the animation at finalFrame(for:), or correct frameOfPresentedViewInContainerView",
        subject: transition.subject.about(name, "frame")))
  }
}
