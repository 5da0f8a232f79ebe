/// What constraints place: a view or a layout guide.
@MainActor protocol LayoutItem: AnyObject {
  /// The view itself, or the view that a guide belongs to.
  var layoutOwner: UIView? { get }
  /// The view in whose coordinates the item lies.
  var layoutContainer: UIView? { get }
  /// What messages call it.
  var layoutName: String { get }
  /// How far its alignment rectangle is inside its frame.
  var alignmentInsets: UIEdgeInsets { get }
  /// Whether something else than constraints says where it is, as it does of a view that has an autoresizing mask.
  var isPlacedByFrame: Bool { get }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
  var layoutContainer: UIView? { superview }
  var layoutName: String { traceName ?? "\(type(of: self))" }
  var alignmentInsets: UIEdgeInsets { alignmentRectInsets }
  var isPlacedByFrame: Bool { translatesAutoresizingMaskIntoConstraints || superview == nil }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
  var alignmentInsets: UIEdgeInsets { .zero }
  var isPlacedByFrame: Bool { false }

  var layoutName: String {
    let name = identifier.isEmpty ? "UILayoutGuide" : identifier
    return owningView.map { "\($0.layoutName).\(name)" } ?? name
  }
}
