public import Foundation

/// One finger on the screen, from the moment it comes down until it has gone.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began = 0
    /// It has moved.
    case moved = 1
    /// It has not moved while another has.
    case stationary = 2
    /// It has gone up.
    case ended = 3
    /// The system has taken it away.
    case cancelled = 4
  }

  /// What the finger does now.
  public internal(set) var phase: Phase = .began
  /// Seconds since the stage began.
  public internal(set) var timestamp: TimeInterval
  /// How often it came down here in short succession.
  public internal(set) var tapCount: Int = 1
  /// The window it is on.
  public private(set) weak var window: UIWindow?
  /// The view that was hit when it came down.
  public internal(set) weak var view: UIView?
  /// The recognisers that follow it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Whether the hit view has lost it to a gesture.
  var isLostToGesture = false
  /// What moves it along its way.
  weak var finger: Finger?
  /// In the window's points a second.
  var velocity: CGVector = .zero
  private(set) var position: CGPoint
  private(set) var previousPosition: CGPoint

  init(at position: CGPoint, in window: UIWindow, timestamp: TimeInterval) {
    self.position = position
    previousPosition = position
    self.window = window
    self.timestamp = timestamp
  }

  func move(to position: CGPoint, timestamp: TimeInterval) {
    previousPosition = self.position
    self.position = position
    self.timestamp = timestamp
  }

  /// Where the finger is, in a view's points; in the window's for nil.
  public func location(in view: UIView?) -> CGPoint { converted(position, to: view) }

  /// Where the finger was before.
  public func previousLocation(in view: UIView?) -> CGPoint { converted(previousPosition, to: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}

/// What the fingers on the screen do at one moment.
@preconcurrency @MainActor
public final class UIEvent: NSObject {
  /// The fingers.
  public let allTouches: Set<UITouch>?
  /// Seconds since the stage began.
  public let timestamp: TimeInterval

  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }

  /// The fingers that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
