import HeadlessUIKit
import TestSupport

/// What happens at a moment of a random script; screens are named by numbers that find one among those there are.
enum ScriptAction: Hashable {
  case present(from: Int, UIModalPresentationStyle, holdsStack: Bool, TransitionPlan, animated: Bool)
  case dismiss(from: Int, TransitionPlan, animated: Bool)
  case push(on: Int, TransitionPlan, animated: Bool)
  /// Leaves so many below the top.
  case pop(of: Int, below: Int, TransitionPlan, animated: Bool)
  case popToRoot(of: Int, TransitionPlan, animated: Bool)
  case select(Int, TransitionPlan)
  case turn(by: Int, animated: Bool)
  case pan([PanSample], isTakenAway: Bool)
  case tap(x: Double, y: Double)

  struct PanSample: Hashable {
    var time: Double
    var x: Double
    var y: Double
  }
}

/// Which screens a random script begins with.
enum ScriptRoot: Int, CaseIterable {
  case tabs, stack, pages, plain
}

struct RandomScript {
  struct Step: Hashable {
    var time: Double
    var action: ScriptAction
  }
  var root: ScriptRoot
  var steps: [Step]

  init(root: ScriptRoot, steps: [Step]) { (self.root, self.steps) = (root, steps) }

  /// - Parameter seed: gives the same script every time.
  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    root = random.one(of: ScriptRoot.allCases)
    let count = random.whole(1...14)
    let busy = random.one(of: [0.4, 1.5, 3])
    steps = (0..<count).map { _ in
      Step(time: random.number(0...busy), action: ScriptAction(&random))
    }.sorted { $0.time < $1.time }
  }
}

extension ScriptAction {
  init(_ random: inout SeededGenerator) {
    let place = random.chance(60) ? -1 : random.whole(0...30)
    let isAnimated = random.chance(85)
    switch random.whole(0...19) {
    case 0...4:
      self = .present(
        from: place, random.one(of: Self.styles), holdsStack: random.chance(40), TransitionPlan(&random),
        animated: isAnimated)
    case 5...7: self = .dismiss(from: place, TransitionPlan(&random), animated: isAnimated)
    case 8...10: self = .push(on: place, TransitionPlan(&random), animated: isAnimated)
    case 11, 12:
      self = .pop(of: place, below: random.one(of: [1, 1, 1, 2, 3]), TransitionPlan(&random), animated: isAnimated)
    case 13: self = .popToRoot(of: place, TransitionPlan(&random), animated: isAnimated)
    case 14: self = .select(random.whole(0...2), TransitionPlan(&random))
    case 15: self = .turn(by: random.one(of: [1, -1]), animated: isAnimated)
    case 16, 17, 18: self = .pan(Self.way(&random), isTakenAway: random.chance(10))
    default: self = .tap(x: random.number(0...390), y: random.number(0...844))
    }
  }

  private static let styles: [UIModalPresentationStyle] = [
    .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .custom, .overCurrentContext,
    .currentContext,

  ]

  private static func way(_ random: inout SeededGenerator) -> [PanSample] {
    var sample = PanSample(
      time: 0, x: random.chance(40) ? random.number(0...25) : random.number(0...390), y: random.number(0...844))
    var way = [sample]
    let (along, across) = random.chance(50) ? (250.0, 40.0) : (40, 400)
    for _ in 0...random.whole(0...3) {
      sample.time += random.number(0...0.3)
      sample.x += random.number(-along / 3...along)
      sample.y += random.number(-across / 3...across)
      way.append(sample)
    }
    return way
  }
}

extension TransitionPlan {
  init(_ random: inout SeededGenerator) {
    kind = random.one(of: [.system, .system] + Kind.allCases)
    motion = random.one(of: Motion.allCases)
    duration = random.one(of: [0, 0.05, 0.3, 0.5])
    style = random.one(of: [.coverVertical, .crossDissolve, .flipHorizontal])
    speed = random.one(of: [0.5, 1, 1, 3])
    finishes = random.chance(50)
    isCaughtAgain = random.chance(20)
    var time = random.one(of: [0, 0, 0.001, 0.1, 0.25])
    for _ in 0..<random.whole(0...3) {
      moves.append(Move(time: time, share: random.one(of: [0, 1, random.number(0...1), random.number(-0.2...1.2)])))
      time += random.one(of: [0, 0.02, 0.2])
    }
    end = time
  }
}
