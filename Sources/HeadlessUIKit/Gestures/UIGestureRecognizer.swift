public import Foundation

/// Watches touches in a view and its subviews, and calls its actions when they make up its gesture.
///
/// Subclasses override the four touch methods and set `state`, as with `UIGestureRecognizerSubclass` on iOS.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Where the recogniser is on its way.
  public enum State: Int, Sendable {
    /// Nothing is decided.
    case possible = 0
    /// A continuous gesture has been recognised.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// The gesture has been recognised, or has come to its end.
    case ended = 3
    /// A continuous gesture has been taken away.
    case cancelled = 4
    /// It is not this gesture.
    case failed = 5

    /// What a discrete recogniser reaches: the same as ended.
    public static let recognized: State = .ended
  }

  private enum Action {
    case closure(@MainActor (UIGestureRecognizer) -> Void)
    case method(TargetAction)
  }

  private var actions: [Action] = []
  private var currentState: State = .possible
  /// The touches it follows, in the order in which they came down.
  private(set) var touches: [UITouch] = []
  private var requiredFailures: [Weak] = []
  /// Set while a required recogniser has not failed: the state that waits for it.
  private(set) var waitingState: State?
  /// Those whose failure the state waits for, when there is nothing to be had of their touches any more.
  private var awaited: [Weak] = []

  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Who may forbid it, and let others go on beside it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it receives touches; default true.
  ///
  /// Turning it off cancels a gesture that runs.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, !touches.isEmpty { abandon() } }
  }
  /// Whether the hit view loses its touches when the gesture is recognised; default true.
  open var cancelsTouchesInView: Bool = true
  /// Has no effect: views learn of touches at once.
  open var delaysTouchesBegan: Bool = false
  /// Has no effect: views learn of touches at once.
  open var delaysTouchesEnded: Bool = true
  /// Has no effect: there are fingers only.
  open var allowedTouchTypes: [NSNumber] = []
  /// Has no effect: there are fingers only.
  open var requiresExclusiveTouchType: Bool = true
  /// The view it watches.
  public internal(set) weak var view: UIView?
  /// A name for logs.
  open var name: String?

  /// A recogniser that calls a method of a target, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recogniser that calls nothing yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recogniser that calls a closure.
  public init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions = [.closure(handler)]
    super.init()
  }

  /// Adds a method to call.
  open func addTarget(_ target: Any, action: Selector) { actions.append(.method(TargetAction(target, action))) }

  /// Takes methods away: all of a target, or of all targets, for nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll { registered in
      guard case .method(let method) = registered else { return false }
      return (object == nil || method.target === object) && (action == nil || method.action == action)
    }
  }

  // Final, for tables of methods of unavailable classes name it otherwise than it is, and do not link unoptimised.
  /// Adds a closure to call.
  public final func addAction(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(.closure(handler))
  }

  /// How many fingers it follows.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers, in a view's points; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(x: points.map(\.x).reduce(0, +) / count, y: points.map(\.y).reduce(0, +) / count)
  }

  /// Lets this one wait until the other has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(Weak(recognizer: otherGestureRecognizer))
  }

  /// Where the recogniser is; subclasses set it from their touch methods.
  open var state: State {
    get { currentState }
    set { change(to: newValue) }
  }

  // MARK: For subclasses

  /// Called when fingers come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers go up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when everything starts afresh; call super.
  open func reset() {}

  /// Whether this one's recognition ends another's; default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another's recognition ends this one; default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Following touches

  func follow(_ touch: UITouch) { touches.append(touch) }

  /// Forgets the touches and starts afresh.
  func startOver() {
    touches = []
    currentState = .possible
    waitingState = nil
    awaited = []
    reset()
  }

  /// The end of a gesture that may not go on.
  func abandon() {
    switch currentState {
    case .began, .changed: change(to: .cancelled)
    case .possible: change(to: .failed)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Takes up the state that waited, once nothing is in its way.
  func stopWaitingIfPossible() {
    guard let waitingState, !isBlocked else { return }
    self.waitingState = nil
    change(to: waitingState)
  }

  /// Whether it has lost its touches and waits for others that go with them: the next of several taps.
  var isBetweenTouches: Bool { false }

  /// Whether one that it waits for has been recognised, so that it will never be.
  var waitsInVain: Bool { awaited.contains { $0.recognizer?.hasRecognized == true } }

  /// Whether one that it has to wait for may still be recognised, or has been.
  var isBlocked: Bool {
    obstacles.contains { $0.currentState != .failed && (!$0.touches.isEmpty || $0.isBetweenTouches) }
  }

  private var obstacles: [UIGestureRecognizer] {
    if waitingState != nil { return awaited.compactMap(\.recognizer) }
    return requiredFailures.compactMap(\.recognizer)
      + GestureArena.rivals(of: self).filter { GestureArena.waits(self, for: $0) }
  }

  private func change(to new: State) {
    guard isAllowed(new) else { return }
    if currentState == .possible, new == .began || new == .ended {
      if isBlocked {
        awaited = obstacles.map { Weak(recognizer: $0) }
        waitingState = new
        return
      }
      guard !isKeptOff, delegate?.gestureRecognizerShouldBegin(self) ?? true, GestureArena.mayRecognize(self) else {
        currentState = .failed
        return
      }
      GestureArena.preventOthers(than: self)
    }
    currentState = new
    guard new != .failed, new != .possible else { return }
    send()
  }

  /// Whether what was hit, or lies around it, keeps its touches for itself.
  private var isKeptOff: Bool {
    guard let hit = touches.first?.view else { return false }
    return sequence(first: hit, next: \.superview).prefix { $0 !== view }.contains { $0.keepsFromOthers(self) }
  }

  private func isAllowed(_ new: State) -> Bool {
    switch currentState {
    case .possible: new != .changed && new != .cancelled
    case .began, .changed: new == .changed || new == .ended || new == .cancelled
    case .ended, .cancelled, .failed: false
    }
  }

  private func send() {
    for action in actions {
      switch action {
      case .closure(let handler): handler(self)
      case .method(let method): method.send(from: self)
      }
    }
  }
}

/// Decides which gestures begin, and which may run side by side; every method is optional.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a recogniser that is about to begin may.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recogniser hears of a touch at all.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two gestures may run at the same time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the first waits until the other has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether the other waits until the first has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// It does.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// The other does not wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
