import Geometry
import HeadlessUIKit
import SceneFiles

extension SceneView {
  /// Takes on what the scene says of the view's looks.
  func paint(_ scene: Scene.View) {
    alpha = scene.alpha
    isHidden = scene.isHidden
    backgroundColor = scene.backgroundColor.map { UIColor(color: $0) }
    clipsToBounds = scene.clipsToBounds
    autoresizingMask = UIView.AutoresizingMask(scene.autoresize)
    contentMode = UIView.ContentMode(scene.contentMode)
    layer.zPosition = scene.zPosition
    layer.cornerRadii = scene.cornerRadius
    layer.cornerCurve = scene.cornerCurve == .continuous ? .continuous : .circular
    layer.shouldRasterize = scene.shouldRasterize
    layer.rasterizationScale = scene.rasterizationScale
    if let border = scene.border { paint(border) }
    if let shadow = scene.shadow { paint(shadow) }
    if let gradient = scene.gradient { paint(gradient) }
  }

  private func paint(_ border: Scene.Border) {
    layer.borderWidth = border.width
    layer.borderColor = UIColor(color: border.color).cgColor
  }

  private func paint(_ shadow: Scene.Shadow) {
    layer.shadowColor = UIColor(color: shadow.color).cgColor
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = CGSize(shadow.offset)
  }

  private func paint(_ gradient: Scene.Gradient) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.type = gradient.kind == .radial ? .radial : .axial
    layer.colors = gradient.colors.map { UIColor(color: $0).cgColor }
    layer.locations = gradient.locations.map { NSNumber(value: $0) }
    layer.startPoint = CGPoint(gradient.start)
    layer.endPoint = CGPoint(gradient.end)
  }

  /// Puts the view where the scene wants it in a parent of some size.
  ///
  /// A root view without any frame has the parent's size until its controller gives it another.
  func place(_ scene: Scene.View, in parent: Size) {
    layer.anchorPoint = CGPoint(scene.anchorPoint)
    if let frame = scene.frame?.rect(in: parent) { untransformedFrame = CGRect(frame) }
    if let bounds = scene.bounds { self.bounds = CGRect(bounds) }
    if let center = scene.center { self.center = CGPoint(center) }
    layer.transform = CATransform3D(scene.transform)
  }
}

extension UIView.AutoresizingMask {
  fileprivate init(_ scene: Scene.Autoresizing) {
    let pairs: [(Scene.Autoresizing, UIView.AutoresizingMask)] = [
      (.left, .flexibleLeftMargin), (.width, .flexibleWidth), (.right, .flexibleRightMargin),
      (.top, .flexibleTopMargin), (.height, .flexibleHeight), (.bottom, .flexibleBottomMargin),
    ]
    self = pairs.reduce(into: []) { mask, pair in
      if scene.contains(pair.0) { mask.insert(pair.1) }
    }
  }
}

extension UIView.ContentMode {
  fileprivate init(_ scene: Scene.ContentMode) {
    self =
      switch scene {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .scaleAspectFill: .scaleAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}
