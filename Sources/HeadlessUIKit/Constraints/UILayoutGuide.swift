/// A rectangle that is laid out like a view and draws nothing, as `UILayoutGuide`.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Whether the app places it by constraints, or the system by a view's insets.
  enum Role: Hashable {
    case free, safeArea, margins, readable
    /// A scroll view's content, and its own rectangle.
    case content, frame
  }

  let role: Role
  /// A name for messages.
  open var identifier: String = ""
  /// The view it belongs to.
  public internal(set) weak var owningView: UIView?

  /// A guide without place; `addLayoutGuide(_:)` gives it a view.
  public override init() {
    role = .free
    super.init()
  }

  init(_ role: Role, of view: UIView, identifier: String) {
    (self.role, owningView, self.identifier) = (role, view, identifier)
    super.init()
  }

  /// The rectangle in its view's coordinates; of a guide of the app's as it was laid out last.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch role {
    case .free: return view.root.constraintState.engine?.frame(of: self) ?? .zero
    case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    case .frame: return view.bounds
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .readable: return view.readableFrame
    }
  }
}

extension UIView {
  /// Adds a guide, which constraints may then use; it leaves the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    constraintState.guides.append(layoutGuide)
  }

  /// Removes a guide and the constraints that use it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      view.releaseConstraints { $0.first === layoutGuide || $0.second === layoutGuide }
    }
    constraintState.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The app's own guides, in the order in which they were added.
  public var layoutGuides: [UILayoutGuide] { constraintState.guides }

  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// The part of the view inside its margins that is not too wide to be read.
  public var readableContentGuide: UILayoutGuide { systemGuide(.readable, "UIViewReadableContentGuide") }

  private func systemGuide(_ role: UILayoutGuide.Role, _ identifier: String) -> UILayoutGuide {
    if let guide = constraintState.systemGuides[role] { return guide }
    let guide = UILayoutGuide(role, of: self, identifier: identifier)
    constraintState.systemGuides[role] = guide
    return guide
  }

  /// How wide text may be, points; UIKit's value at the default text size, measured by third parties.
  static let readableWidth: CGFloat = 672

  var readableFrame: CGRect {
    let inner = bounds.inset(by: layoutMargins)
    let excess = max((inner.size.width - Self.readableWidth) / 2, 0)
    return CGRect(
      x: inner.origin.x + excess, y: inner.origin.y, width: inner.size.width - 2 * excess, height: inner.size.height)
  }
}
