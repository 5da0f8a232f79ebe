import Geometry
import HeadlessUIKit
import SceneFiles

/// Where a view lies in the window and how round it shows there, by its model values.
@MainActor struct WindowPlace {
  private(set) var box: Rect
  private(set) var radii: CornerRadii

  /// - Parameter cutsOnly: whether only what cuts the view off counts as its roundness, and its own corners do not.
  init(of view: UIView, cutsOnly: Bool = false) {
    box = view.boxInWindow
    radii = cutsOnly ? .zero : view.radiiInWindow
    var ancestor = view.superview
    while let current = ancestor {
      if current.clipsToBounds { cut(by: current.boxInWindow, current.radiiInWindow) }
      ancestor = current.superview
    }
  }

  /// The largest difference of any edge, in points.
  func distance(to other: WindowPlace) -> Double {
    zip(box.numbers, other.box.numbers).map { abs($0 - $1) }.max() ?? 0
  }

  /// The largest difference of any corner's radius, in points.
  func radiusDistance(to other: WindowPlace) -> Double {
    zip(radii.all, other.radii.all).map { abs($0 - $1) }.max() ?? 0
  }

  /// The largest radius.
  var radius: Double { radii.all.max() ?? 0 }

  func inset(by insets: Scene.EdgeInsets) -> WindowPlace {
    var place = self
    place.box = box.inset(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    return place
  }

  /// How near corners must be to be the same; points.
  private static let near: Double = 0.5

  /// A corner that coincides with a rounded one of something that clips is as round.
  private mutating func cut(by clip: Rect, _ others: CornerRadii) {
    func radius(_ own: Double, _ corner: (Rect) -> Point, _ other: Double) -> Double {
      let (a, b) = (corner(box), corner(clip))
      return abs(a.x - b.x) <= Self.near && abs(a.y - b.y) <= Self.near ? max(own, other) : own
    }
    radii = CornerRadii(
      topLeft: radius(radii.topLeft, { Point($0.minX, $0.minY) }, others.topLeft),
      topRight: radius(radii.topRight, { Point($0.maxX, $0.minY) }, others.topRight),
      bottomRight: radius(radii.bottomRight, { Point($0.maxX, $0.maxY) }, others.bottomRight),
      bottomLeft: radius(radii.bottomLeft, { Point($0.minX, $0.maxY) }, others.bottomLeft))
  }
}

extension UIView {
  fileprivate var boxInWindow: Rect { convert(bounds, to: nil).rect }

  /// The radii as they are drawn, in the window's points.
  fileprivate var radiiInWindow: CornerRadii {
    let bounds = bounds.rect
    guard bounds.width > 0 else { return .zero }
    let scale = boxInWindow.width / bounds.width
    return layer.model.cornerRadii.clamped(to: bounds.size).map { $0 * scale }
  }

  /// Whether the view itself has an outline to be seen, and is not only what holds others.
  var showsItsCorners: Bool {
    clipsToBounds || layer.model.paintsSomething
  }
}

extension LayerValues {
  fileprivate var paintsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || contents != nil || borderWidth > 0
  }
}

extension CornerRadii {
  fileprivate var all: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}
