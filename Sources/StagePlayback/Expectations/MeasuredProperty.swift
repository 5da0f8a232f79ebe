package import FrameSnapshots
package import Geometry

/// A property of a view that can be measured, by its name in a scene.
package enum MeasuredProperty: String, Hashable, Sendable, CaseIterable {
  case frame, bounds, center, transform, anchorPoint, alpha, zPosition, backgroundColor, cornerRadius
  case shadowOpacity = "shadow.opacity"
  case shadowRadius = "shadow.radius"
  case shadowOffset = "shadow.offset"
  case shadowColor = "shadow.color"
  case borderWidth = "border.width"
  case borderColor = "border.color"
  case contentsRect

  /// The presentation value, component by component.
  ///
  /// A frame is `UIView.frame` as the trace has it; a transform has six numbers, or sixteen when it is not affine;
  /// corners that are alike are one number; colours are red, green, blue and alpha in levels of 255.
  package func values(of layer: LayerSnapshot) -> [Double] {
    switch self {
    case .frame: layer.frame.numbers
    case .bounds: layer.bounds.numbers
    case .center: [layer.position.x, layer.position.y]
    case .transform: layer.transform.isAffine ? layer.transform.affine.numbers : layer.transform.elements
    case .anchorPoint: [layer.anchorPoint.x, layer.anchorPoint.y]
    case .alpha: [layer.opacity]
    case .zPosition: [layer.zPosition]
    case .backgroundColor: (layer.backgroundColor ?? .clear).levels
    case .cornerRadius: layer.cornerRadii.numbers
    case .shadowOpacity: [layer.shadowOpacity]
    case .shadowRadius: [layer.shadowRadius]
    case .shadowOffset: [layer.shadowOffset.width, layer.shadowOffset.height]
    case .shadowColor: layer.shadowColor.levels
    case .borderWidth: [layer.borderWidth]
    case .borderColor: layer.borderColor.levels
    case .contentsRect: (layer.contents?.contentsRect ?? Rect(0, 0, 1, 1)).numbers
    }
  }
}

extension AffineMatrix {
  /// a, b, c, d, tx, ty.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }
}

extension CornerRadii {
  /// One number when the corners are alike, else top left, top right, bottom right, bottom left.
  package var numbers: [Double] {
    self == CornerRadii(topLeft) ? [topLeft] : [topLeft, topRight, bottomRight, bottomLeft]
  }
}

extension Color {
  /// Red, green, blue and alpha as whole levels of 255, as the trace prints them.
  package var levels: [Double] { [bytes.red, bytes.green, bytes.blue, bytes.alpha].map(Double.init) }
}
