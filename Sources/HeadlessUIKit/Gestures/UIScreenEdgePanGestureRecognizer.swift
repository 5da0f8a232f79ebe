import Foundation

/// Recognises a finger that comes in from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which it begins; none by default.
  open var edges: UIRectEdge = []

  override func beginsHere() -> Bool {
    guard let window = view?.window else { return false }
    let (point, bounds) = (location(in: window), window.bounds)
    let zone = UndocumentedUIKit.screenEdgeZone
    return edges.contains(.left) && point.x <= bounds.minX + zone
      || edges.contains(.right) && point.x >= bounds.maxX - zone
      || edges.contains(.top) && point.y <= bounds.minY + zone
      || edges.contains(.bottom) && point.y >= bounds.maxY - zone
  }
}
