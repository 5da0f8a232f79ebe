import Geometry

extension UIView {
  /// A point of the superview in this view's coordinates as touches see them; nil where touches do not reach it.
  ///
  /// What a property animator moves is hit where it shows; all else where its model is, as UIKit does.
  func placeOfTouch(_ point: CGPoint, in superview: UIView) -> CGPoint? {
    let policies = layer.animations.map(\.touchPolicy)
    guard !policies.contains(.none) else { return nil }
    guard policies.contains(.presentation) else { return convert(point, from: superview) }
    let shown = layer.presentationValues.matrixToParent
      .concatenating(superview.layer.model.matrixOfSublayers).flattened
    return shown.inverse.map { CGPoint($0.apply(point.point)) } ?? convert(point, from: superview)
  }
}
