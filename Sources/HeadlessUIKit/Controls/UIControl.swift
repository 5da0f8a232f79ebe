/// A view that a finger makes do something, as `UIControl`.
@preconcurrency @MainActor open class UIControl: UIView {
  /// What is called for which events, in the order in which it was added.
  var registrations: [Registration] = []

  struct Registration {
    enum Callee {
      case target(TargetAction)
      /// Whoever of the responders has the method.
      case responder(Selector)
      case action(UIAction)
    }

    let callee: Callee
    var events: Event
  }

  /// Whether it takes touches; default true.
  open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether it is chosen.
  open var isSelected: Bool = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on it.
  open var isHighlighted: Bool = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a finger that came down on it is still down.
  public internal(set) var isTracking: Bool = false
  /// Whether that finger is within it now.
  public internal(set) var isTouchInside: Bool = false

  /// How it is: `isEnabled`, `isSelected` and `isHighlighted` together.
  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has no effect on controls that do not say otherwise.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }

  /// Where content stands across a control, as `UIControl.ContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that does something for its primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control without size: archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What shows the state is laid out anew.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Touches

  /// Begins to track a finger; false when the control does not want it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Goes on; false to give the finger up.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger goes up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Tracks the first finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, !isTracking else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    (isTouchInside, isHighlighted) = (true, true)
    send(.touchDown, event)
  }

  /// Tells of the finger's way in and out.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = keeps(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking() }
    if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Tells whether the finger went up within the control.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = keeps(touch)
    stopTracking()
    endTracking(touch, with: event)
    if isInside { sendTap(event) } else { send(.touchUpOutside, event) }
  }

  /// Tells that the finger has been taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    stopTracking()
    cancelTracking(with: event)
    send(.touchCancel, event)
  }

  /// What follows a finger that goes up within the control.
  func sendTap(_ event: UIEvent?) { send(.touchUpInside, event) }

  private func stopTracking() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  /// A finger that came down on the control may stray a little before it is outside.
  private func keeps(_ touch: UITouch) -> Bool {
    let slack = isTouchInside ? UndocumentedUIKit.controlSlack : 0
    return bounds.insetBy(dx: -slack, dy: -slack).contains(touch.location(in: self))
  }

  /// A single tap on a control belongs to the control and not to a recogniser around it, as UIKit documents.
  override func keepsFromOthers(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && recognizer is UITapGestureRecognizer && recognizer.view !== self
  }
}
