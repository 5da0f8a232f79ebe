/// Distances inwards from the four edges of a rectangle, as `UIEdgeInsets`; points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the left edge.
  public var left: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the right edge.
  public var right: CGFloat

  /// No distance from any edge.
  public static let zero: UIEdgeInsets = UIEdgeInsets()

  /// No distance from any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances by edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// The rectangle made smaller by insets; negative ones make it larger.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Distances inwards from edges named by reading direction, as `NSDirectionalEdgeInsets`; points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom edge.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// No distance from any edge.
  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()

  /// No distance from any edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances by edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Edges of a rectangle, as `UIRectEdge`.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top: UIRectEdge = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left: UIRectEdge = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom: UIRectEdge = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right: UIRectEdge = UIRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle, as `UIRectCorner`.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = UIRectCorner(rawValue: .max)
}
