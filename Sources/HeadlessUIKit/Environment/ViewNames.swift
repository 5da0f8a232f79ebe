/// What views are called in traces: by their identifier, or else by their controller, their class and a number.
///
/// The numbers count the views of a class under one controller in depth-first order, so names are found by walking the
/// whole tree.
@MainActor struct ViewNames {
  private struct Kind: Hashable {
    let controller: ObjectIdentifier?
    let viewClass: ObjectIdentifier
  }

  private var counts: [Kind: Int] = [:]

  /// The name of the next layer in depth-first order; nil for one without a view, and for a view that is not traced.
  ///
  /// - Parameter controller: the one in whose view the layer lies; replaced by the layer's own.
  mutating func name(of layer: CALayer, under controller: inout UIViewController?) -> String? {
    guard let view = layer.view, view.layer === layer else { return nil }
    controller = view.owningViewController ?? controller
    let kind = Kind(controller: controller.map { ObjectIdentifier($0) }, viewClass: ObjectIdentifier(type(of: view)))
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    guard view.isTraced else { return nil }
    return view.accessibilityIdentifier ?? "\(Self.prefix(controller))\(type(of: view))-\(number)"
  }

  private static func prefix(_ controller: UIViewController?) -> String {
    controller.map { "\(type(of: $0))." } ?? ""
  }
}

extension UIView {
  /// What a message calls the view: its identifier or its class; nil for a view that is not traced.
  package var traceName: String? { isTraced ? accessibilityIdentifier ?? "\(type(of: self))" : nil }
}
