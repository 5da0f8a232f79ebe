import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Finds rounded views that change in a transition while square corners of what lies in them poke out.
struct UnclippedCorners: Detector {
  /// How far something must poke out of the rounded corner; points.
  private static let least = 0.5
  /// Opacity below which nothing is seen of it.
  private static let visible = 0.01

  private var previous: LintedFrame?
  private var reported: Set<String> = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    defer { previous = frame }
    guard let transition = frame.transition, let previous else { return [] }
    var findings: [Finding] = []
    for (name, index) in frame.names where !reported.contains(name) {
      let layer = frame.snapshot.layers[index]
      guard !layer.cornerRadii.isZero, !layer.masksToBounds, layer.mask == nil else { continue }
      guard isChanging(name, layer, since: previous), let culprit = poking(out: index, in: frame) else { continue }
      reported.insert(name)
      findings.append(finding(name, culprit, frame, transition))
    }
    return findings
  }

  private func isChanging(_ name: String, _ layer: LayerSnapshot, since previous: LintedFrame) -> Bool {
    guard let index = previous.indices[name] else { return false }
    let before = previous.snapshot.layers[index]
    return before.cornerRadii != layer.cornerRadii || before.bounds != layer.bounds
      || before.position != layer.position || before.transform != layer.transform
  }

  private func finding(
    _ name: String, _ culprit: String?, _ frame: LintedFrame, _ transition: TransitionSnapshot
  ) -> Finding {
    Finding(
      kind: .cornerNotClipped,
      message: "\(name) has a cornerRadius but does not clip: "
        + "\(culprit ?? "a subview") fills the corner and stays square",
      fix: "set clipsToBounds on \(name), or round \(culprit ?? "the subview") as well",
      subject: transition.subject.about(name), frame: frame.index)
  }

  /// The name of the first layer that is seen beyond a layer's rounded corners; nil inside for one without a name.
  private func poking(out index: Int, in frame: LintedFrame) -> String?? {
    let layers = frame.snapshot.layers
    let visibility = frame.visibility
    guard visibility.opacities[index] > Self.visible, let inverse = visibility.matrices[index].inverse else {
      return nil
    }
    if Self.keepsSquarePicture(layers[index]) { return .some("its image") }
    for child in (index + 1)..<(index + layers[index].subtreeCount) {
      guard layers[child].paintsSomething, visibility.opacities[child] > Self.visible else { continue }
      guard isUnclipped(child, below: index, layers) else { continue }
      let inLayer = visibility.matrices[child].concatenating(inverse)
      if pokes(layers[child], through: inLayer, out: layers[index]) { return .some(layers[child].name) }
    }
    return nil
  }

  /// Whether a layer's own picture reaches its corners: a radius does not round pictures, only clipping does.
  private static func keepsSquarePicture(_ layer: LayerSnapshot) -> Bool {
    guard let mode = layer.contents?.mode, mode == .scaleToFill || mode == .scaleAspectFill else { return false }
    let square = Corners(layer.drawnBounds, .zero)
    return zip(Corners(layer.drawnBounds, layer.outline.radii).all, square.all).contains {
      $0.isPassed(by: $1, least: least)
    }
  }

  /// Whether nothing between a layer and its ancestor cuts it.
  private func isUnclipped(_ child: Int, below ancestor: Int, _ layers: [LayerSnapshot]) -> Bool {
    var parent = layers[child].parent
    while parent > ancestor {
      if layers[parent].masksToBounds || layers[parent].mask != nil { return false }
      parent = layers[parent].parent
    }
    return true
  }

  /// Whether an upright child ends at the layer's bounds and is seen beyond a rounded corner.
  ///
  /// A child that sticks out of the bounds, as a badge does, is meant to.
  private func pokes(_ child: LayerSnapshot, through matrix: ProjectiveMatrix, out layer: LayerSnapshot) -> Bool {
    guard matrix.kind <= .scale else { return false }
    let box = matrix.box(of: child.bounds)
    let outer = Corners(layer.drawnBounds, layer.outline.radii)
    let scale = abs(matrix.m11)
    let inner = Corners(box, child.outline.radii.map { $0 * scale })
    return zip(outer.all, inner.all).contains { $0.isPassed(by: $1, least: Self.least) }
  }
}

/// The four corners of a rounded rectangle, each with the way inwards.
private struct Corners {
  struct Corner {
    var vertex: Point
    var radius: Double
    /// 1 or −1 along each axis.
    var inward: Point

    /// Whether another's outermost point lies beyond this one's arc while its vertex keeps within the bounds.
    func isPassed(by other: Corner, least: Double) -> Bool {
      let inset = Point((other.vertex.x - vertex.x) * inward.x, (other.vertex.y - vertex.y) * inward.y)
      guard radius > 0, inset.x >= -least, inset.y >= -least else { return false }
      /// How far the middle of an arc lies from the sides of its corner: r · (1 − 1/√2).
      let arc = other.radius * (1 - (0.5).squareRoot())
      let point = Point(max(inset.x, 0) + arc, max(inset.y, 0) + arc)
      guard point.x < radius, point.y < radius else { return false }
      let (x, y) = (radius - point.x, radius - point.y)
      return (x * x + y * y).squareRoot() > radius + least
    }
  }

  let all: [Corner]

  init(_ rect: Rect, _ radii: CornerRadii) {
    all = [
      Corner(vertex: Point(rect.minX, rect.minY), radius: radii.topLeft, inward: Point(1, 1)),
      Corner(vertex: Point(rect.maxX, rect.minY), radius: radii.topRight, inward: Point(-1, 1)),
      Corner(vertex: Point(rect.maxX, rect.maxY), radius: radii.bottomRight, inward: Point(-1, -1)),
      Corner(vertex: Point(rect.minX, rect.maxY), radius: radii.bottomLeft, inward: Point(1, -1)),
    ]
  }
}
