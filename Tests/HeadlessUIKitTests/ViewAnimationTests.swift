import Geometry
import HeadlessUIKit
import Motion
import Testing

@MainActor @Suite struct ViewAnimationTests {
  private nonisolated static let curves: [(UIView.AnimationOptions, CubicCurve)] = [
    (.curveLinear, .linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInOut),
  ]

  @Test(arguments: curves)
  func aSingleAnimationShowsExactlyWhatItsCurveSays(options: UIView.AnimationOptions, curve: CubicCurve) {
    let stage = TestStage()
    let view = stage.view(20, 60, 56, 56)
    stage.act {
      UIView.animate(withDuration: 0.5, delay: 0.2, options: options) {
        view.frame = CGRect(x: 317, y: 60, width: 56, height: 56)
      }
    }
    for frame in [0, 6, 12, 14, 20, 27, 41] {
      let time = Double(frame) / 60
      stage.advance(to: time)
      let share = curve.value(at: min(max((time - 0.2) / 0.5, 0), 1))
      #expect(isNear(view.shownFrame, Rect(20 + 297 * share, 60, 56, 56)))
    }
    stage.advance(to: 0.7)
    #expect(view.shownFrame == Rect(317, 60, 56, 56))
    #expect(view.layer.animationKeys() == nil)
  }

