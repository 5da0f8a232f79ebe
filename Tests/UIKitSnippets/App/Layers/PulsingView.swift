import UIKit

/// A dot that pulses for ever, behind rings that grow and fade as a group.
final class PulsingView: UIView {
  let ring = CALayer()
  let dot = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.frame = CGRect(x: bounds.midX - 20, y: bounds.midY - 20, width: 40, height: 40)
    ring.cornerRadius = 20
    ring.borderWidth = 4
    ring.borderColor = UIColor.systemRed.cgColor
    layer.addSublayer(ring)

    dot.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    dot.position = CGPoint(x: bounds.midX, y: bounds.midY)
    dot.cornerRadius = 10
    dot.backgroundColor = UIColor.systemRed.cgColor
    layer.addSublayer(dot)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func start() {
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1.0
    pulse.toValue = 1.5
    pulse.duration = 0.5
    pulse.timingFunction = CAMediaTimingFunction(name: .linear)
    pulse.autoreverses = true
    pulse.repeatCount = 2
    dot.add(pulse, forKey: "pulse")

    let scale = CABasicAnimation(keyPath: #keyPath(CALayer.transform))
    scale.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.fromValue = 1
    fade.toValue = 0
    fade.beginTime = 0.5
    fade.duration = 0.5
    fade.fillMode = .backwards

    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 1
    group.isRemovedOnCompletion = false
    group.fillMode = .forwards
    ring.add(group, forKey: "grow")
  }
}
