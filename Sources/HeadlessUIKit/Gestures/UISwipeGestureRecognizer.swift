import Foundation

/// Recognises a finger that goes quickly one way, as `UISwipeGestureRecognizer`.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways that a finger may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right: Direction = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left: Direction = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up: Direction = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down: Direction = Direction(rawValue: 1 << 3)
  }

  /// The ways it recognises; to the right by default.
  open var direction: Direction = .right
  /// How many fingers; a stage has one.
  open var numberOfTouchesRequired: Int = 1

  private var (start, startTime): (CGPoint, TimeInterval) = (.zero, 0)

  /// Remembers where and when the finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { (start, startTime) = (location(in: nil), event.timestamp) }
    if numberOfTouches > numberOfTouchesRequired { state = .failed }
  }

  /// Recognises the swipe when the finger has gone far enough, and fails when it strays or takes too long.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, numberOfTouches == numberOfTouchesRequired else { return }
    guard event.timestamp - startTime <= UndocumentedUIKit.swipeDuration else { return state = .failed }
    let way = CGVector(dx: location(in: nil).x - start.x, dy: location(in: nil).y - start.y)
    let (along, across) = (Swift.max(abs(way.dx), abs(way.dy)), Swift.min(abs(way.dx), abs(way.dy)))
    guard across <= UndocumentedUIKit.swipeStray else { return state = .failed }
    guard along >= UndocumentedUIKit.swipeTravel else { return }
    state = direction.contains(Self.direction(of: way)) ? .ended : .failed
  }

  /// Fails: the finger has not gone far enough.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  private static func direction(of way: CGVector) -> Direction {
    if abs(way.dx) >= abs(way.dy) { return way.dx > 0 ? .right : .left }
    return way.dy > 0 ? .down : .up
  }
}
