import FrameSnapshots
import Geometry

/// What a jump is measured by: where a view is, how opaque and how round.
struct ViewState: Hashable {
  /// In window coordinates.
  var box: Rect
  var alpha: Double
  var cornerRadius: Double

  init(_ name: String, _ index: Int, in frame: LintedFrame) {
    let layer = frame.snapshot.layers[index]
    box = frame.visibility.boxes[index]
    alpha = layer.opacity
    cornerRadius = layer.cornerRadii.topLeft
  }

  /// How far another state is, in each of the three.
  func distance(to other: ViewState) -> Distance {
    let sides = zip(box.numbers, other.box.numbers).map { abs($0 - $1) }
    return Distance(
      box: sides.max() ?? 0, alpha: abs(alpha - other.alpha), cornerRadius: abs(cornerRadius - other.cornerRadius))
  }

  /// Points, share and points.
  struct Distance: Hashable {
    var box: Double = 0
    var alpha: Double = 0
    var cornerRadius: Double = 0

    static func max(_ a: Distance, _ b: Distance) -> Distance {
      Distance(
        box: Swift.max(a.box, b.box), alpha: Swift.max(a.alpha, b.alpha),
        cornerRadius: Swift.max(a.cornerRadius, b.cornerRadius))
    }
  }
}

/// How a view has moved in one transition so far.
struct ViewMotion {
  let first: ViewState
  private(set) var last: ViewState
  /// The last two steps from frame to frame.
  private(set) var lastStep = ViewState.Distance()
  private var stepBefore = ViewState.Distance()
  /// The largest step of all.
  private(set) var largestStep = ViewState.Distance()

  init(_ first: ViewState) {
    self.first = first
    last = first
  }

  /// Every view of a frame, none of which has moved.
  static func all(in frame: LintedFrame) -> [String: ViewMotion] {
    var motions: [String: ViewMotion] = [:]
    for (name, index) in frame.names { motions[name] = ViewMotion(ViewState(name, index, in: frame)) }
    return motions
  }

  mutating func append(_ state: ViewState) {
    stepBefore = lastStep
    lastStep = last.distance(to: state)
    largestStep = .max(largestStep, lastStep)
    last = state
  }

  /// The larger of the last two steps: a step that ends between two frames is shorter than its motion.
  var recentStep: ViewState.Distance { .max(lastStep, stepBefore) }

  var pace: ViewPace { ViewPace(recent: recentStep, largest: largestStep) }
}

/// How fast a view moves around a moment, from frame to frame.
struct ViewPace {
  /// The larger of the steps next to the moment.
  private(set) var recent: ViewState.Distance
  private(set) var largest: ViewState.Distance

  init(recent: ViewState.Distance, largest: ViewState.Distance) {
    self.recent = recent
    self.largest = largest
  }

  /// Takes in the step after the moment.
  mutating func append(_ step: ViewState.Distance) {
    recent = .max(recent, step)
    largest = .max(largest, step)
  }

  /// A step that exceeds the steps next to it this many times is none of the motion's own.
  private static let factor = 3.0
  /// What is smaller is not seen as a jump: points, share, points.
  private static let least = ViewState.Distance(box: 16, alpha: 0.1, cornerRadius: 4)

  /// The property that a step changes by more than the motion does, as scenes call it; nil when none does.
  func jump(_ step: ViewState.Distance) -> (property: String, step: Double)? {
    let least = Self.least
    func exceeds(_ step: Double, _ recent: Double, _ moved: Double, _ least: Double) -> Bool {
      moved > 0 && step > recent * Self.factor + least
    }
    if exceeds(step.box, recent.box, largest.box, least.box) { return ("frame", step.box) }
    if exceeds(step.alpha, recent.alpha, largest.alpha, least.alpha) { return ("alpha", step.alpha) }
    guard exceeds(step.cornerRadius, recent.cornerRadius, largest.cornerRadius, least.cornerRadius) else { return nil }
    return ("cornerRadius", step.cornerRadius)
  }
}
