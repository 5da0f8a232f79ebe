import HeadlessUIKit
import Testing

@MainActor
struct CatchingTests {
  /// Points; springs that go on after a pause are known to a tenth, all else to seven digits.
  private static let exact: Double = 1e-5
  private static let continued: Double = 0.1

  @Test func `A vended animator runs, and animateTransition is not called`() {
    let fixture = CardFixture()
    fixture.open()
    let tops = [(0.0, 852.0), (2.0 / 60, 798.8345078), (4.0 / 60, 690.1507131), (7.0 / 60, 520.739786), (0.6, 252)]
    for (time, top) in tops {
      fixture.stage.advance(to: time)
      #expect(isNear(fixture.top, top, within: Self.exact))
    }
    #expect(fixture.transition.plainAnimations == 0)
    #expect(fixture.transition.positions == [.end])
    #expect(fixture.stage.transitionEvents == ["start present", "end present completed"])
  }

  @Test func `A running animator is paused, scrubbed straight and let go with another spring`() throws {
    let fixture = CardFixture()
    let stage = fixture.stage
    fixture.open()
    stage.advance(to: 0.15)
    let animator = try #require(fixture.transition.animator)
    animator.pauseAnimation()
    #expect(isNear(fixture.top, 430.2308072, within: Self.exact))
    stage.advance(to: 0.3)
    #expect(isNear(fixture.top, 430.2308072, within: Self.exact))
    animator.fractionComplete = 0.25
    #expect(isNear(fixture.top, 702, within: Self.exact))
    animator.fractionComplete = 0.6
    stage.advance(to: 0.6)
    #expect(isNear(fixture.top, 492, within: Self.exact))
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 0.5)
    let tops = [(37, 464.4344897), (39, 350.3869021), (42, 252.131585), (45, 242.1279795), (51, 252.3887206)]
    for (frame, top) in tops {
      stage.advance(to: Double(frame) / 60)
      #expect(isNear(fixture.top, top, within: Self.continued), "frame \(frame)")
    }
    stage.advance(to: 0.9 - 1e-6)
    #expect(fixture.transition.positions.isEmpty)
    stage.advance(to: 0.9)
    #expect(fixture.transition.positions == [.end])
    #expect(fixture.top == 252)
  }

  @Test func `A dismissal is caught, moved back and returns by a spring`() throws {
    let fixture = CardFixture()
    let (stage, transition) = (fixture.stage, fixture.transition)
    fixture.open()
    stage.advance(to: 0.8)
    let before = stage.environment.snapshot().layers
    let travel = PanTravel(axis: .vertical, isForward: true, length: 600)
    var caught: CGFloat = 0
    stage.window.addGestureRecognizer(
      UIPanGestureRecognizer { recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer, let context = transition.context,
          let animator = transition.animator
        else { return }
        switch pan.state {
        case .began:
          context.pauseInteractiveTransition()
          caught = animator.fractionComplete
        case .changed:
          animator.fractionComplete = caught + CGFloat(travel.progress(of: pan.translation(in: nil)))
          context.updateInteractiveTransition(animator.fractionComplete)
        case .ended:
          context.cancelInteractiveTransition()
          animator.isReversed = true
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(form: .response(0.35, dampingFraction: 0.8)),
            durationFactor: 0)
        default: break
        }
      })
    fixture.card.dismiss(animated: true)
    stage.advance(to: 0.9)
    #expect(isNear(fixture.top, 530.0179556, within: Self.exact))
    stage.environment.drag(along: try #require(FingerPath([(0, 196, 420), (0.2, 196, 360), (0.3, 196, 360)])))
    let led = [(57, 515.0179556), (60, 500.0179556), (66, 470.0179556), (72, 470.0179556)]
    let returning = [(73, 461.7069968), (75, 415.9863695), (78, 337.4542214), (82, 273.4455663), (88, 249.1156632)]
    for (frame, top) in led + returning {
      stage.advance(to: Double(frame) / 60)
      #expect(isNear(fixture.top, top, within: frame > 72 ? Self.continued : Self.exact), "frame \(frame)")
      if frame == 60 { #expect(isNear(stage.environment.runningTransition?.progress ?? 0, 0.4133633, within: 1e-6)) }
    }
    stage.advance(to: 3)
    #expect(stage.transitionEvents.suffix(2) == ["start dismiss", "end dismiss cancelled"])
    #expect(transition.positions == [.end, .start])
    #expect(fixture.root.presentedViewController === fixture.card)
    #expect(stage.environment.snapshot().layers == before)
  }

  @Test func `A percent-driven dismissal scrubs a vended animator straight`() throws {
    let fixture = CardFixture()
    let (stage, transition) = (fixture.stage, fixture.transition)
    fixture.open()
    stage.advance(to: 1)
    let interaction = UIPercentDrivenInteractiveTransition()
    transition.interaction = interaction
    var changes: [Bool] = []
    fixture.card.dismiss(animated: true)
    fixture.card.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    stage.advance(to: 1)
    interaction.update(0.4)
    stage.advance(to: 1.2)
    #expect(isNear(fixture.top, 492, within: Self.exact))
    interaction.completionSpeed = 2
    interaction.finish()
    stage.advance(to: 1.2 + 0.18 - 1e-6)
    #expect(transition.positions == [.end])
    stage.advance(to: 1.2 + 0.18)
    #expect(transition.positions == [.end, .end])
    #expect(fixture.root.presentedViewController == nil)
    #expect(changes == [false])
  }

  @Test func `A transition that begins by itself is paused and led from there`() throws {
    let fixture = CardFixture()
    let (stage, transition) = (fixture.stage, fixture.transition)
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    transition.interaction = interaction
    fixture.open()
    stage.advance(to: 0.15)
    interaction.pause()
    let caught = interaction.percentComplete
    #expect(isNear(fixture.top, 430.2308072, within: Self.exact))
    interaction.update(caught + 0.1)
    #expect(isNear(fixture.top, 370.2308072, within: Self.exact))
    interaction.cancel()
    #expect(transition.context?.transitionWasCancelled == true)
    stage.advance(to: 2)
    #expect(transition.positions == [.start])
    #expect(stage.transitionEvents == ["start present", "end present cancelled"])
    #expect(fixture.root.presentedViewController == nil)
  }
}

@MainActor
struct MovingTouchTests {
  @Test(arguments: [
    (isManual: false, isEnabled: true, hitsShown: true, hitsModel: false),
    (isManual: true, isEnabled: true, hitsShown: false, hitsModel: true),
    (isManual: false, isEnabled: false, hitsShown: false, hitsModel: false),
  ])
  func `What an animator moves is hit where it shows`(
    isManual: Bool, isEnabled: Bool, hitsShown: Bool, hitsModel: Bool
  ) {
    let stage = StageFixture()
    let root = stage.controller("root")
    stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
    animator.isManualHitTestingEnabled = isManual
    animator.isUserInteractionEnabled = isEnabled
    animator.startAnimation()
    stage.environment.commit()
    stage.advance(to: 0.25)
    let (shown, model) = (CGPoint(x: 60, y: 50), CGPoint(x: 250, y: 50))
    #expect((stage.window.hitTest(shown, with: nil) === view) == hitsShown)
    #expect((stage.window.hitTest(model, with: nil) === view) == hitsModel)
    stage.advance(to: 2)
    #expect(stage.window.hitTest(model, with: nil) === view)
  }
}
