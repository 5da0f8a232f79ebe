/// Where a popover's arrow points, as `UIPopoverArrowDirection`.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Directions by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The popover lies below its source.
  public static let up: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The popover lies above its source.
  public static let down: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The popover lies to the right of its source.
  public static let left: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The popover lies to the left of its source.
  public static let right: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet: no popover is shown.
  public static let unknown: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: .max)
}
