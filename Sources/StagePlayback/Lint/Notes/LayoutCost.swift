import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Notes views whose frame is animated where a transform would do: all that lies in them only scales along.
///
/// A new size lays the subviews out and draws them again in every frame of a device; a transform moves what is there.
struct LayoutCost: Detector {
  /// How much shapes may differ and still be scaled ones: shares of the size.
  private static let tolerance = 0.002
  /// A view that grows by less is not worth a word; share.
  private static let leastGrowth = 0.05

  /// How a view and what lies in it has changed in one transition.
  private struct Growth {
    var first: Size
    var shape: [String: Rect]
    var last: Size
    var frameCount = 0
    var frame: Int
  }

  private var transition: TransitionSnapshot?
  private var growths: [String: Growth] = [:]
  /// Views that do more than scale.
  private var excluded: Set<String> = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    var findings: [Finding] = []
    if let transition, frame.transition?.number != transition.number { findings = close(transition) }
    transition = frame.transition
    guard transition != nil else { return findings }
    for (name, index) in frame.names where !excluded.contains(name) { follow(name, index, in: frame) }
    return findings
  }

  private mutating func follow(_ name: String, _ index: Int, in frame: LintedFrame) {
    let layer = frame.snapshot.layers[index]
    let size = layer.bounds.size
    guard size.width > 0, size.height > 0, layer.cornerRadii.isZero, frame.visibility.seenBox(of: index) != nil,
      let shape = frame.snapshot.shape(of: index), !shape.isEmpty
    else {
      excluded.insert(name)
      return
    }
    guard var growth = growths[name] else {
      growths[name] = Growth(first: size, shape: shape, last: size, frame: frame.index)
      return
    }
    let isScaled =
      abs(size.width / size.height - growth.first.width / growth.first.height) <= Self.tolerance
      && shape.isNear(growth.shape, within: Self.tolerance)
    guard isScaled else {
      excluded.insert(name)
      growths[name] = nil
      return
    }
    if size != growth.last { growth.frameCount += 1 }
    growth.last = size
    growths[name] = growth
  }

  private mutating func close(_ transition: TransitionSnapshot) -> [Finding] {
    defer { (growths, excluded) = ([:], []) }
    let grown = growths.filter { name, growth in
      abs(growth.last.width / growth.first.width - 1) > Self.leastGrowth && growth.frameCount > 1
    }
    guard let (name, growth) = grown.min(by: { ($0.value.frame, $0.key) < ($1.value.frame, $1.key) }) else { return [] }
    return [
      Finding(
        kind: .offScreenCost,
        message: "frame where a transform would do: \(name) changes its size in \(growth.frameCount) frames, "
          + "and \(growth.shape.count) subviews are laid out in each although everything only scales",
        fix: "give \(name) its final size and animate its transform",
        subject: transition.subject.about(name, "frame"), frame: growth.frame)
    ]
  }
}

extension FrameSnapshot {
  /// The subviews' frames as shares of the view's size, by position in the tree; nil where a radius does not scale.
  fileprivate func shape(of index: Int) -> [String: Rect]? {
    let (origin, size) = (layers[index].bounds.origin, layers[index].bounds.size)
    var shape: [String: Rect] = [:]
    for child in children(of: index) where !layers[child].isHidden {
      guard layers[child].cornerRadii.isZero else { return nil }
      let frame = layers[child].frame
      shape[layers[child].name ?? "\(child - index)"] = Rect(
        (frame.origin.x - origin.x) / size.width, (frame.origin.y - origin.y) / size.height,
        frame.size.width / size.width, frame.size.height / size.height)
    }
    return shape
  }
}

extension [String: Rect] {
  fileprivate func isNear(_ other: [String: Rect], within tolerance: Double) -> Bool {
    count == other.count
      && allSatisfy { key, rect in
        guard let counterpart = other[key] else { return false }
        return zip(rect.numbers, counterpart.numbers).allSatisfy { abs($0 - $1) <= tolerance }
      }
  }
}
