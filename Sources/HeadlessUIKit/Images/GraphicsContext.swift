import Geometry
import Pixels
import DisplayLists
import FrameSnapshots

#if !canImport(CoreGraphics)
  /// What is being drawn into a picture.
  public typealias CGContext = GraphicsContext
#endif

/// What is being drawn into a picture, as `CGContext`: layers over one another, which are painted as a stage's frame is.
///
/// Shapes and pictures are filled, in points from the top left; lines are not stroked.
@preconcurrency @MainActor public final class GraphicsContext {
  private struct State {
    /// From the points of what draws to the picture's.
    var transform: AffineMatrix
    var fillColor: Color = .black
    var alpha: Double = 1
    /// What is drawn lies in it; one for every clip.
    var container: CALayer
  }

  private let bounds: CGRect
  private let scale: Double
  private let isOpaque: Bool
  private let root: CALayer
  private var state: State
  private var saved: [State] = []
  private var path: Path = Path()

  /// - Parameters:
  ///   - bounds: the part of the plane that the picture shows, in points.
  ///   - scale: pixels a point; the screen's for 0.
  init(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.bounds = bounds
    self.scale = scale > 0 ? scale : UIScreen.main.scale
    self.isOpaque = isOpaque
    root = .drawing(Rect(origin: .zero, size: bounds.size.size))
    state = State(transform: AffineMatrix(1, 0, 0, 1, -bounds.origin.x, -bounds.origin.y), container: root)
  }

  /// What has been drawn so far.
  var image: UIImage {
    guard let paint = UIEnvironment.current.painter else {
      preconditionFailure("pictures are drawn on a stage: make the Stage before what draws them")
    }
    let (width, height) = (Self.pixels(bounds.width, scale), Self.pixels(bounds.height, scale))
    let canvas = Canvas(
      size: Size(width / scale, height / scale), scale: scale, background: isOpaque ? .black : .clear)
    return UIImage(bitmap: paint(UIEnvironment.current.snapshot(of: root, on: canvas)), scale: scale)
  }

  /// Whole pixels, upwards; a product such as 66.7 × 3 may lie a hair above its whole number.
  private static func pixels(_ length: Double, _ scale: Double) -> Double {
    max(1, (length * scale - 1e-6).rounded(.up))
  }
}

// MARK: - State

extension GraphicsContext {
  /// Remembers colours, clips and the transform.
  public func saveGState() { saved.append(state) }

  /// Goes back to what was remembered last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns what is drawn from now on; radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Maps what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.matrix.concatenating(state.transform)
  }

  /// The colour of what is filled.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// How opaque everything is drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
}

// MARK: - Outlines

extension GraphicsContext {
  /// Appends an outline to the one that is filled next.
  public func addPath(_ path: CGPath) { self.path.elements += path.outline.elements }

  /// Appends a rectangle to the outline that is filled next.
  public func addRect(_ rect: CGRect) { path.elements += Path(rect: rect.rect).elements }

  /// Appends an ellipse to the outline that is filled next.
  public func addEllipse(in rect: CGRect) { path.elements += Path(ellipseIn: rect.rect).elements }

  /// Begins a new part of the outline.
  public func move(to point: CGPoint) { path.elements.append(.move(point.point)) }

  /// Appends a straight line to the outline.
  public func addLine(to point: CGPoint) { path.elements.append(.line(point.point)) }

  /// Closes the present part of the outline.
  public func closePath() { path.elements.append(.close) }

  /// Begins a new outline.
  public func beginPath() { path = Path() }

  /// Fills the outline.
  public func fillPath() { fill(takePath()) }

  /// Keeps what is drawn from now on within the outline.
  public func clip() { clip(to: takePath()) }

  /// Keeps what is drawn from now on within a rectangle.
  public func clip(to rect: CGRect) { clip(to: Path(rect: rect.rect)) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    let layer = CALayer.drawing(rect.rect)
    layer.model.backgroundColor = state.fillColor
    place(layer)
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect.rect)) }

  private func takePath() -> Path {
    defer { path = Path() }
    return path
  }
}

// MARK: - What is drawn

extension GraphicsContext {
  func setFillColor(_ color: Color) { state.fillColor = color }

  func fill(_ path: Path) {
    let layer = CAShapeLayer()
    layer.model.anchorPoint = .zero
    var shape = LayerValues.ShapeValues()
    (shape.path, shape.fillColor) = (path, state.fillColor)
    layer.model.shape = shape
    place(layer)
  }

  func clip(to path: Path) {
    let (container, mask) = (CALayer.drawing(Rect(origin: .zero, size: bounds.size.size)), CAShapeLayer())
    var shape = LayerValues.ShapeValues()
    shape.path = path.mapped(state.transform.apply)
    mask.model.shape = shape
    mask.model.anchorPoint = .zero
    container.maskLayer = mask
    container.take(into: state.container)
    state.container = container
  }

  func draw(_ picture: Picture, in rect: Rect, alpha: Double) {
    let layer = CALayer.drawing(rect)
    layer.model.contents = picture
    layer.model.opacity = alpha
    place(layer)
  }

  /// Draws a tree of layers whose root lies where the context's points say.
  func place(_ layer: CALayer) {
    let carrier = CALayer.drawing(.zero)
    carrier.model.transform = Matrix4(state.transform)
    carrier.model.opacity = state.alpha
    layer.take(into: carrier)
    carrier.take(into: state.container)
  }
}

extension CALayer {
  /// A layer whose points are those of what it lies in.
  fileprivate static func drawing(_ bounds: Rect) -> CALayer {
    let layer = CALayer()
    layer.model.anchorPoint = .zero
    layer.model.bounds = bounds
    layer.model.position = bounds.origin
    return layer
  }

  /// Becomes the last child, without anybody on the stage noticing.
  fileprivate func take(into parent: CALayer) {
    superlayer = parent
    parent.children.append(self)
  }
}
