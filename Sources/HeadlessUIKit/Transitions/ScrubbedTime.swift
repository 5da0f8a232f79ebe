import Foundation
import Motion

/// The time of a transition's layers, taken from the clock: it stands, is moved, and runs on to one of its ends.
///
/// Only speed, offset and beginning of the layers' own time are changed: the container's, and those of what else the
/// animator moves outside it.
@MainActor
final class ScrubbedTime: TimeFollower {
  private struct Root {
    let layer: CALayer
    /// The layer's time at which the transition begins.
    let start: Double
  }

  /// A run to one of the ends.
  private struct Run {
    let from: Double
    let to: Double
    let startTime: Double
    let duration: Double
    let curve: CubicCurve
    let token: VirtualClock.Token
  }

  private let environment: UIEnvironment
  private let roots: [Root]
  private let animations: [(layer: CALayer, number: Int)]
  /// Seconds of the whole.
  private let duration: Double
  private let changes: ModelChanges
  private var run: Run?
  /// The share of the transition's time that shows.
  private(set) var fraction: Double = 0
  /// Told whenever the time has been moved.
  var onMove: (Double) -> Void = { _ in }

  /// Runs what makes the animations, and stops their time at its beginning.
  init(container: UIView, duration: Double, making animations: () -> Void) {
    let environment = UIEnvironment.current
    (self.environment, self.duration) = (environment, duration)
    (changes, self.animations) = environment.recordingAnimations(animations)
    let outside = self.animations.map(\.layer).filter { !$0.isInside(container.layer) }
    roots = CALayer.outermost([container.layer] + outside).map {
      Root(layer: $0, start: $0.localTime(at: environment.clock.now))
    }
    move(to: 0)
  }

  // MARK: Moving

  func move(to fraction: Double) {
    self.fraction = fraction
    for root in roots {
      root.layer.speed = 0
      root.layer.beginTime = 0
      root.layer.timeOffset = root.start + fraction * duration
    }
    onMove(fraction)
  }

  /// Runs to an end, and then calls back.
  func run(to end: Double, lasting seconds: Double, curve: CubicCurve, arrival: @escaping () -> Void) {
    let now = environment.clock.now
    let token = environment.clock.schedule(at: now + seconds) { [self] in
      stop()
      move(to: end)
      arrival()
    }
    run = Run(from: fraction, to: end, startTime: now, duration: seconds, curve: curve, token: token)
    environment.add(self)
  }

  func follow(to time: Double) -> Bool {
    guard let run, time < run.startTime + run.duration else { return false }
    let share = run.curve.value(at: (time - run.startTime) / run.duration)
    let fraction = run.from + (run.to - run.from) * share
    guard fraction != self.fraction else { return false }
    move(to: fraction)
    return true
  }

  private func stop() {
    if let run { environment.clock.cancel(run.token) }
    run = nil
    environment.remove(self)
  }

  // MARK: Ending

  /// Lets the time run on from where it is, as fast as the clock.
  func letGo() {
    stop()
    let now = environment.clock.now
    for root in roots {
      let local = root.layer.localTime(at: now)
      root.layer.speed = 1
      root.layer.timeOffset = 0
      root.layer.beginTime = 0
      root.layer.beginTime = root.layer.localTime(at: now) - local
    }
  }

  /// Gives the model its old values and takes the animations off; their completions learn that they did not finish.
  func takeBack() {
    changes.takeBack()
    for (layer, number) in animations { environment.scheduler.remove(number, from: layer) }
    restore()
  }

  /// Gives the model what shows, takes the animations off without a word, and lets time run.
  func handOver() {
    changes.keepPresent()
    for (layer, number) in animations { environment.scheduler.discard(number, from: layer) }
    letGo()
  }

  /// Gives the layers back the time of the layers around them.
  func restore() {
    stop()
    for root in roots {
      root.layer.speed = 1
      root.layer.timeOffset = 0
      root.layer.beginTime = 0
    }
  }
}

extension UIEnvironment {
  /// What a closure's animation blocks change in models, and all the animations it adds, begun.
  fileprivate func recordingAnimations(
    _ body: () -> Void
  ) -> (changes: ModelChanges, animations: [(layer: CALayer, number: Int)]) {
    let (outer, own, mark) = (changes, ModelChanges(), scheduler.lastNumber)
    changes = own
    body()
    changes = outer
    let added = scheduler.animations(after: mark)
    scheduler.beginPending()
    return (own, added)
  }
}

extension CALayer {
  fileprivate func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: { $0.timeParent }).contains { $0 === other }
  }

  /// Those that do not lie in another one, each once.
  fileprivate static func outermost(_ layers: [CALayer]) -> [CALayer] {
    var seen: Set<ObjectIdentifier> = []
    let each = layers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    return each.filter { layer in !each.contains { $0 !== layer && layer.isInside($0) } }
  }
}
