import UIKit

/// A layer that drops on a spring, and layers that change by themselves within transactions.
final class SpringLayerView: UIView {
  let ball = CALayer()
  let square = CALayer()
  private(set) var log: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    ball.frame = CGRect(x: 20, y: 0, width: 30, height: 30)
    ball.cornerRadius = 15
    ball.backgroundColor = UIColor.orange.cgColor
    layer.addSublayer(ball)
    square.frame = CGRect(x: 100, y: 0, width: 30, height: 30)
    square.backgroundColor = UIColor.blue.cgColor
    layer.addSublayer(square)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func drop() {
    let spring = CASpringAnimation(keyPath: #keyPath(CALayer.position))
    spring.damping = 5
    spring.stiffness = 80
    spring.mass = 0.5
    spring.initialVelocity = 2
    spring.fromValue = ball.position
    spring.toValue = CGPoint(x: ball.position.x, y: 215)
    spring.duration = spring.settlingDuration
    ball.add(spring, forKey: nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position.y = 215
    CATransaction.commit()
  }

  func slideSquare() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.8)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
    CATransaction.setCompletionBlock { [weak self] in
      self?.log.append("square arrived")
    }
    square.position.y = 215
    CATransaction.commit()
    log.append("square sent")
  }
}
