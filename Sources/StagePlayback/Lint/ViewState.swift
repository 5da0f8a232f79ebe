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

  mutating func append(_ state: ViewState) {
    stepBefore = lastStep
    lastStep = last.distance(to: state)
    largestStep = .max(largestStep, lastStep)
    last = state
  }

  /// The larger of the last two steps: a step that ends between two frames is shorter than its motion.
  var recentStep: ViewState.Distance { .max(lastStep, stepBefore) }
}
