import HeadlessUIKit
import Testing

@MainActor
struct TransitionContextTests {
  private static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  private static let card = CGRect(x: 20, y: 40, width: 200, height: 300)

  private struct Seen: Equatable {
    var fromView: Bool
    var toView: Bool
    var fromIsInContainer: Bool
    var toIsInContainer: Bool
    var fromFrames: [CGRect]
    var toFrames: [CGRect]
    var style: UIModalPresentationStyle
  }

  private func look(_ context: any UIViewControllerContextTransitioning) -> Seen? {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
      return nil
    }
    return Seen(
      fromView: context.view(forKey: .from) != nil, toView: context.view(forKey: .to) != nil,
      fromIsInContainer: from.view.isDescendant(of: context.containerView),
      toIsInContainer: to.view.isDescendant(of: context.containerView),
      fromFrames: [context.initialFrame(for: from), context.finalFrame(for: from)],
      toFrames: [context.initialFrame(for: to), context.finalFrame(for: to)], style: context.presentationStyle)
  }

  @Test func `A full-screen present and dismiss give both views and one container`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    b.transitioningDelegate = delegate
    var seen: [Seen?] = []
    var containers: [UIView] = []
    delegate.animator.onStart = {
      seen.append(look($0))
      containers.append($0.containerView)
    }
    a.present(b, animated: true)
    stage.advance(to: 1)
    b.dismiss(animated: true)
    stage.advance(to: 2)
    let present = Seen(
      fromView: true, toView: true, fromIsInContainer: true, toIsInContainer: false,
      fromFrames: [Self.screen, .zero], toFrames: [.zero, Self.screen], style: .fullScreen)
    let dismiss = Seen(
      fromView: true, toView: true, fromIsInContainer: true, toIsInContainer: false,
      fromFrames: [Self.screen, Self.screen], toFrames: [.zero, Self.screen], style: .fullScreen)
    #expect(seen == [present, dismiss])
    #expect(containers.count == 2 && containers.first === containers.last)
  }

  @Test func `A custom present and dismiss keep the presenter's view to UIKit`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    stage.show(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    var seen: [Seen?] = []
    delegate.animator.onStart = { seen.append(look($0)) }
    a.present(b, animated: true)
    stage.advance(to: 1)
    b.dismiss(animated: true)
    stage.advance(to: 2)
    let present = Seen(
      fromView: false, toView: true, fromIsInContainer: false, toIsInContainer: false,
      fromFrames: [Self.screen, Self.screen], toFrames: [.zero, Self.card], style: .custom)
    let dismiss = Seen(
      fromView: true, toView: false, fromIsInContainer: true, toIsInContainer: false,
      fromFrames: [Self.card, Self.card], toFrames: [Self.screen, Self.screen], style: .custom)
    #expect(seen == [present, dismiss])
  }

  @Test func `A push has no presentation style and both views`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = delegate
    stage.show(navigation)
    var seen: [Seen?] = []
    delegate.animator.onStart = { seen.append(look($0)) }
    navigation.pushViewController(b, animated: true)
    stage.advance(to: 1)
    let push = Seen(
      fromView: true, toView: true, fromIsInContainer: true, toIsInContainer: false,
      fromFrames: [Self.screen, .zero], toFrames: [.zero, Self.screen], style: .none)
    #expect(seen == [push])
  }

  @Test func `Alongside animations take the animator's own duration and curve`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    stage.show(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    a.present(b, animated: true)
    var ended: [Bool] = []
    let coordinator = try #require(b.transitionCoordinator)
    coordinator.animate(alongsideTransition: { _ in a.view.alpha = 0 }, completion: { ended.append($0.isCancelled) })
    stage.advance(to: 0.1)
    let quarter = 0.25
    let faded = try #require(stage.alpha(of: "a"))
    let arriving = try #require(stage.alpha(of: "b"))
    #expect(abs(arriving - quarter) < 1e-9)
    #expect(abs(faded - (1 - quarter)) < 1e-9)
    #expect(!coordinator.animate(alongsideTransition: { _ in }, completion: nil))
    stage.advance(to: 1)
    #expect(ended == [false])
    #expect(b.transitionCoordinator == nil)
  }

  @Test func `The running transition tells its share of the animator's duration`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    stage.show(a)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    stage.environment.origin = EventOrigin(step: "open", transition: "fade")
    a.present(b, animated: true)
    stage.environment.origin = nil
    stage.advance(to: 0.3)
    let running = try #require(stage.environment.snapshot().transition)
    #expect(running.step == "open" && running.id == "fade" && running.number == 0 && running.phase == "running")
    #expect(abs(running.progress - 0.75) < 1e-9)
    #expect(stage.environment.snapshot().top == "b")
    stage.advance(to: 0.4)
    #expect(stage.environment.snapshot().transition == nil)
  }
}
