import Geometry
import HeadlessUIKit
import SceneFiles

extension StepPerformer {
  /// Moves a finger over the screen; what it begins is for the recognisers to say.
  ///
  /// Where the step names a transition, its gesture is put on the view on top for this one finger.
  func pan(_ pan: Scene.Pan) {
    guard let path = FingerPath(pan) else { return }
    // A finger that did not make their gesture left them behind.
    for gesture in stepGestures where gesture.recognizer.numberOfTouches == 0 { gesture.onEnd() }
    if let transition = transition(pan.via) {
      if let gesture = gesture(of: transition, to: pan.screen) {
        attach(gesture)
      } else {
        refuse(
          "Attempt to begin <\(transition.name)> with a finger, which has no interaction for it",
          fix:
            "give the transition an interaction and the leg that it starts; name a screen to present, push or turn to")
      }
    }
    stage.environment.drag(along: path, lift: FingerLift(pan.end))
  }

  /// The gesture of a transition that takes a screen away; nil where no finger does, or UIKit's own.
  func gesture(of transition: Scene.Transition?, starting start: Scene.Interaction.Start) -> TransitionGesture? {
    guard let transition, transition.interaction?.starts == start else { return nil }
    return gesture(of: transition, to: nil)
  }

  /// A gesture that asks UIKit for what its interaction starts; nil without a leg for it.
  private func gesture(of transition: Scene.Transition, to screen: String?) -> TransitionGesture? {
    guard let interaction = transition.interaction, transition.hasLeg(for: interaction.starts) else { return nil }
    guard let request = request(interaction.starts, via: transition.name, to: screen) else { return nil }
    return TransitionGesture(
      interaction, in: tree, container: { [tree] in tree.container(of: interaction.starts) }, start: request)
  }

  /// What asks UIKit for a transition; nil without a screen where one is needed.
  private func request(
    _ start: Scene.Interaction.Start, via: String, to screen: String?
  ) -> (@MainActor () -> Void)? {
    switch (start, screen) {
    case (.dismiss, _): { [unowned self] in dismiss(nil, via, animated: true) }
    case (.pop, _): { [unowned self] in pop(.top, via, animated: true) }
    case (.present, let screen?): { [unowned self] in present(screen, via, animated: true) }
    case (.push, let screen?): { [unowned self] in push(screen, via, animated: true) }
    case (.page, let screen?): { [unowned self] in turn(to: .screen(screen), via, animated: true) }
    case (.present, nil), (.push, nil), (.page, nil): nil
    }
  }

  /// Puts a gesture on the view on top until its finger has gone, instead of that view's own.
  private func attach(_ gesture: TransitionGesture) {
    guard let top = tree.deepestShown, let view = top.viewIfLoaded else { return }
    let own = (top as? SceneController)?.departure?.recognizer
    own?.isEnabled = false
    view.addGestureRecognizer(gesture.recognizer)
    stepGestures.append(gesture)
    gesture.onEnd = { [weak self, weak own, weak view, weak gesture] in
      own?.isEnabled = true
      guard let gesture else { return }
      view?.removeGestureRecognizer(gesture.recognizer)
      self?.stepGestures.removeAll { $0 === gesture }
    }
  }
}

extension SceneTree {
  /// The view in which a transition happens, whose extent a finger's travel may be.
  fileprivate func container(of start: Scene.Interaction.Start) -> UIView? {
    switch start {
    case .present: window
    case .dismiss: topmostPresented?.activePresentationController?.containerView
    case .push, .pop: container(UINavigationController.self)?.view
    case .page: container(UIPageViewController.self)?.view
    }
  }
}

extension Scene.Transition {
  /// Whether a finger can lead what it starts: UIKit's own presentations and pops have fingers of their own.
  fileprivate func hasLeg(for start: Scene.Interaction.Start) -> Bool {
    switch start {
    case .dismiss: dismiss != nil
    case .pop: pop != nil
    case .present: present != nil
    case .push: push != nil
    case .page: true
    }
  }
}

extension FingerPath {
  /// The finger's way from its first sample on, at which the step acts.
  fileprivate init?(_ pan: Scene.Pan) {
    let start = pan.startTime
    self.init(pan.samples.map { Sample(time: $0.time - start, position: CGPoint($0.location)) })
  }
}

extension Scene.Pan {
  /// Seconds from the step's time until the finger comes down.
  var startTime: Double { samples.first?.time ?? 0 }
}

extension FingerLift {
  fileprivate init(_ end: Scene.Pan.End) {
    switch end {
    case .release(let velocity):
      self = .release(velocity: velocity.map { CGVector(dx: CGFloat($0.x), dy: CGFloat($0.y)) })
    case .cancelTouch: self = .cancel
    }
  }
}
