/// What a view keeps for layout by constraints.
struct ConstraintState {
  /// A priority for each axis.
  struct Priorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// The active constraints that the view keeps.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide.Role: UILayoutGuide] = [:]
  var hugging = Priorities(.defaultLow)
  var compressionResistance = Priorities(.defaultHigh)
  /// The intrinsic size since it was invalidated last.
  var contentSize: CGSize?
  /// The width that wrapping content was given; nil before it is known.
  var wrappingWidth: CGFloat?
  /// Solves the tree, at its top.
  var engine: LayoutEngine?
  /// Whether a constraint speaks of the view or passes through it.
  var isUsed = false
  /// Whether `updateConstraints` is to be called before the next layout.
  var needsUpdate = true
}
