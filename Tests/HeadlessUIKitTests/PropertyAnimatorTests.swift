import Geometry
import HeadlessUIKit
import Motion
import Testing

@MainActor @Suite struct PropertyAnimatorTests {
  @MainActor private struct Scene {
    let stage = TestStage()
    let view: UIView
    let animator: UIViewPropertyAnimator
    let ends = Ends()

    @MainActor final class Ends {
      var log: [String] = []
    }

    /// Moves a view by 100 points.
    init(duration: Double = 1, timing: Timing = .linear) {
      view = stage.view(0, 0, 10, 10)
      animator = UIViewPropertyAnimator(duration: duration, timing: timing)
      animator.addAnimations { [view] in view.frame.origin.x = 100 }
      let clock = stage.environment.clock
      animator.addCompletion { [ends] in ends.log.append("\($0) \(clock.now)") }
    }

    var x: Double { view.shownFrame.origin.x }
  }

  @Test func itRunsFromItsStartToItsEnd() {
    let scene = Scene(timing: .easeIn)
    #expect(scene.animator.state == .inactive)
    scene.stage.act { scene.animator.startAnimation(afterDelay: 0.5) }
    #expect(scene.animator.state == .active && scene.animator.isRunning)
    scene.stage.advance(to: 0.5)
    #expect(scene.x == 0)
    scene.stage.advance(to: 0.75)
    let eased = 100 * CubicCurve.easeIn.value(at: 0.25)
    #expect(isNear(scene.x, eased))
    scene.stage.advance(to: 2)
    #expect(scene.x == 100 && scene.ends.log == ["end 1.5"] && scene.animator.state == .inactive)
  }

  @Test func aSpringByConstantsLastsUntilItHasSettled() {
    let scene = Scene(timing: .system)
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 3)
    let duration = Spring.system.uikitSettlingDuration
    #expect(scene.animator.duration == duration && scene.ends.log == ["end \(duration)"])
  }

  @Test func pausingDoesNotJumpAndScrubbingIsStraight() {
    let scene = Scene(duration: 0.6, timing: .spring(.dampingRatio(0.85)))
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.15)
    let caught = scene.x
    scene.stage.act { scene.animator.pauseAnimation() }
    #expect(isNear(scene.x, caught) && isNear(Double(scene.animator.fractionComplete), caught / 100))
    scene.stage.advance(to: 0.3)
    #expect(isNear(scene.x, caught) && scene.stage.environment.isSettled)
    scene.stage.act { scene.animator.fractionComplete = 0.25 }
    #expect(isNear(scene.x, 25))
    scene.stage.advance(to: 0.5)
    scene.stage.act { scene.animator.fractionComplete = 0.6 }
    scene.stage.advance(to: 0.6)
    scene.stage.act {
      scene.animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 0.5)
    }
    // grab-steps.json: 464.4344897 of a way from 852 to 252, one frame later.
    scene.stage.advance(to: 37.0 / 60)
    let expected = (852 - 464.4344897) / 6
    #expect(isNear(scene.x, expected, within: 1e-3))
    scene.stage.advance(to: 2)
    #expect(scene.ends.log.count == 1 && scene.x == 100)
    #expect(scene.ends.log.first?.hasPrefix("end 0.8999") == true || scene.ends.log == ["end 0.9"])
  }

  @Test func withoutLinearScrubbingTheFractionIsTime() {
    let scene = Scene(timing: .easeIn)
    scene.animator.scrubsLinearly = false
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.5)
    let caught = scene.x
    scene.stage.act { scene.animator.pauseAnimation() }
    #expect(isNear(Double(scene.animator.fractionComplete), 0.5) && isNear(scene.x, caught))
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.75)
    let eased = 100 * CubicCurve.easeIn.value(at: 0.75)
    #expect(isNear(scene.x, eased, within: 1e-6))
  }

  @Test func settingTheFractionMakesItActiveAndPaused() {
    let scene = Scene()
    scene.stage.act { scene.animator.fractionComplete = 0.3 }
    #expect(scene.animator.state == .active && !scene.animator.isRunning && isNear(scene.x, 30))
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.35)
    #expect(isNear(scene.x, 65))
    scene.stage.advance(to: 1)
    #expect(scene.ends.log == ["end 0.7"])
  }

  @Test func reversedItGoesBackTheWayItCameAndRestoresTheValues() {
    let scene = Scene(timing: .easeIn)
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.5)
    scene.stage.act { scene.animator.isReversed = true }
    scene.stage.advance(to: 0.75)
    let back = 100 * CubicCurve.easeIn.value(at: 0.25)
    #expect(isNear(scene.x, back, within: 1e-6))
    scene.stage.advance(to: 2)
    #expect(scene.x == 0 && scene.view.frame.origin.x == 0 && scene.animator.state == .inactive)
    #expect(
      scene.ends.log.first?.hasPrefix("start 1.0") == true || scene.ends.log.first?.hasPrefix("start 0.99") == true)
  }

  @Test func aPausedOneContinuesReversedOverTheWayBehindIt() {
    let scene = Scene()
    scene.stage.act { scene.animator.fractionComplete = 0.4 }
    scene.stage.act {
      scene.animator.isReversed = true
      scene.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    scene.stage.advance(to: 0.1)
    #expect(isNear(scene.x, 30))
    scene.stage.advance(to: 0.4)
    #expect(scene.x == 0 && scene.ends.log == ["start 0.4"])
  }

  @Test func stoppedWithoutFinishingTheValuesStayAndNobodyIsTold() {
    let scene = Scene()
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.25)
    scene.stage.act { scene.animator.stopAnimation(true) }
    scene.stage.advance(to: 2)
    #expect(isNear(scene.x, 25) && isNear(scene.view.frame.origin.x, 25))
    #expect(scene.animator.state == .inactive && scene.ends.log.isEmpty)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25),
  ])
  func finishingPutsTheValuesWhereItIsTold(position: UIViewAnimatingPosition, x: Double) {
    let scene = Scene()
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.25)
    scene.stage.act { scene.animator.stopAnimation(false) }
    #expect(scene.animator.state == .stopped)
    scene.stage.advance(to: 0.5)
    scene.stage.act { scene.animator.finishAnimation(at: position) }
    scene.stage.advance(to: 1)
    #expect(isNear(scene.x, x) && scene.ends.log == ["\(position) 0.5"])
  }

  @Test func pausingOnCompletionItStaysActiveAtItsEnd() {
    let scene = Scene()
    scene.animator.pausesOnCompletion = true
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 2)
    #expect(scene.animator.state == .active && !scene.animator.isRunning && scene.ends.log.isEmpty)
    #expect(scene.x == 100)
    scene.stage.act { scene.animator.fractionComplete = 0.5 }
    #expect(isNear(scene.x, 50))
    scene.stage.act {
      scene.animator.stopAnimation(false)
      scene.animator.finishAnimation(at: .end)
    }
    #expect(scene.x == 100 && scene.ends.log == ["end 2.0"])
  }

  @Test func delayedAnimationsEndWithTheOthers() {
    let scene = Scene()
    scene.animator.addAnimations({ scene.view.alpha = 0 }, delayFactor: 0.5)
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.5)
    #expect(scene.view.shown.opacity == 1)
    scene.stage.advance(to: 0.75)
    #expect(isNear(scene.view.shown.opacity, 0.5))
    scene.stage.act { scene.animator.fractionComplete = 0.6 }
    #expect(isNear(scene.view.shown.opacity, 0.8) && isNear(scene.x, 60))
  }

  @Test func anAnimatorThatNobodyKeepsStillEnds() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0.25) {
        view.alpha = 0
      } completion: { _ in
        ended = stage.environment.clock.now
      }
    }
    stage.advance(to: 1)
    #expect(ended == 0.75)
  }

  @Test func keyframeBlocksInsideBelongToTheAnimator() {
    let scene = Scene()
    scene.animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.alpha = 0 }
      }
    }
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 0.25)
    scene.stage.act { scene.animator.fractionComplete = 0.75 }
    scene.stage.advance(to: 5)
    #expect(isNear(scene.view.shown.opacity, 0.5) && isNear(scene.x, 75))
    scene.stage.act { scene.animator.startAnimation() }
    scene.stage.advance(to: 6)
    #expect(scene.view.shown.opacity == 0 && scene.ends.log == ["end 5.25"])
  }

  @Test func withNothingToAnimateItLastsItsDuration() {
    let stage = TestStage()
    var ended: Double?
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    animator.addCompletion { _ in ended = stage.environment.clock.now }
    stage.act { animator.startAnimation() }
    stage.advance(to: 1)
    #expect(ended == 0.5)
  }
}

