#if canImport(CoreGraphics)
  @_exported public import CoreGraphics
  package import Geometry

  extension CGColor {
    /// The colour as a plain value; a grey is spread over the three components.
    package var color: Color {
      let parts = (components ?? [0, 0, 0, 0]).map(Double.init)
      if parts.count >= 4 { return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
      let grey = parts.first ?? 0
      return Color(red: grey, green: grey, blue: grey, alpha: parts.count > 1 ? parts[1] : 1)
    }

    package static func make(_ color: Color) -> CGColor {
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }

  extension AnimatableValue {
    /// Core Foundation types are told apart by their type numbers, not by casts.
    static func color(from value: Any) -> Color? {
      let object = value as CFTypeRef
      return CFGetTypeID(object) == CGColor.typeID ? unsafe unsafeDowncast(object, to: CGColor.self).color : nil
    }

    static func outline(from value: Any) -> Path? {
      let object = value as CFTypeRef
      return CFGetTypeID(object) == CGPath.typeID ? unsafe unsafeDowncast(object, to: CGPath.self).outline : nil
    }
  }

  extension CGPath {
    package static func make(_ path: Path) -> CGPath {
      let result = CGMutablePath()
      for element in path.elements {
        switch element {
        case .move(let point): result.move(to: CGPoint(point))
        case .line(let point): result.addLine(to: CGPoint(point))
        case .cubic(let first, let second, let end):
          result.addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
        case .close: result.closeSubpath()
        }
      }
      return result
    }

    package var outline: Path {
      var path = Path()
      unsafe applyWithBlock { element in unsafe path.append(element.pointee) }
      return path
    }
  }

  extension Path {
    /// Appends an element; a quadratic curve becomes the cubic that is the same.
    fileprivate mutating func append(_ element: CGPathElement) {
      let points = unsafe element.points
      switch unsafe element.type {
      case .moveToPoint: unsafe elements.append(.move(points[0].point))
      case .addLineToPoint: unsafe elements.append(.line(points[0].point))
      case .addQuadCurveToPoint: unsafe addQuadCurve(to: points[1].point, control: points[0].point)
      case .addCurveToPoint: unsafe elements.append(.cubic(points[0].point, points[1].point, points[2].point))
      case .closeSubpath: elements.append(.close)
      @unknown default: break
      }
    }
  }

  extension CGAffineTransform {
    package var matrix: AffineMatrix { AffineMatrix(a, b, c, d, tx, ty) }

    package init(_ matrix: AffineMatrix) {
      self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
    }
  }
#else
  package import Geometry

  /// Seconds, as `CFTimeInterval`.
  public typealias CFTimeInterval = Double

  extension AnimatableValue {
    static func color(from value: Any) -> Color? { (value as? CGColor)?.color }

    static func outline(from value: Any) -> Path? { (value as? CGPath)?.outline }
  }

  /// A direction with a length, as `CGVector`.
  public struct CGVector: Hashable, Sendable {
    /// Across.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero: CGVector = CGVector(dx: 0, dy: 0)

    /// The vector without length.
    public init() { (dx, dy) = (0, 0) }

    /// A vector by its components.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    /// A vector by its components.
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }

    /// A vector by its components.
    public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
  }

  /// A 2-D affine map, as `CGAffineTransform`: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
    /// How x follows x.
    public var a: CGFloat
    /// How y follows x.
    public var b: CGFloat
    /// How x follows y.
    public var c: CGFloat
    /// How y follows y.
    public var d: CGFloat
    /// Shift across.
    public var tx: CGFloat
    /// Shift downwards.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map whose entries are all 0.
    public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

    /// A map by its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// A map by its six entries, in order.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    package init(_ matrix: AffineMatrix) {
      self.init(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: matrix.tx, ty: matrix.ty)
    }

    package var matrix: AffineMatrix { AffineMatrix(a, b, c, d, tx, ty) }
  }

  /// A colour in sRGB, as `CGColor`.
  public final class CGColor: Hashable, Sendable {
    package let color: Color

    private init(color: Color) { self.color = color }

    /// A colour by its straight sRGB components, each 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(color: Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A grey, 0…1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(color: Color(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    package static func make(_ color: Color) -> CGColor { CGColor(color: color) }

    /// How opaque it is, 0…1.
    public var alpha: CGFloat { color.alpha }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
      CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// True when the components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  /// An outline of lines and curves, as `CGPath`.
  public class CGPath: Hashable {
    package fileprivate(set) var path: Path

    package init(path: Path) { self.path = path }

    package static func make(_ path: Path) -> CGPath { CGPath(path: path) }

    package var outline: Path { path }

    /// True when there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }

    /// True when the elements are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
  }

  /// An outline that can grow, as `CGMutablePath`.
  public final class CGMutablePath: CGPath {
    /// An outline without elements.
    public init() { super.init(path: Path()) }

    func append(_ change: (inout Path) -> Void) { change(&path) }

    /// Begins a new subpath.
    public func move(to point: CGPoint) { path.elements.append(.move(point.point)) }

    /// Appends a straight line.
    public func addLine(to point: CGPoint) { path.elements.append(.line(point.point)) }

    /// Appends a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      path.elements.append(.cubic(control1.point, control2.point, end.point))
    }

    /// Closes the current subpath.
    public func closeSubpath() { path.elements.append(.close) }

    /// Appends another outline.
    public func addPath(_ other: CGPath) { path.elements.append(contentsOf: other.path.elements) }
  }
#endif
