import Geometry
import HeadlessUIKit
import Motion
import Testing

@MainActor @Suite struct KeyframeTests {
  private func linear(_ more: UIView.KeyframeAnimationOptions = []) -> UIView.KeyframeAnimationOptions {
    [UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue), more]
  }

  @Test func keysAreReachedAtTheirTimesAndHeldBetweenThem() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear()) {
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.frame.origin.x = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.frame.origin.x = 60 }
      }
    }
    for (time, x) in [(0.1, 0.0), (0.25, 0), (0.375, 50), (0.5, 100), (0.7, 100), (0.875, 80), (1, 60)] {
      stage.advance(to: time)
      #expect(isNear(view.shownFrame.origin.x, x))
    }
  }

  @Test func theWholeIsEasedUnlessTheCurveBitsSayOtherwise() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.frame.origin.x = 100 }
      }
    }
    stage.advance(to: 0.25)
    let eased = 100 * CubicCurve.easeInOut.value(at: 0.25)
    #expect(isNear(view.shownFrame.origin.x, eased))
  }

  @Test func aKeyWithoutDurationIsAJump() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear()) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.alpha = 0.25 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
      }
    }
    for (time, alpha) in [(0.4, 1.0), (0.6, 0.25), (0.875, 0.625)] {
      stage.advance(to: time)
      #expect(isNear(view.shown.opacity, alpha))
    }
  }

  @Test func discreteKeysHold() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    stage.act {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear(.calculationModeDiscrete)) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 50 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.frame.origin.x = 100 }
      }
    }
    for (time, x) in [(0.25, 0.0), (0.5, 50), (0.75, 50), (1, 100)] {
      stage.advance(to: time)
      #expect(isNear(view.shownFrame.origin.x, x))
    }
  }

  @Test func keyframesCompleteAtTheEndOfTheWhole() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      UIView.animateKeyframes(withDuration: 0.8, delay: 0.2) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
      } completion: { _ in
        ended = stage.environment.clock.now
      }
    }
    stage.advance(to: 3)
    #expect(ended == 1)
  }

  /// A badge's frames 9, 22 and 40 of keyframes.json, begun at 0.1 s.
  @Test func keyValuesPassThroughFrames() {
    let keys = KeyValues(
      values: [Rect(40, 200, 80, 80), Rect(270, 200, 80, 80), Rect(270, 340, 60, 100), Rect(40, 340, 80, 80)]
        .map { .rect($0) }, times: [0, 0.25, 0.75, 1])
    for (frame, expected) in [
      (9.0, Rect(97.5, 200, 80, 80)), (22, Rect(270, 223.3333333, 76.6666667, 83.3333333)),
      (40, Rect(270, 328.3333333, 61.6666667, 98.3333333)),
    ] {
      guard case .rect(let rect)? = keys.value(at: (frame / 60 - 0.1) / 0.8) else {
        Issue.record("a rectangle was expected")
        return
      }
      #expect(isNear(rect, expected, within: 1e-6))
    }
  }

  private nonisolated static let modes: [(CAAnimationCalculationMode, [Double])] = [
    (.linear, [0, 5, 10, 20, 30]), (.discrete, [0, 0, 10, 30, 30]), (.paced, [0, 7.5, 15, 22.5, 30]),
  ]

  @Test(arguments: modes)
  func calculationModesFindTheValuesBetween(mode: CAAnimationCalculationMode, expected: [Double]) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, 30]
    if mode == .discrete { animation.keyTimes = [0, 0.5, 0.75] }
    animation.calculationMode = mode
    animation.duration = 1
    stage.act { view.layer.add(animation, forKey: nil) }
    for (time, x) in zip([0, 0.25, 0.5, 0.75, 0.9999999], expected) {
      stage.advance(to: time)
      #expect(isNear(view.shown.position.x, x, within: 1e-4))
    }
  }

  @Test func cubicKeysPassThroughTheirValuesSmoothly() {
    let keys = KeyValues(values: [0, 10, 10, 0].map { .number($0) }, mode: .cubic)
    let middle = keys.value(at: 0.5)
    let third = keys.value(at: 1.0 / 3)
    guard case .number(let top)? = middle, case .number(let key)? = third else {
      Issue.record("numbers were expected")
      return
    }
    let expected = 11.25
    #expect(isNear(top, expected) && isNear(key, 10))
  }
}
