/// Gives views the names they have in traces: their controller, their class and a number.
///
/// A view gets its name when it first enters a window and keeps it, whatever comes and goes around it; the numbers count
/// the views of a class under controllers of a class in the order in which they enter.
struct ViewNames {
  private var counts: [String: Int] = [:]

  /// The name of the next view of a kind.
  mutating func next(_ kind: String) -> String {
    let number = counts[kind, default: 0]
    counts[kind] = number + 1
    return "\(kind)-\(number)"
  }
}

extension UIView {
  /// What traces and messages call the view: its identifier, else the name it got on the screen, else its class; nil for
  /// a view that is not traced.
  package var traceName: String? { isTraced ? accessibilityIdentifier ?? nameOnScreen ?? "\(type(of: self))" : nil }

  /// Names a view that has entered a window, once.
  func nameOnceOnScreen() {
    guard nameOnScreen == nil else { return }
    let controller = sequence(first: self, next: \.superview).lazy.compactMap(\.owningViewController).first
    let prefix = controller.map { "\(type(of: $0))." } ?? ""
    nameOnScreen = UIEnvironment.current.viewNames.next("\(prefix)\(type(of: self))")
  }
}

extension CALayer {
  /// What traces call the view whose layer it is; nil for a layer without a view, and for a view that is not traced.
  var traceName: String? {
    guard let view, view.layer === self else { return nil }
    return view.traceName
  }
}
