import HeadlessUIKit
import StagePlayback
import Testing

/// Brings the presented view up from below, and takes it down again.
@MainActor
private final class Riser: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  /// What an animator can get wrong.
  enum Mistake: CaseIterable {
    case none, neverCompletes, completesFalse, forgetsModelValue, forgetsPresenter, endsElsewhere
  }

  let mistake: Mistake
  private let isPresenting: Bool

  init(_ mistake: Mistake, isPresenting: Bool = true) {
    self.mistake = mistake
    self.isPresenting = isPresenting
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Riser(mistake) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    Riser(mistake, isPresenting: false)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(true) }
    let container = context.containerView
    let (up, down) = (container.bounds, container.bounds.offsetBy(dx: 0, dy: container.bounds.height))
    if isPresenting {
      container.addSubview(view)
      view.frame = down
    } else if let presenter = context.view(forKey: .to), mistake != .forgetsPresenter {
      container.insertSubview(presenter, at: 0)
    }
    if mistake == .forgetsModelValue, !isPresenting { return slideWithoutModelValue(view, context) }
    let end = mistake == .endsElsewhere ? up.insetBy(dx: 0, dy: 10) : up
    UIView.animate(
      withDuration: 0.4, animations: { view.frame = self.isPresenting ? end : down },
      completion: { _ in self.complete(context) })
  }

  private func complete(_ context: any UIViewControllerContextTransitioning) {
    switch mistake {
    case .neverCompletes: break
    case .completesFalse: context.completeTransition(false)
    default: context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The layer moves, the view stays: it is back for two frames before the transition completes.
  private func slideWithoutModelValue(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let slide = CABasicAnimation(keyPath: "position.y")
    slide.fromValue = view.center.y
    slide.toValue = view.center.y + view.bounds.height
    slide.duration = 0.35
    view.layer.add(slide, forKey: "slide")
    UIView.animate(withDuration: 0.4, animations: { view.superview?.alpha = 0.99 }) { _ in
      context.completeTransition(true)
    }
  }
}

/// A stage whose list presents a screen at 0.1 s and dismisses it at 0.8 s.
@MainActor
private func stage(_ mistake: Riser.Mistake, style: UIModalPresentationStyle, background: UIColor?) -> Stage {
  let stage = Stage(size: CGSize(width: 100, height: 200), scale: 2)
  let list = UIViewController()
  list.view.backgroundColor = .white
  list.view.accessibilityIdentifier = "list"
  stage.window.rootViewController = list
  let detail = UIViewController()
  detail.view.backgroundColor = background
  detail.view.accessibilityIdentifier = "detail"
  let riser = Riser(mistake)
  detail.transitioningDelegate = riser
  detail.modalPresentationStyle = style
  stage.at(0.1) { list.present(detail, animated: true) }
  stage.at(0.8) {
    withExtendedLifetime(riser) { list.dismiss(animated: true) }
  }
  return stage
}

@MainActor
struct TransitionPlayTests {
  @Test(
    arguments: [
      (.none, .custom, .black, []), (.none, .fullScreen, .black, []), (.none, .custom, nil, []),
      (.none, .fullScreen, nil, ["uncovered-pixels"]), (.forgetsModelValue, .custom, .black, ["dismiss-flash"]),
      (.forgetsPresenter, .fullScreen, .black, ["dismiss-flash"]), (.forgetsPresenter, .custom, .black, []),
      (.neverCompletes, .custom, .black, ["refused-during-transition", "never-completed"]),
      (.completesFalse, .custom, .black, ["completed-false", "refused-request"]),
      (.endsElsewhere, .custom, .black, ["frame-conflict"]),
    ] as [(Riser.Mistake, UIModalPresentationStyle, UIColor?, [String])])
  private func `mistakes of transitions are found, and nothing else`(
    mistake: Riser.Mistake, style: UIModalPresentationStyle, background: UIColor?, expected: [String]
  ) throws {
    let stage = stage(mistake, style: style, background: background)
    try stage.play()
    #expect(Set(stage.warnings.map(\.kind)) == Set(expected), "\(stage.warnings)")
  }

  @Test func `a presentation and its dismissal are events at their exact times`() throws {
    let stage = stage(.none, style: .custom, background: .black)
    try stage.play()
    let transitions = stage.events.filter { $0.kind == .start || $0.kind == .end }
    let expected =
      [(0.1, nil), (0.5, .completed), (0.8, nil), (1.2, .completed)]
      as [(Double, PlaybackEvent.Outcome?)]
    #expect(transitions.count == expected.count)
    for (event, (time, outcome)) in zip(transitions, expected) {
      #expect(abs(event.time - time) < 1e-9)
      #expect(event.outcome == outcome)
    }
    #expect(stage.trace.count == 73)
  }

  private struct Line: Decodable {
    struct View: Decodable { var window: [Double] }
    struct Transition: Decodable {
      var phase: String
      var progress: Double
    }
    var views: [String: View]
    var transition: Transition?
  }

  @Test(
    arguments: [(0, nil, nil), (6, 0, 200), (18, 0.5, 100), (30, nil, 0), (60, 0.5, 100), (72, nil, nil)]
      as [(Int, Double?, Double?)])
  func `the trace follows the transitions`(frame: Int, progress: Double?, y: Double?) throws {
    let stage = stage(.none, style: .custom, background: .black)
    try stage.play()
    let line = try JSONDecoder().decode(Line.self, from: Data(stage.trace[frame].utf8))
    #expect((line.transition == nil) == (progress == nil))
    #expect(abs((line.transition?.progress ?? 0) - (progress ?? 0)) < 1e-9)
    #expect((line.views["detail"] == nil) == (y == nil))
    #expect(abs((line.views["detail"]?.window[1] ?? 0) - (y ?? 0)) < 1e-3)
  }
}