@MainActor @Suite struct SpringDirectionTests {
  @Test func pointsAndSizesTakeTheVelocityOfTheirDirectionAllElseItsLength() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 3, dy: 4))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    animator.addAnimations {
      view.center = CGPoint(x: 105, y: 105)
      view.alpha = 0
    }
    stage.act { animator.startAnimation() }
    stage.advance(to: 0.1)
    func share(_ velocity: Double) -> Double {
      Spring(duration: 0.5, dampingRatio: 0.8, initialVelocity: velocity).value(at: 0.1)
    }
    let shown = view.shown
    #expect(isNear(shown.position.x, 5 + 100 * share(3)) && isNear(shown.position.y, 5 + 100 * share(4)))
    #expect(isNear(shown.opacity, 1 - share(5)))
  }

  @Test func aThrowOnTheWayCountsByDirectionAsWell() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    animator.addAnimations {
      view.center = CGPoint(x: 105, y: 105)
      view.alpha = 0
    }
    stage.act { animator.fractionComplete = 0.5 }
    let thrown = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: -4))
    stage.act { animator.continueAnimation(withTimingParameters: thrown, durationFactor: 1) }
    stage.advance(to: 0.1)
    func share(_ velocity: Double) -> Double {
      0.5 + 0.5 * Spring(duration: 0.5, dampingRatio: 0.8, initialVelocity: velocity).value(at: 0.1)
    }
    let shown = view.shown
    #expect(isNear(shown.position.x, 5 + 100 * share(0)) && isNear(shown.position.y, 5 + 100 * share(-4)))
    #expect(isNear(shown.opacity, 1 - share(4)))
  }

  @Test func aThrownSpringByConstantsLastsAsLongAsTheSlowerDirection() {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: -9))
    let animator = UIViewPropertyAnimator(duration: 5, timingParameters: timing)
    let still = Spring(stiffness: 100, damping: 10)
    let thrown = Spring(stiffness: 100, damping: 10, initialVelocity: -9)
    let longer = max(still.uikitSettlingDuration, thrown.uikitSettlingDuration)
    #expect(animator.duration == longer)
  }
}
