import Foundation
import HeadlessUIKit
import Testing

/// Something that UIKit raises an exception for, and how many warnings it gives here.
struct MisuseCase: CustomTestStringConvertible {
  enum Beginning {
    case inactive, running, paused, stopped
  }

  let name: String
  let beginning: Beginning
  let act: @MainActor @Sendable (UIViewPropertyAnimator) -> Void
  var warnings = 1

  var testDescription: String { "\(name), \(beginning)" }

  static let all = [
    MisuseCase(name: "start", beginning: .stopped) { $0.startAnimation() },
    MisuseCase(name: "start later", beginning: .stopped) { $0.startAnimation(afterDelay: 0.1) },
    MisuseCase(name: "start before now", beginning: .inactive) { $0.startAnimation(afterDelay: -0.5) },
    MisuseCase(name: "start later", beginning: .paused) { $0.startAnimation(afterDelay: 0.1) },
    MisuseCase(name: "pause", beginning: .stopped) { $0.pauseAnimation() },
    MisuseCase(name: "pause what may not be", beginning: .running) {
      $0.isInterruptible = false
      $0.pauseAnimation()
    },
    MisuseCase(name: "continue", beginning: .inactive) {
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    MisuseCase(name: "continue", beginning: .running) {
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    MisuseCase(name: "continue", beginning: .stopped) {
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    MisuseCase(name: "finish", beginning: .inactive) { $0.finishAnimation(at: .end) },
    MisuseCase(name: "finish", beginning: .running) { $0.finishAnimation(at: .end) },
    MisuseCase(name: "scrub", beginning: .stopped) { $0.fractionComplete = 0.5 },
    MisuseCase(name: "reverse", beginning: .stopped) { $0.isReversed = true },
    MisuseCase(name: "add", beginning: .stopped) { $0.addAnimations {} },
    MisuseCase(name: "start twice", beginning: .running, act: { $0.startAnimation() }, warnings: 0),
    MisuseCase(name: "stop", beginning: .inactive, act: { $0.stopAnimation(true) }, warnings: 0),
    MisuseCase(name: "finish", beginning: .stopped, act: { $0.finishAnimation(at: .start) }, warnings: 0),
  ]
}

@MainActor struct AnimatorMisuseTests {
  private func animator(_ stage: TestStage, _ view: UIView) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { view.frame.origin.x = 100 }
    return animator
  }

  @Test(arguments: MisuseCase.all) func `What raises an exception on iOS is a warning`(misuse: MisuseCase) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animator = animator(stage, view)
    stage.act { if misuse.beginning != .inactive { animator.startAnimation() } }
    stage.advance(to: 0.25)
    stage.act {
      if misuse.beginning == .paused { animator.pauseAnimation() }
      if misuse.beginning == .stopped { animator.stopAnimation(false) }
    }
    stage.act { misuse.act(animator) }
    let warnings = stage.environment.log.warnings
    #expect(warnings.map(\.kind) == Array(repeating: "refused-request", count: misuse.warnings))
    #expect(warnings.allSatisfy { $0.message.contains("UIViewPropertyAnimator") && $0.fix != nil })
    stage.advance(to: 3)
    #expect(stage.environment.isSettled)
  }

  @Test func `A copy has the timing and the settings, and neither animations nor state`() throws {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.7)
    animator.addAnimations { view.frame.origin.x = 100 }
    (animator.isUserInteractionEnabled, animator.isInterruptible) = (false, false)
    stage.act { animator.startAnimation() }
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy !== animator && copy.state == .inactive)
    #expect(copy.duration == animator.duration && copy.timingParameters?.timing == animator.timingParameters?.timing)
    #expect(!copy.isUserInteractionEnabled && !copy.isInterruptible)
    stage.advance(to: 2)
    stage.act { view.frame.origin.x = 0 }
    stage.act { copy.startAnimation() }
    stage.advance(to: 4)
    let start = 0.0
    #expect(view.shownFrame.origin.x == start && copy.state == .inactive)
  }

  @Test(arguments: [
    (factor: 0.5, at: 0.75, x: 50.0), (factor: 0.5, at: 0.5, x: 0), (factor: 0, at: 0.5, x: 50),
    (factor: -1, at: 0.5, x: 50),
  ])
  func `A block that is added late begins after its share and ends with the others`(
    factor: Double, at time: Double, x: Double
  ) {
    let stage = TestStage()
    let (view, other) = (stage.view(0, 0, 10, 10), stage.view(0, 50, 10, 10))
    let animator = animator(stage, other)
    animator.addAnimations({ view.frame.origin.x = 100 }, delayFactor: CGFloat(factor))
    stage.act { animator.startAnimation() }
    stage.advance(to: time)
    #expect(isNear(view.shownFrame.origin.x, x, within: 1e-6))
    stage.advance(to: 2)
    let end = 100.0
    #expect(view.shownFrame.origin.x == end)
  }
}
