extension CAShapeLayer {
  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var strokeColor: CGColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineWidth: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var strokeStart: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var strokeEnd: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineCap: CAShapeLayerLineCap {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineJoin: CAShapeLayerLineJoin {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineDashPattern: [NSNumber]? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineDashPhase: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var miterLimit: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

extension CAShapeLayer {
  /// Not carried.
  @available(
    *, unavailable, message: "outlines are filled by the non-zero rule; draw what is to stay free the other way round"
  )
  public var fillRule: CAShapeLayerFillRule {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// The end of a line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  /// Not carried.
  public static let butt: CAShapeLayerLineCap = CAShapeLayerLineCap()
  /// Not carried.
  public static let round: CAShapeLayerLineCap = CAShapeLayerLineCap()
  /// Not carried.
  public static let square: CAShapeLayerLineCap = CAShapeLayerLineCap()
}

/// The corner of a line.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  /// Not carried.
  public static let miter: CAShapeLayerLineJoin = CAShapeLayerLineJoin()
  /// Not carried.
  public static let round: CAShapeLayerLineJoin = CAShapeLayerLineJoin()
  /// Not carried.
  public static let bevel: CAShapeLayerLineJoin = CAShapeLayerLineJoin()
}

/// What of an outline is filled.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  /// Not carried.
  public static let nonZero: CAShapeLayerFillRule = CAShapeLayerFillRule()
  /// Not carried.
  public static let evenOdd: CAShapeLayerFillRule = CAShapeLayerFillRule()
}

extension UIBezierPath {
  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func stroke() { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineWidth: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineCapStyle: CGLineCap {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var lineJoinStyle: CGLineJoin {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public var miterLimit: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) { preconditionFailure("unavailable") }
}

extension UIBezierPath {
  /// Not carried.
  @available(
    *, unavailable, message: "outlines are filled by the non-zero rule; draw what is to stay free the other way round"
  )
  public var usesEvenOddFillRule: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

extension UIColor {
  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func setStroke() { preconditionFailure("unavailable") }
}

extension GraphicsContext {
  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func setStrokeColor(_ color: CGColor) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func setLineWidth(_ width: CGFloat) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func setLineCap(_ cap: CGLineCap) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func strokePath() { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func stroke(_ rect: CGRect) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func stroke(_ rect: CGRect, width: CGFloat) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "lines are not stroked; use borderColor and borderWidth, or fill the outline of the line"
  )
  public func strokeEllipse(in rect: CGRect) { preconditionFailure("unavailable") }
}

extension GraphicsContext {
  /// Not carried.
  @available(*, unavailable, message: "shadows and blends are not drawn by hand; give the shadow to a layer")
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(*, unavailable, message: "shadows and blends are not drawn by hand; give the shadow to a layer")
  public func setBlendMode(_ mode: CGBlendMode) { preconditionFailure("unavailable") }
}

extension GraphicsContext {
  /// Not carried.
  @available(*, unavailable, message: "pictures lie upside down in it on iOS too; use UIImage.draw(in:)")
  public func draw(_ image: CGImage, in rect: CGRect) { preconditionFailure("unavailable") }
}

#if !canImport(CoreGraphics)
  /// The end of a line, as `CGLineCap`.
  public enum CGLineCap: Int32, Sendable { case butt, round, square }

  /// The corner of a line, as `CGLineJoin`.
  public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
#endif
