package import Geometry

/// The three cubics of a continuous corner, as the system draws `CALayerCornerCurve.continuous`.
///
/// Constants: reference of the system's path for rounded rectangles, in units of the radius from the corner.
package struct ContinuousCorner: Hashable, Sendable {
  /// How far the curve reaches along one of the corner's two edges.
  struct Reach: Hashable, Sendable {
    let extent: Double
    let control: Double
    let shoulder: Double

    private static let free: Reach = Reach(
      extent: 1.5286649465560913, control: 1.0884900093078613, shoulder: 0.8684070110321045)

    private init(extent: Double, control: Double, shoulder: Double) {
      (self.extent, self.control, self.shoulder) = (extent, control, shoulder)
    }

    /// The reach along an edge whose two corners share it; on short edges the curve draws in towards the circle's.
    ///
    /// - Parameters:
    ///   - edge: the edge's length.
    ///   - radii: the sum of the radii at its two ends, more than 0.
    init(edge: Double, radii: Double) {
      let t = min(max((edge - radii) / (radii * 0.528664947), 0), 1)
      guard t < 1 else {
        self = .free
        return
      }
      self.init(
        extent: 1 + 0.528664947 * t, control: 0.959999979 + 0.128490031 * t,
        shoulder: 0.819999993 + 0.0484070182 * t)
    }
  }

  /// The end of cubic 1, further along the edge and nearer to it.
  private static let joint: (far: Double, near: Double) = (0.63149398565292358, 0.074911400675773621)
  /// The first control point of cubic 2.
  private static let middle: (far: Double, near: Double) = (0.37282401323318481, 0.16906000673770905)

  /// Ten control points: the start, then three for each cubic.
  package let points: [Point]

  /// - Parameters:
  ///   - vertex: where the two edges would meet.
  ///   - arriving: the unit direction of the edge that comes to the corner.
  ///   - leaving: the unit direction of the edge that goes on.
  init(vertex: Point, arriving: Point, leaving: Point, radius: Double, before: Reach, after: Reach) {
    func place(_ back: Double, _ on: Double) -> Point {
      vertex - arriving * (back * radius) + leaving * (on * radius)
    }
    let (joint, middle) = (Self.joint, Self.middle)
    points = [
      place(before.extent, 0), place(before.control, 0), place(before.shoulder, 0),
      place(joint.far, joint.near), place(middle.far, middle.near), place(middle.near, middle.far),
      place(joint.near, joint.far), place(0, after.shoulder), place(0, after.control), place(0, after.extent),
    ]
  }
}
