import FrameSnapshots
import HeadlessUIKit
import TestSupport
import Testing

/// A stage on which pushes, pops, presentations, dismissals, taps and fingers come at random times.
@MainActor
private final class RandomPlay {
  private static let size = CGSize(width: 390, height: 844)
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// Seconds in which actions come, and after which everything must have come to rest.
  static let (busy, end): (Double, Double) = (3, 20)

  let stage = StageFixture(size: size, safeArea: safeArea)
  let navigation: UINavigationController
  private var panPop: PanPop?
  private var names = 0

  init() {
    navigation = UINavigationController(rootViewController: stage.controller("root"))
    stage.show(navigation)
  }

  /// Lets an app's pan lead pops by an animator of its own, in place of UIKit's edge.
  func leadPops() { panPop = PanPop(navigation) }

  private func screen() -> RecordingController {
    names += 1
    return stage.controller("screen\(names)")
  }

  private func present(_ sheet: UIViewController, animated: Bool) {
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.present(sheet, animated: animated)
  }

  func act(_ random: inout SeededGenerator) {
    let time = random.number(0...Self.busy)
    let kind = random.number(0...9)
    let (path, point) = (path(&random), CGPoint(x: random.number(0...390), y: random.number(0...844)))
    stage.environment.clock.schedule(at: time) { [self] in
      switch kind {
      case ..<1.5: navigation.pushViewController(screen(), animated: true)
      case ..<2: navigation.popViewController(animated: true)
      case ..<3: present(screen(), animated: true)
      case ..<4: navigation.dismiss(animated: true)
      case ..<5: stage.environment.tap(at: point)
      default: if let path { stage.environment.drag(along: path, lift: kind < 5.3 ? .cancel : .release(velocity: nil)) }
      }
    }
  }

  private func path(_ random: inout SeededGenerator) -> FingerPath? {
    let isEdge = random.number(0...1) < 0.4
    var (time, x, y) = (0.0, isEdge ? random.number(0...25) : random.number(0...390), random.number(0...844))
    var samples: [(Double, Double, Double)] = [(0, x, y)]
    for _ in 0...Int(random.number(0...3)) {
      time += random.number(0...0.4)
      x += random.number(-80...200)
      y += random.number(-200...300)
      samples.append((time, x, y))
    }
    return FingerPath(samples)
  }

  /// What a small model of stack and sheet makes of what was begun and how it ended.
  var predicted: (screens: Int, isCovered: Bool) {
    stage.environment.log.events.filter { $0.kind == .end && $0.outcome == "completed" }
      .reduce((1, false)) { state, event in
        switch event.detail {
        case "push": (state.0 + 1, state.1)
        case "pop": (state.0 - 1, state.1)
        case "present": (state.0, true)
        case "dismiss": (state.0, false)
        default: state
        }
      }
  }

  /// The layers of a stage that is shown what is shown here, by nothing but requests without animation.
  func stillLife() -> [LayerSnapshot] {
    let still = RandomPlay()
    for screen in navigation.viewControllers.dropFirst() {
      still.navigation.pushViewController(
        still.stage.controller((screen as? RecordingController)?.screenName ?? ""), animated: false)
    }
    still.stage.advance(to: 1)
    if let sheet = navigation.presentedViewController as? RecordingController {
      let copy = still.stage.controller(sheet.screenName ?? "")
      still.present(copy, animated: false)
      still.stage.advance(to: 2)
      copy.sheetPresentationController?.selectedDetentIdentifier =
        sheet.sheetPresentationController?.selectedDetentIdentifier
    }
    still.stage.advance(to: 3)
    return still.layers
  }

  var layers: [LayerSnapshot] { stage.environment.snapshot().layers }
}

@MainActor
struct RandomFingerTests {
  @Test(arguments: [false, true]) func `Whatever comes, the stage comes to rest where its log says`(isLed: Bool) {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let play = RandomPlay()
      if isLed { play.leadPops() }
      for _ in 0..<12 { play.act(&random) }
      play.stage.advance(to: RandomPlay.end)
      let environment = play.stage.environment
      #expect(environment.isSettled && environment.runningTransition == nil, "seed \(seed)")
      #expect(environment.touch == nil && !environment.isIgnoringInteraction, "seed \(seed)")
      let predicted = play.predicted
      #expect(play.navigation.viewControllers.count == predicted.screens, "seed \(seed)")
      #expect((play.navigation.presentedViewController != nil) == predicted.isCovered, "seed \(seed)")
      let isStill = play.layers == play.stillLife()
      #expect(isStill, "seed \(seed)")
      UIEnvironment.current = environment
    }
  }
}
