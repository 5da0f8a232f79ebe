package import Foundation

/// How the way of a finger is the progress of a transition: along which axis, which way, and how far for all of it.
package struct PanTravel: Hashable, Sendable {
  package var axis: PanAxis
  /// Whether progress grows towards the right or the bottom.
  package var isForward: Bool
  /// Points for progress 1, above 0.
  package var length: Double

  package init(axis: PanAxis, isForward: Bool, length: Double) {
    (self.axis, self.isForward, self.length) = (axis, isForward, max(length, .leastNormalMagnitude))
  }

  private var sign: Double { isForward ? 1 : -1 }

  /// The progress of a translation in the window; may leave 0…1.
  package func progress(of translation: CGPoint) -> Double { sign * Double(axis.component(translation)) / length }

  /// The translation along the axis at a progress.
  package func translation(at progress: Double) -> CGFloat { CGFloat(sign * progress * length) }

  /// Points a second in the direction of progress.
  package func speed(of velocity: CGPoint) -> Double { sign * Double(axis.component(velocity)) }

  /// A velocity as springs take it: whole remaining distances a second, positive towards the end; 0 where nothing remains.
  package func relativeVelocity(_ velocity: CGPoint, from progress: Double, to end: Double) -> Double {
    let remaining = (end - progress) * length
    return remaining.magnitude > 1e-9 ? speed(of: velocity) / remaining : 0
  }
}
