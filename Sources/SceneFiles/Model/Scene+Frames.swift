package import Geometry

extension Scene {
  /// A rectangle that may depend on its parent, or on where another view is.
  package enum Frame: Hashable, Sendable {
    case edges(x: Length, y: Length, width: Length, height: Length)
    /// In the middle of the parent.
    case centered(width: Length, height: Length)
    /// The parent's bounds made smaller.
    case inset(EdgeInsets)
    /// Where a view is in window coordinates when the leg (or step) begins, made smaller by the insets.
    case frameOf(ViewReference, inset: EdgeInsets)
  }

  /// A distance in points, or a share of the parent's width or height that is taken anew at every layout.
  package enum Length: Hashable, Sendable {
    case points(Double)
    /// `share` × the parent's extent + `plus` points; "85%-32" is share 0.85, plus −32.
    case share(Double, plus: Double)

    /// The points in a parent of some extent.
    package func points(in extent: Double) -> Double {
      switch self {
      case .points(let points): points
      case .share(let share, let plus): share * extent + plus
      }
    }
  }
}

extension Scene.Frame {
  /// The frame in a parent of some size; nil for the frame of another view, which only the player knows.
  package func rect(in parent: Size) -> Rect? {
    switch self {
    case .edges(let x, let y, let width, let height):
      Rect(
        x.points(in: parent.width), y.points(in: parent.height), width.points(in: parent.width),
        height.points(in: parent.height))
    case .centered(let width, let height):
      Self.centered(Size(width.points(in: parent.width), height.points(in: parent.height)), in: parent)
    case .inset(let insets):
      Rect(origin: .zero, size: parent).inset(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    case .frameOf: nil
    }
  }

  private static func centered(_ size: Size, in parent: Size) -> Rect {
    Rect((parent.width - size.width) / 2, (parent.height - size.height) / 2, size.width, size.height)
  }

  /// True when the frame follows its parent's size at every layout, like a constraint, and not by autoresizing.
  package var followsParent: Bool {
    switch self {
    case .edges(let x, let y, let width, let height):
      [x, y, width, height].contains { if case .share = $0 { true } else { false } }
    case .centered, .inset: true
    case .frameOf: false
    }
  }
}
