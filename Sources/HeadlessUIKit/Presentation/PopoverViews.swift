import Foundation

/// The bubble of a popover with its arrow, and the presented view in it.
final class PopoverView: UIView {
  private let content: UIView
  private let contentLook: ContentLook
  private let bubble = UIView(frame: .zero)
  private let arrow = PopoverArrowView(frame: .zero)
  /// Nil takes the content's own colour.
  var fill: UIColor? { didSet { setNeedsLayout() } }
  var cornerRadius: CGFloat = UndocumentedUIKit.popoverCornerRadius { didSet { setNeedsLayout() } }
  private var place: PopoverLayout.Place?

  init(content: UIView) {
    self.content = content
    contentLook = ContentLook(content)
    super.init(frame: .zero)
    for view in [self, bubble, arrow] { view.isTraced = false }
    let shadow = UndocumentedUIKit.popoverShadow
    bubble.layer.shadowOpacity = shadow.opacity
    bubble.layer.shadowRadius = shadow.radius
    bubble.layer.shadowOffset = shadow.offset
    addSubview(bubble)
    addSubview(arrow)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes a place in the superview.
  func move(to place: PopoverLayout.Place) {
    self.place = place
    untransformedFrame = place.frame
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place else { return }
    let color = fill ?? content.backgroundColor ?? .systemBackground
    bubble.backgroundColor = color
    bubble.layer.cornerRadius = cornerRadius
    bubble.layer.cornerCurve = .continuous
    bubble.untransformedFrame = place.bubble
    bubble.layer.shadowPath = UIBezierPath(roundedRect: bubble.bounds, cornerRadius: cornerRadius).cgPath
    arrow.isHidden = place.direction.isEmpty
    arrow.point(place, color: color.resolvedColor(with: traitCollection))
    contentLook.round(content, radius: cornerRadius)
    content.untransformedFrame = place.bubble
    content.layoutIfNeeded()
  }

  /// Only what can be seen is touched: beside the arrow touches go on to what lies beneath.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bubble.untransformedFrame.contains(point) || !arrow.isHidden && arrow.untransformedFrame.contains(point)
  }

  /// Gives the content back as it came.
  func letContentGo() {
    content.removeFromSuperview()
    contentLook.restore(content)
  }
}

/// How a view's corners were before a popover rounded them.
@MainActor
private struct ContentLook {
  private let radius: CGFloat
  private let curve: CALayerCornerCurve
  private let clips: Bool

  init(_ view: UIView) {
    (radius, curve, clips) = (view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds)
  }

  func round(_ view: UIView, radius: CGFloat) {
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  func restore(_ view: UIView) {
    (view.layer.cornerRadius, view.layer.cornerCurve, view.clipsToBounds) = (radius, curve, clips)
  }
}

/// The arrow of a popover: flared at its base and round at its tip.
private final class PopoverArrowView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Points by which it reaches under the bubble, so that no seam shows between the two.
  private static let overlap: CGFloat = 1

  /// Takes its place at a bubble's edge, in its superview.
  func point(_ place: PopoverLayout.Place, color: UIColor) {
    let (base, height) = (UndocumentedUIKit.popoverArrow.base, UndocumentedUIKit.popoverArrow.height + Self.overlap)
    let bubble = place.bubble
    let across = place.arrow - base / 2
    untransformedFrame =
      switch place.direction {
      case .up: CGRect(x: across, y: 0, width: base, height: height)
      case .down: CGRect(x: across, y: bubble.maxY - Self.overlap, width: base, height: height)
      case .left: CGRect(x: 0, y: across, width: height, height: base)
      default: CGRect(x: bubble.maxX - Self.overlap, y: across, width: height, height: base)
      }
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = Self.path(towards: place.direction, in: bounds.size)
    shape.fillColor = color.cgColor
  }

  /// A side in shares of base and height, from the bubble's edge to the tip; taste, after what iOS shows.
  private static let side: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] = [
    (CGPoint(x: 0.2, y: 1), CGPoint(x: 0.27, y: 0.62), CGPoint(x: 0.36, y: 0.36)),
    (CGPoint(x: 0.4275, y: 0.165), CGPoint(x: 0.455, y: 0), CGPoint(x: 0.5, y: 0)),
  ]

  private static func path(towards direction: UIPopoverArrowDirection, in size: CGSize) -> CGPath {
    let flat = overlap / (UndocumentedUIKit.popoverArrow.height + overlap)
    /// Shares across and downwards of an arrow that points up, as points of this one.
    func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let down = y * (1 - flat)
      return switch direction {
      case .up: CGPoint(x: x * size.width, y: down * size.height)
      case .down: CGPoint(x: x * size.width, y: (1 - down) * size.height)
      case .left: CGPoint(x: down * size.width, y: x * size.height)
      default: CGPoint(x: (1 - down) * size.width, y: x * size.height)
      }
    }
    let path = UIBezierPath()
    path.move(to: placed(0, 1))
    for piece in side {
      path.addCurve(
        to: placed(piece.end.x, piece.end.y), controlPoint1: placed(piece.control1.x, piece.control1.y),
        controlPoint2: placed(piece.control2.x, piece.control2.y))
    }
    let starts = [CGPoint(x: 0, y: 1)] + side.map(\.end)
    for (piece, start) in zip(side, starts).reversed() {
      path.addCurve(
        to: placed(1 - start.x, start.y), controlPoint1: placed(1 - piece.control2.x, piece.control2.y),
        controlPoint2: placed(1 - piece.control1.x, piece.control1.y))
    }
    let bottom = 1 / (1 - flat)
    path.addLine(to: placed(1, bottom))
    path.addLine(to: placed(0, bottom))
    path.close()
    return path.cgPath
  }
}

/// What takes the touches beside a popover; it darkens nothing by itself.
final class PopoverBackdrop: UIView {
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "dimming"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
  }

  required init?(coder: NSCoder) { nil }
}
