package import Geometry

extension CGPoint {
  package var point: Point { Point(Double(x), Double(y)) }

  package init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The point a map takes it to.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(transform.matrix.apply(point))
  }
}

extension CGSize {
  package var size: Size { Size(Double(width), Double(height)) }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  package var rect: Rect { Rect(origin: origin.point, size: size.size) }

  package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }

  /// The smallest upright rectangle around the mapped corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    CGRect(ProjectiveMatrix(transform.matrix).boundingBox(of: rect))
  }
}
