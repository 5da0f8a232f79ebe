/// Presentations over a current context stand in the presenter's container, and come and go there with the presenter.
extension UIViewController {
  /// What it presents in its own context; nil when it presents nothing, or over the whole window.
  private var contextPresentation: ModalPresentation? {
    ownPresented?.presentation.flatMap { $0.controller.shouldPresentInFullscreen ? nil : $0 }
  }

  /// How far a presentation is that takes its view's place; nil without one.
  private var coverStage: ModalPresentation.Stage? {
    ownPresented?.presentation.flatMap { $0.removesPresentersView ? $0.stage : nil }
  }

  /// Those that come to be seen at its place in a container: itself unless it is covered, and what it presents there.
  var comingFaces: [UIViewController] {
    let isCovered = coverStage == .presenting || coverStage == .presented
    let presented = contextPresentation.flatMap { $0.stage == .dismissing ? nil : $0.presented }
    return (isCovered ? [] : [self]) + (presented?.comingFaces ?? [])
  }

  /// Those that leave with its place, whatever comes and goes there meanwhile.
  var leavingFaces: [UIViewController] { [self] + (contextPresentation?.presented.leavingFaces ?? []) }

  /// The view at its place in a container.
  var faceView: UIView? { coverStage == .presented ? contextPresentation?.containerView : view }

  /// Puts what is seen at its place into a container's view.
  func enter(_ container: UIView) {
    let shown = contextPresentation?.containerView
    let isElsewhere = view.superview !== container && (shown == nil || view.superview !== shown)
    if coverStage != .presented, isElsewhere { container.addSubview(view) }
    guard let shown, shown.superview !== container else { return }
    shown.untransformedFrame = container.bounds
    container.addSubview(shown)
  }

  /// Takes what is seen at its place out.
  func leaveContainer() {
    let shown = contextPresentation?.containerView
    if shown == nil || viewIfLoaded?.superview !== shown { viewIfLoaded?.removeFromSuperview() }
    shown?.removeFromSuperview()
  }

  /// Both callbacks of coming to be seen, where they have not been called.
  func showFaces() {
    for face in comingFaces {
      face.beginAppearanceTransition(true, animated: true)
      face.endAppearanceTransition()
    }
  }

  /// Both callbacks of being seen no more, where they have not been called.
  func hideFaces() {
    for face in leavingFaces {
      face.beginAppearanceTransition(false, animated: true)
      face.endAppearanceTransition()
    }
  }
}

extension ModalPresentation {
  /// Whether it is in the window; a context's goes when the context leaves its own container.
  var isInWindow: Bool { containerView.window != nil }
}
