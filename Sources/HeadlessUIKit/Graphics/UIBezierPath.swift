package import Geometry

/// An outline, as `UIBezierPath`.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  package var outline: Path

  /// An outline without elements.
  public override init() {
    outline = Path()
    super.init()
  }

  private init(outline: Path) {
    self.outline = outline
    super.init()
  }

  /// A rectangle.
  public convenience init(rect: CGRect) { self.init(outline: Path(rect: rect.rect)) }

  /// An ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(outline: Path(ellipseIn: rect.rect)) }

  /// A rectangle with rounded corners, circular ones here.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(outline: Path(roundedRect: rect.rect, radii: CornerRadii(Double(cornerRadius))))
  }

  /// A rectangle some of whose corners are rounded.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> Double { corners.contains(corner) ? Double(cornerRadii.width) : 0 }
    self.init(
      outline: Path(
        roundedRect: rect.rect,
        radii: CornerRadii(
          topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
          bottomLeft: radius(.bottomLeft))))
  }

  /// A part of a circle; angles in radians, clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(outline: cgPath.outline) }

  /// The outline for layers.
  open var cgPath: CGPath {
    get { CGPath.make(outline) }
    set { outline = newValue.outline }
  }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { outline.elements.append(.move(point.point)) }

  /// Appends a straight line.
  open func addLine(to point: CGPoint) { outline.elements.append(.line(point.point)) }

  /// Appends a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.elements.append(.cubic(controlPoint1.point, controlPoint2.point, endPoint.point))
  }

  /// Appends a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint.point, control: controlPoint.point)
  }

  /// Appends a part of a circle; angles in radians, clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center.point, radius: Double(radius), from: Double(startAngle), to: Double(endAngle),
      clockwise: clockwise)
  }

  /// Closes the current subpath.
  open func close() { outline.elements.append(.close) }

  /// Appends another outline.
  open func append(_ path: UIBezierPath) { outline.elements.append(contentsOf: path.outline.elements) }

  /// Takes all elements out.
  open func removeAllPoints() { outline.elements.removeAll() }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) { outline = outline.mapped(transform.matrix.apply) }

  /// Whether there is nothing in it.
  open var isEmpty: Bool { outline.isEmpty }

  /// Where the last element ends.
  open var currentPoint: CGPoint { CGPoint(outline.currentPoint ?? .zero) }

  /// The upright box around all its points, control points included.
  open var bounds: CGRect { outline.controlBox.map { CGRect($0) } ?? .null }
}
