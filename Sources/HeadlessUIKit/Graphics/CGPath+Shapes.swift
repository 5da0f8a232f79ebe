#if !canImport(CoreGraphics)
  import Geometry

  extension CGPath {
    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      unsafe self.init(path: Path(rect: rect.rect).mapped(by: transform?.pointee))
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      unsafe self.init(path: Path(ellipseIn: rect.rect).mapped(by: transform?.pointee))
    }

    /// A rectangle with rounded corners; circular ones, of the width that is given.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = Path(roundedRect: rect.rect, radii: CornerRadii(Double(cornerWidth)))
      unsafe self.init(path: path.mapped(by: transform?.pointee))
    }

    /// The upright box around all points, control points included.
    public var boundingBox: CGRect { path.controlBox.map { CGRect($0) } ?? .null }

    /// Where the last element ends.
    public var currentPoint: CGPoint { CGPoint(path.currentPoint ?? .zero) }

    /// The same outline.
    public func copy() -> CGPath? { CGPath(path: path) }

    /// The outline with every point mapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      unsafe CGPath(path: path.mapped(by: transform?.pointee))
    }

    /// The same outline, which can grow.
    public func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.addPath(self)
      return copy
    }
  }

  extension CGMutablePath {
    /// Appends a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      append { $0.addQuadCurve(to: end.point, control: control.point) }
    }

    /// Appends straight lines through points, the first of which begins a new subpath.
    public func addLines(between points: [CGPoint]) {
      guard let first = points.first else { return }
      move(to: first)
      for point in points.dropFirst() { addLine(to: point) }
    }

    /// Appends a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      append(Path(rect: rect.rect), transform)
    }

    /// Appends an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      append(Path(ellipseIn: rect.rect), transform)
    }

    /// Appends a rectangle with rounded corners; circular ones, of the width that is given.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
      append(Path(roundedRect: rect.rect, radii: CornerRadii(Double(cornerWidth))), transform)
    }

    /// Appends a part of a circle; angles in radians.
    ///
    /// - Parameters:
    ///   - center: of the circle.
    ///   - radius: of the circle.
    ///   - startAngle: where the part begins.
    ///   - endAngle: where it ends.
    ///   - clockwise: as Core Graphics means it, with the y axis upwards: on the screen the other way round.
    ///   - transform: what is done to the part before it is appended.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      var arc = Path()
      arc.addArc(
        center: center.point, radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
        clockwise: !clockwise)
      var elements = arc.mapped(by: transform).elements
      if !isEmpty, case .move(let start)? = elements.first { elements[0] = .line(start) }
      append { $0.elements += elements }
    }

    private func append(_ outline: Path, _ transform: CGAffineTransform) {
      append { $0.elements += outline.mapped(by: transform).elements }
    }
  }

  extension Path {
    fileprivate func mapped(by transform: CGAffineTransform?) -> Path {
      guard let transform, transform != .identity else { return self }
      return mapped(transform.matrix.apply)
    }
  }
#endif