  /// Positions of springs.json at frames 7, 9, 16 and 30, begun at 0.1 s.
  @Test(arguments: [
    (0.55, 0.0, [34.0748088, 115.8174991, 349.3375377, 312.5055718])
  ])
  func springBlocksFollowTheReference(damping: Double, velocity: Double, positions: [Double]) {
    let stage = TestStage()
    let view = stage.view(20, 60, 56, 56)
    stage.environment.clock.schedule(at: 0.1) {
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity
      ) { view.frame.origin.x = 317 }
    }
    for (frame, x) in zip([7, 9, 16, 30], positions) {
      stage.advance(to: Double(frame) / 60)
      #expect(isNear(view.shownFrame.origin.x, x, within: 1e-4))
    }
    stage.advance(to: 0.7)
    #expect(view.shownFrame.origin.x == 317)
  }

  @Test func aSpringRunsInItsOwnSecondsAndItsResidualIsCutAtTheEnd() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0) {
        view.center.x = 1005
      }
    }
    stage.advance(to: 0.6 - 1e-6)
    #expect(view.shownFrame.origin.x > 1001)
    stage.advance(to: 0.6)
    #expect(view.shownFrame.origin.x == 1000)
  }

  @Test func curveSevenIsTheSystemsSpringInItsOwnDuration() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      UIView.animate(withDuration: 5, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) {
        view.alpha = 0
      } completion: { _ in
        ended = stage.environment.clock.now
      }
    }
    stage.advance(to: 0.2)
    let left = 1 - Spring.system.value(at: 0.2)
    #expect(isNear(view.shown.opacity, left))
    stage.advance(to: 1)
    let expected = 0.5058237825
    #expect(isNear(ended ?? 0, expected, within: 1e-8))
  }

  @Test func aPerceptualSpringLastsUntilItHasSettled() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      UIView.animate(springDuration: 0.5, bounce: 0.3) {
        view.alpha = 0
      } completion: { _ in
        ended = stage.environment.clock.now
      }
    }
    stage.advance(to: 3)
    let spring = Spring(perceptualDuration: 0.5, bounce: 0.3)
    #expect(ended == spring.uikitSettlingDuration)
  }

  @Test func runningAnimationsStack() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 105 } }
    stage.advance(to: 0.5)
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 5 } }
    #expect(isNear(view.shownFrame.origin.x, 50))
    stage.advance(to: 0.75)
    // The first has 25 points to go, the second 75.
    let expected = 0 - 25 + 75.0
    #expect(isNear(view.shownFrame.origin.x, expected))
    stage.advance(to: 1.25)
    #expect(isNear(view.shownFrame.origin.x, 25))
    stage.advance(to: 1.5)
    #expect(view.shownFrame.origin.x == 0)
  }

  @Test func sizeAndOriginOfBoundsAnimateApart() {
    let stage = TestStage()
    let view = stage.view(0, 0, 100, 100)
    stage.act { UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 10, y: 0, width: 50, height: 50) } }
    #expect(view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
  }

  @Test func coloursReplaceOneAnotherInsteadOfStacking() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    view.backgroundColor = .black
    var finished: [Bool] = []
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = .white
      } completion: {
        finished.append($0)
      }
    }
    stage.advance(to: 0.5)
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
        view.backgroundColor = .red
      }
    }
    let half = view.shown.backgroundColor
    stage.advance(to: 1)
    #expect(finished == [false])
    #expect(isNear(half?.green ?? 0, 0.5))
    #expect(isNear(view.shown.backgroundColor?.green ?? 0, 0.25))
  }

  @Test func transformsAnimateByTheirParts() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
      }
    }
    stage.advance(to: 0.5)
    let expected = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 2, y: 2)
    let shown = view.shown.transform
    #expect(isNear(shown.m11, expected.a) && isNear(shown.m12, expected.b) && isNear(shown.m22, expected.d))
  }

  @Test func aTransformAnimationStacksOnAnotherWithoutAJump() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 0.5) }
    }
    stage.advance(to: 0.4)
    let before = view.shown.transform
    stage.act { UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(translationX: 30, y: 4) } }
    let after = view.shown.transform
    #expect(zip(before.elements, after.elements).allSatisfy { isNear($0, $1) })
  }

  @Test func repeatingForEverNeverEndsAndIsNamed() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    view.accessibilityIdentifier = "home.pulse"
    stage.act { UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 } }
    stage.advance(to: 1.5)
    #expect(isNear(view.shown.opacity, 0.5, within: 1e-6))
    stage.advance(to: 7.75)
    #expect(!stage.environment.isSettled)
    #expect(stage.environment.movingDescriptions == ["home.pulse: opacity without end"])
  }

  @Test func anAutoreversedAnimationLastsTwiceAndThenShowsTheModel() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
        view.alpha = 0
      } completion: { _ in
        ended = stage.environment.clock.now
      }
    }
    stage.advance(to: 1.75)
    let shown = view.shown.opacity
    stage.advance(to: 2)
    #expect(isNear(shown, 0.75) && view.shown.opacity == 0 && ended == 2)
  }

  @Test func propertiesThatUIKitDoesNotAnimateChangeAtOnceUnlessAsked() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act { UIView.animate(withDuration: 1) { view.layer.shadowRadius = 13 } }
    #expect(view.shown.shadowRadius == 13)
    var parameters = AnimationParameters(duration: 1, pace: .linear)
    parameters.animatesEveryProperty = true
    stage.act { UIView.animate(parameters) { view.layer.shadowRadius = 3 } }
    stage.advance(to: 0.5)
    #expect(isNear(view.shown.shadowRadius, 8))
  }

  @Test func nestedBlocksTakeDurationAndCurveUnlessTheyOverride() {
    let stage = TestStage()
    let (inner, own) = (stage.view(0, 0, 10, 10), stage.view(0, 0, 10, 10))
    stage.act {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 5) { inner.alpha = 0 }
        UIView.animate(
          withDuration: 4, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
        ) { own.alpha = 0 }
      }
    }
    stage.advance(to: 0.5)
    let eased = 1 - CubicCurve.easeIn.value(at: 0.125)
    #expect(isNear(inner.shown.opacity, 0.5) && isNear(own.shown.opacity, eased))
  }

  @Test func withoutAnimationMeansWithoutEvenInsideABlock() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.alpha = 0.25 } }
    }
    #expect(view.shown.opacity == 0.25)
  }

  @Test func aBlockInsideADisabledOneDoesNotAnimate() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    UIView.setAnimationsEnabled(false)
    var finished: Bool?
    stage.act { UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 } }
    UIView.setAnimationsEnabled(true)
    stage.advance(to: 0)
    #expect(view.shown.opacity == 0 && finished == true)
  }
}
