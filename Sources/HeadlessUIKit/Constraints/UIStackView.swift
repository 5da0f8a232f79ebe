/// Views in a row or column, as `UIStackView`: it makes the constraints that place them.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the stack's length.
  public enum Distribution: Int, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The upper edge of a horizontal stack.
    public static let top: Alignment = .leading
    /// The lower edge of a horizontal stack.
    public static let bottom: Alignment = .trailing
  }

  /// The stack's own spacing, as a custom one.
  public static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's spacing of 8 points, as a custom one.
  public static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// What places the views now; nil when it has to be made anew.
  private var arrangement: (constraints: [NSLayoutConstraint], guides: [UILayoutGuide])?

  /// The direction of the row; default horizontal.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  /// How the views share the stack's length; default fill.
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  /// How the views lie across the stack; default fill.
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// The distance between views, at least or exactly by the distribution, points; default 0.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether the distances of a vertical stack are between baselines; default false.
  open var isBaselineRelativeArrangement: Bool = false { didSet { arrangementDidChange() } }
  /// Whether the views keep to the stack's margins; default false.
  open var isLayoutMarginsRelativeArrangement: Bool = false { didSet { arrangementDidChange() } }

  /// An empty stack with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIEnvironment.current.usesConstraints = true
  }

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// An empty stack: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIEnvironment.current.usesConstraints = true
  }

  // MARK: Views

  /// The views in their order; those that are hidden take no room.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Puts a view at an index, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    precondition(0...arranged.count ~= stackIndex, "index \(stackIndex) is out of the \(arranged.count) arranged views")
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Does not arrange a view any more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// A view that goes is not arranged any more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view, points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance that was set after a view; `spacingUseDefault` without one.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance after a view, points.
  func distance(after view: UIView) -> CGFloat {
    switch customSpacing(after: view) {
    case Self.spacingUseDefault: spacing == Self.spacingUseSystem ? Self.systemDistance : spacing
    case Self.spacingUseSystem: Self.systemDistance
    case let custom: custom
    }
  }

  private static let systemDistance: CGFloat = 8

  // MARK: Constraints

  override func subviewVisibilityDidChange(_ subview: UIView) {
    if arranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  override func subviewContentSizeDidChange(_ subview: UIView) {
    if distribution == .fillProportionally { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    if let arrangement {
      NSLayoutConstraint.deactivate(arrangement.constraints)
      for guide in arrangement.guides { removeLayoutGuide(guide) }
    }
    arrangement = nil
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints of the arrangement, where it has changed.
  open override func updateConstraints() {
    if arrangement == nil {
      let made = StackArrangement(of: self)
      for guide in made.guides { addLayoutGuide(guide) }
      NSLayoutConstraint.activate(made.constraints)
      arrangement = (made.constraints, made.guides)
    }
    super.updateConstraints()
  }
}
