import UIKit

/// A card that follows a finger, and is thrown to the nearest corner with the finger's velocity.
final class DraggableCardView: UIView {
  private(set) var targets: [CGPoint] = []
  private var animator: UIViewPropertyAnimator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .systemPurple
    layer.cornerRadius = 12
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(didPan(_:))))
  }

  @objc private func didPan(_ pan: UIPanGestureRecognizer) {
    guard let container = superview else { return }
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
    case .changed:
      let translation = pan.translation(in: container)
      center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
      pan.setTranslation(.zero, in: container)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: container)
      let projected = CGPoint(
        x: center.x
          + project(initialVelocity: velocity.x, decelerationRate: UIScrollView.DecelerationRate.normal.rawValue),
        y: center.y
          + project(initialVelocity: velocity.y, decelerationRate: UIScrollView.DecelerationRate.normal.rawValue))
      let target = nearestCorner(to: projected, in: container)
      targets.append(target)
      let relativeVelocity = CGVector(
        dx: relative(velocity.x, from: center.x, to: target.x), dy: relative(velocity.y, from: center.y, to: target.y))
      let timing = UISpringTimingParameters(dampingRatio: 1, initialVelocity: relativeVelocity)
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
      animator.addAnimations { self.center = target }
      animator.startAnimation()
      self.animator = animator
    default:
      break
    }
  }

  private func project(initialVelocity: CGFloat, decelerationRate: CGFloat) -> CGFloat {
    return (initialVelocity / 1000) * decelerationRate / (1 - decelerationRate)
  }

  private func relative(_ velocity: CGFloat, from current: CGFloat, to target: CGFloat) -> CGFloat {
    guard target - current != 0 else { return 0 }
    return velocity / (target - current)
  }

  private func nearestCorner(to point: CGPoint, in container: UIView) -> CGPoint {
    let inset = container.bounds.insetBy(dx: 16 + bounds.width / 2, dy: 16 + bounds.height / 2)
    return CGPoint(
      x: point.x < container.bounds.midX ? inset.minX : inset.maxX,
      y: point.y < container.bounds.midY ? inset.minY : inset.maxY)
  }
}
