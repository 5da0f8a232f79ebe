import Geometry

/// How a picture is drawn, as `UIGraphicsImageRendererFormat`.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's by default.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether black lies under everything; false leaves out what is not drawn.
  open var opaque: Bool = false

  /// The screen's format.
  public override init() { super.init() }

  /// The format of a display with some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The screen's format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The screen's format.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures, as `UIGraphicsImageRenderer`: layers, filled shapes and other pictures.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Pictures that show a part of the plane.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  /// Pictures that show a part of the plane.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Pictures of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of a size.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// The picture that some code draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let drawing = GraphicsContext(bounds: bounds, scale: format.scale, isOpaque: format.opaque)
    UIEnvironment.current.drawings.append(drawing)
    defer { _ = UIEnvironment.current.drawings.popLast() }
    actions(UIGraphicsImageRendererContext(drawing, format))
    return drawing.image
  }

  /// The file of the picture that some code draws.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// What a renderer draws into, as `UIGraphicsImageRendererContext`.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: GraphicsContext
  /// How it is drawn.
  public let format: UIGraphicsImageRendererFormat

  init(_ cgContext: GraphicsContext, _ format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  /// The picture drawn so far.
  open var currentImage: UIImage { cgContext.image }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Keeps what is drawn from now on within a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
