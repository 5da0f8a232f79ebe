import UIKit

extension UIView {
  /// Says no.
  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, 0.0]
    layer.add(animation, forKey: "shake")
  }

  /// Moves by points that are added to wherever it is.
  func nudge(by distance: CGFloat) {
    let nudge = CAKeyframeAnimation()
    nudge.keyPath = "position.x"
    nudge.values = [0, distance, -distance, 0]
    nudge.keyTimes = [0, 0.25, 0.75, 1]
    nudge.duration = 0.4
    nudge.isAdditive = true
    layer.add(nudge, forKey: nil)
  }

  /// Flies along an arc to a point.
  func fly(to point: CGPoint, duration: CFTimeInterval, completion: @escaping () -> Void) {
    let path = UIBezierPath()
    path.move(to: center)
    path.addQuadCurve(to: point, controlPoint: CGPoint(x: (center.x + point.x) / 2, y: min(center.y, point.y) - 100))

    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = path.cgPath
    flight.duration = duration
    flight.calculationMode = .linear
    layer.add(flight, forKey: "flight")
    layer.position = point
    CATransaction.commit()
  }
}
