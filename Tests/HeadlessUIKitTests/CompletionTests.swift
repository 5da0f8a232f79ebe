import HeadlessUIKit
import Testing

@MainActor @Suite struct CompletionTests {
  @Test func completionsRunAtTheirExactTimesInOrder() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ends: [String] = []
    func animate(_ name: String, _ duration: Double, delay: Double, to x: Double) {
      UIView.animate(withDuration: duration, delay: delay) {
        view.center.x = x
      } completion: {
        ends.append("\(name) \(stage.environment.clock.now) \($0)")
      }
    }
    stage.act {
      animate("long", 1, delay: 0.5, to: 100)
      animate("short", 0.25, delay: 0, to: 200)
      animate("same", 1.5, delay: 0, to: 300)
    }
    stage.advance(to: 2)
    #expect(ends == ["short 0.25 true", "long 1.5 true", "same 1.5 true"])
  }

  @Test func aBlockThatChangesNothingCompletesWithTheNextEventAtTheSameTime() {
    let stage = TestStage()
    var ended: Double?
    stage.act {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in ended = stage.environment.clock.now })
    }
    #expect(ended == nil)
    stage.advance(to: 0.5)
    #expect(ended == 0)
  }

  @Test func aTimekeeperMakesAnEmptyBlockLast() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended: Double?
    stage.act {
      UIView.animate(
        AnimationParameters(duration: 0.5, delay: 0.25, pace: .linear), timekeeper: view.layer, animations: {},
        completion: { _ in ended = stage.environment.clock.now })
    }
    stage.advance(to: 2)
    #expect(ended == 0.75)
  }

  @Test func aBlockWithoutDurationChangesAtOnceAndCompletesLater() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ended = false
    stage.act { UIView.animate(withDuration: 0, animations: { view.alpha = 0 }, completion: { _ in ended = true }) }
    #expect(view.shown.opacity == 0 && !ended)
    stage.advance(to: 0)
    #expect(ended)
  }

  @Test func removedAnimationsCompleteUnfinished() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ends: [String] = []
    stage.act {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) {
        ends.append("\($0) \(stage.environment.clock.now)")
      }
    }
    stage.advance(to: 0.25)
    stage.act { view.removeFromSuperview() }
    stage.advance(to: 2)
    #expect(ends == ["false 0.25"])
  }

  @Test func aViewThatMovesToAnotherParentWithinTheEventKeepsItsAnimations() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let other = stage.view(0, 0, 100, 100)
    var finished: Bool?
    stage.act { UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { finished = $0 } }
    stage.advance(to: 0.25)
    stage.act { other.addSubview(view) }
    stage.advance(to: 1)
    #expect(finished == true)
  }

  @Test func explicitAnimationsTellTheirDelegate() {
    final class Witness: CAAnimationDelegate {
      var calls: [String] = []
      func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        calls.append("stop \(flag) \(CACurrentMediaTime())")
      }
    }
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let witness = Witness()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.duration = 0.5
    animation.delegate = witness
    stage.act { view.layer.add(animation, forKey: "fade") }
    stage.advance(to: 1)
    #expect(witness.calls == ["start", "stop true 0.5"])
  }

  @Test func aTransactionCompletesWhenItsAnimationsHaveEnded() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    var ends: [String] = []
    stage.act {
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("outer \(stage.environment.clock.now)") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append("inner \(stage.environment.clock.now)") }
      UIView.animate(withDuration: 0.5) { view.alpha = 0 }
      CATransaction.commit()
      UIView.animate(withDuration: 1) { view.center.x = 50 }
      CATransaction.commit()
    }
    stage.advance(to: 2)
    #expect(ends == ["inner 0.5", "outer 1.0"])
  }
}
