import Geometry

extension Matrix4 {
  /// The transform a share of the way to another, part by part; component by component where one cannot be taken apart.
  func interpolated(to end: Matrix4, _ share: Double) -> Matrix4 {
    if self == end { return self }
    return moved(from: self, to: end, by: share)
  }

  /// The transform changed by a share of the way that leads from `start` to `end`.
  func moved(from start: Matrix4, to end: Matrix4, by share: Double) -> Matrix4 {
    if start == end { return self }
    let all = [self, start, end]
    guard !all.allSatisfy(\.isUpright) else { return shifted(from: start, to: end, by: share) }
    if all.allSatisfy(\.isAffine) {
      guard let own = AffineParts(affine), let from = AffineParts(start.affine), let to = AffineParts(end.affine)
      else { return shifted(from: start, to: end, by: share) }
      return Matrix4(own.moved(from: from, to: to, by: share).matrix)
    }
    guard let own = SpaceParts(self), let from = SpaceParts(start), let to = SpaceParts(end) else {
      return shifted(from: start, to: end, by: share)
    }
    return own.moved(from: from, to: to, by: share).matrix
  }

  private func shifted(from start: Matrix4, to end: Matrix4, by share: Double) -> Matrix4 {
    Matrix4(elements: zip(elements, zip(start.elements, end.elements)).map { $0 + ($1.1 - $1.0) * share })
  }

  /// True for a 2-D stretch and shift without a flip, whose parts are its entries.
  private var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 && m11 >= 0 && m22 >= 0 }
}
