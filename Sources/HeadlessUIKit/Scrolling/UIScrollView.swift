public import Foundation
import Motion

/// A view that shows a part of something larger, as `UIScrollView`: content is moved by the origin of the bounds.
///
/// It is dragged by a finger, goes on by itself as UIKit's does, and gives way beyond its limits. Zooming is not carried,
/// and indicators are not drawn.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegating {
  /// Whether the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// At the top and bottom, and at the sides when it scrolls across.
    case automatic = 0
    /// Along the axes in which it scrolls.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The share of its speed that it keeps each millisecond, as `UIScrollView.DecelerationRate`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public let rawValue: CGFloat

    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual one.
    public static let normal: DecelerationRate = DecelerationRate(rawValue: 0.998)
    /// For what is to stand still soon.
    public static let fast: DecelerationRate = DecelerationRate(rawValue: 0.99)
  }

  /// When a keyboard would go; there is none.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    case none, onDrag, interactive
  }

  /// What `delegate` is, whatever it is called in a subclass.
  public weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The size of what there is to show, points.
  open var contentSize: CGSize = .zero {
    didSet { if contentSize != oldValue { insetsMayHaveChanged() } }
  }
  /// What is added around the content, points.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }
  /// Whether the safe area is added to it; default automatic.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// Whether fingers scroll it; default true.
  open var isScrollEnabled: Bool = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether it may be pulled beyond its limits; default true.
  open var bounces: Bool = true
  /// Whether it may be pulled downwards and upwards though all content shows; default false.
  open var alwaysBounceVertical: Bool = false
  /// Whether it may be pulled to the sides though all content shows; default false.
  open var alwaysBounceHorizontal: Bool = false
  /// Whether it stops at multiples of its size only; default false.
  open var isPagingEnabled: Bool = false
  /// How soon it stands still; default normal.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a drag that begins along an axis stays on it; default false.
  open var isDirectionalLockEnabled: Bool = false
  /// Has no effect: indicators are not drawn.
  open var showsVerticalScrollIndicator: Bool = true
  /// Has no effect: indicators are not drawn.
  open var showsHorizontalScrollIndicator: Bool = true
  /// Has no effect: there is no status bar to tap.
  open var scrollsToTop: Bool = true
  /// Has no effect: touches reach the content at once.
  open var delaysContentTouches: Bool = true
  /// Has no effect: there is no keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The gesture that drags it.
  public let panGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer(
    target: nil, action: nil)
  /// The content as a guide: what is pinned to its edges makes up the content's size.
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = UILayoutGuide(
    .content, of: self, identifier: "UIScrollView-contentLayoutGuide")
  /// The view's own rectangle as a guide, which does not scroll.
  public private(set) lazy var frameLayoutGuide: UILayoutGuide = UILayoutGuide(
    .frame, of: self, identifier: "UIScrollView-frameLayoutGuide")

  var drag: ScrollDrag?
  var motion: ScrollMotion?
  private var knownInsets: UIEdgeInsets = .zero

  /// An empty scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An empty scroll view: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    drag = ScrollDrag(self)
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Place

  /// The point of the content at the view's upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The rectangle of the content that shows.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.size != newValue.size { insetsMayHaveChanged() }
      guard old.origin != newValue.origin else { return }
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to a point of the content; animated in UIKit's 0.3 seconds, easing in and out.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stop()
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    motion = ScrollMotion(self, .eased(from: self.contentOffset, to: contentOffset)) {
      [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls as far as is needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let limits = limits
    func place(_ offset: CGFloat, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      if start < offset { return start }
      return end > offset + length ? end - length : offset
    }
    let target = CGPoint(
      x: place(bounds.minX, bounds.width, rect.minX, rect.maxX),
      y: place(bounds.minY, bounds.height, rect.minY, rect.maxY))
    setContentOffset(limits.clamped(target), animated: animated)
  }

  // MARK: State

  /// Whether a finger is on it that scrolls it.
  open var isTracking: Bool { drag?.isDragging == true }
  /// Whether a finger scrolls it.
  open var isDragging: Bool { drag?.isDragging == true }
  /// Whether it goes on after a finger has left.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  /// Ends what moves by itself.
  func stop() {
    motion?.cancel()
    motion = nil
  }

  /// Itself while it goes on: the finger that stops it does nothing else, as in UIKit.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isDecelerating ? self : hit
  }

  /// Stops what a throw has set going.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isDecelerating { catchContent() }
    super.touchesBegan(touches, with: event)
  }

  /// A finger ends what moves by itself; content that was thrown stands on whole pixels then, as in UIKit.
  func catchContent() {
    let wasThrown = isDecelerating
    stop()
    guard wasThrown else { return }
    UIView.performWithoutAnimation { contentOffset = onPixels(contentOffset) }
  }

  /// The nearest point between pixels.
  func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = traitCollection.displayScale
    guard scale > 0 else { return offset }
    return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  /// Where a release is to end that would end at an offset by itself; asked before the delegate.
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// The content has become longer over what is in sight, which stays where it is, as does the way it is on.
  func shiftContent(by distance: CGFloat) {
    drag?.shift(by: distance)
    motion?.shift(by: distance)
    contentOffset.y += distance
  }

  /// A list that has become shorter than where it was scrolled to goes back to its end.
  func comeBackIntoContent() {
    guard motion == nil, !isDragging else { return }
    let (offset, most) = (contentOffset, limits.most)
    guard offset.x > most.x || offset.y > most.y else { return }
    contentOffset = CGPoint(x: min(offset.x, most.x), y: min(offset.y, most.y))
  }

  // MARK: Insets

  /// The insets of the content, with the safe area where it is added.
  open var adjustedContentInset: UIEdgeInsets {
    let (safe, own) = (safeAreaInsets, contentInset)
    let (across, down) = adjustedAxes
    return UIEdgeInsets(
      top: own.top + (down ? safe.top : 0), left: own.left + (across ? safe.left : 0),
      bottom: own.bottom + (down ? safe.bottom : 0), right: own.right + (across ? safe.right : 0))
  }

  private var adjustedAxes: (across: Bool, down: Bool) {
    let across = contentSize.width > bounds.width || alwaysBounceHorizontal
    let down = contentSize.height > bounds.height || alwaysBounceVertical
    return switch contentInsetAdjustmentBehavior {
    case .automatic: (across, true)
    case .scrollableAxes: (across, down)
    case .never: (false, false)
    case .always: (true, true)
    }
  }

  /// Called after the adjusted insets have changed.
  open func adjustedContentInsetDidChange() {}

  /// The safe area may be a part of the insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Content that is at its beginning stays there.
  private func insetsMayHaveChanged() {
    let insets = adjustedContentInset
    guard insets != knownInsets else { return }
    let old = knownInsets
    knownInsets = insets
    if contentOffset.y == -old.top { contentOffset.y = -insets.top }
    if contentOffset.x == -old.left { contentOffset.x = -insets.left }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// How far it scrolls.
  var limits: ScrollLimits { ScrollLimits(bounds.size, contentSize, adjustedContentInset) }
}
