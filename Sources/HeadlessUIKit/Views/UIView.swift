/// A rectangle on the screen with views in it, as `UIView`.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitChangeObservable {
  /// The class of the view's layer, `CALayer` or a class below it.
  open class var layerClass: AnyClass { CALayer.self }

  /// What draws the view.
  public let layer: CALayer
  /// The view it lies in.
  public internal(set) weak var superview: UIView?
  var children: [UIView] = []
  /// The controller whose root view it is.
  weak var owningViewController: UIViewController?

  /// A number for the view's own use.
  open var tag: Int = 0
  /// A name; what the view is called in traces.
  open var accessibilityIdentifier: String?
  var accessibility = AccessibilityValues()
  /// Whether touches reach it and what lies in it.
  open var isUserInteractionEnabled: Bool = true
  /// Whether it takes more than one finger.
  open var isMultipleTouchEnabled: Bool = false
  /// Has no effect: a stage has one finger.
  open var isExclusiveTouch: Bool = false
  /// Has no effect: nothing is kept for the next start.
  open var restorationIdentifier: String?
  /// Whether subviews change size with it.
  open var autoresizesSubviews: Bool = true
  /// What follows the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its frame and autoresizing mask say where it is; with false, constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementDidChange() } }
  }
  /// What it keeps for layout by constraints.
  var constraintState = ConstraintState()
  /// The gestures it watches for.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// How content fills the bounds.
  open var contentMode: ContentMode = .scaleToFill { didSet { contentModeDidChange() } }
  var ownTint: UIColor?
  var ownBackground: UIColor?
  var ownLayoutMargins: UIEdgeInsets?
  /// Whether the margins begin where the safe area does; default true.
  open var insetsLayoutMarginsFromSafeArea: Bool = true { didSet { marginsMayHaveChanged() } }
  /// Whether its margins are no less than what the superview's leave for it; default false.
  open var preservesSuperviewLayoutMargins: Bool = false { didSet { marginsMayHaveChanged() } }
  var additionalSafeArea: UIEdgeInsets = .zero
  var knownSafeArea: UIEdgeInsets = .zero
  /// Whether the trace lists it; false for what the system itself puts up.
  package var isTraced: Bool = true
  var nameOnScreen: String?

  /// Light or dark for the view and what lies in it; unspecified takes the surroundings'.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      let census = TraitCensus(of: self)
      ownStyle = newValue
      census.settle()
    }
  }
  private var ownStyle: UIUserInterfaceStyle = .unspecified
  var ownTraits: UITraitCollection?
  /// The watches on its traits.
  public private(set) lazy var traitWatches: TraitWatches = TraitWatches()

  /// A view with a frame in its superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.view = self
    UIView.performWithoutAnimation { self.frame = frame }
    if Self.requiresConstraintBasedLayout { UIEnvironment.current.usesConstraints = true }
  }

  private static func makeLayer() -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      preconditionFailure("\(layerClass), the layerClass of \(Self.self), is no CALayer")
    }
    return layerClass.init()
  }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view without size: archives are not read here.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.view = self
  }

  // MARK: Place

  /// The upright box around the view in its superview.
  open var frame: CGRect {
    get { layer.frame }
    set {
      warnOfFrameConflict(newValue)
      layer.frame = newValue
    }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the anchor point lies in the superview; the middle unless it was moved.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The point that `center` and `transform` are about, in unit coordinates.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The 2-D transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  /// How opaque the view is with all in it, 0…1.
  open var alpha: CGFloat {
    get { layer.model.opacity }
    set { layer.set(\.opacity, to: Double(newValue), as: .opacity) }
  }

  /// Whether it is neither drawn nor touched.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange(self)
    }
  }

  /// Whether it claims to be opaque; has no effect on what is drawn.
  open var isOpaque: Bool = true

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Its rectangle is about to be another.
  func boundsWillChange(to newBounds: CGRect) {}

  /// The colour of its ground.
  open var backgroundColor: UIColor? {
    get { ownBackground ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set {
      ownBackground = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The colour of controls in it; the superview's when it has none.
  // The type is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }

  /// Called when the tint has changed.
  open func tintColorDidChange() {
    for child in children where child.ownTint == nil { child.tintColorDidChange() }
  }

  /// Takes colours that differ in light and dark anew; called within no animation.
  func resolveColors() {
    guard let color = ownBackground, color.isDynamic else { return }
    layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// A view whose shape cuts this one out.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }

  // MARK: Layout

  /// Places the subviews that constraints place; subclasses place others by frames.
  open func layoutSubviews() { applyConstraints() }

  /// Asks for layout at the end of the event.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out at once what waits for it.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The size that suits the view; its present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The size its content has by itself; none by default.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Asks for the intrinsic size again before the next layout.
  open func invalidateIntrinsicContentSize() {
    constraintState.contentSize = nil
    constraintsDidChange()
    superview?.subviewContentSizeDidChange(self)
  }

  /// Whether views of the class set their constraints up in `updateConstraints`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before layout when constraints are to be brought up to date, the innermost views first; call super last.
  open func updateConstraints() {}

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Whether `updateConstraints` is called before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

  /// Brings the constraints of its tree up to date at once.
  open func updateConstraintsIfNeeded() { prepareConstraints() }

  /// How far constraints see the view inside its frame; default zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// How far below its upper edge the first line of text stands; nothing without text.
  var firstBaselineFromTop: CGFloat { 0 }

  /// How far above its lower edge the last line of text stands; nothing without text.
  var lastBaselineFromBottom: CGFloat { 0 }

  /// Whether its content has another height when it gets another width.
  var contentWraps: Bool { false }

  /// A subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  /// A subview's content has another size.
  func subviewContentSizeDidChange(_ subview: UIView) {}

  /// No size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Has no effect: views draw through their layers.
  open func setNeedsDisplay() {}

  /// Not carried: views draw through their layers.
  @available(*, unavailable, message: "nothing is drawn by hand; use a CAShapeLayer, a CAGradientLayer or a picture")
  open func draw(_ rect: CGRect) {}

  /// Ends editing; there is no keyboard here.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  /// Lays the view out with its controller's calls around it.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owningViewController?.rootViewWillLayout()
    layoutSubviews()
    owningViewController?.viewDidLayoutSubviews()
  }

  /// Leaves actions to the view's animation blocks.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Moves in the tree

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Called after a subview has come.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Surroundings

  /// The window it is in.
  open var window: UIWindow? { superview?.window }

  /// The superview's controller, or the superview.
  open override var next: UIResponder? { owningViewController ?? superview }

  /// The traits of its place.
  open var traitCollection: UITraitCollection {
    let place = superview?.traitCollection ?? UIEnvironment.current.traitCollection
    let traits = (owningViewController?.overriding(place) ?? place).with(ownTraits)
    return ownStyle == .unspecified ? traits : traits.with(style: ownStyle)
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Touches

  /// The frontmost view under a point that takes touches; nil when there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.touchableAlpha, self.point(inside: point, with: event)
    else { return nil }
    for child in childrenFromFront {
      guard let place = child.placeOfTouch(point, in: self) else { continue }
      if let hit = child.hitTest(place, with: event) { return hit }
    }
    return self
  }

  /// Whether a recogniser of a view around this one has to leave touches of this one alone.
  func keepsFromOthers(_ recognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }

  /// What is fainter than this lets touches through; UIKit's documented value.
  private static let touchableAlpha: CGFloat = 0.01
}
