import Foundation
import Motion

/// The offsets between which a scroll view rests, and what it shows of offsets beyond.
struct ScrollLimits {
  let least: CGPoint
  let most: CGPoint
  private let size: CGSize

  init(_ size: CGSize, _ content: CGSize, _ insets: UIEdgeInsets) {
    self.size = size
    least = CGPoint(x: -insets.left, y: -insets.top)
    most = CGPoint(
      x: max(least.x, content.width + insets.right - size.width),
      y: max(least.y, content.height + insets.bottom - size.height))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// What shows when a finger asks for an offset: beyond the limits it gives way as a rubber band.
  func shown(_ asked: CGPoint) -> CGPoint { mapped(asked) { $0.displacement(of: $1) } }

  /// What a finger would have asked for, given what shows.
  func asked(_ shown: CGPoint) -> CGPoint { mapped(shown) { $0.pull(for: $1) } }

  private func mapped(_ offset: CGPoint, _ map: (RubberBand, Double) -> Double) -> CGPoint {
    let inside = clamped(offset)
    let (across, down) = (RubberBand(dimension: size.width), RubberBand(dimension: size.height))
    return CGPoint(
      x: inside.x + map(across, offset.x - inside.x), y: inside.y + map(down, offset.y - inside.y))
  }
}
