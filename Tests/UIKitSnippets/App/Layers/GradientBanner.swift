import UIKit

/// A shimmering placeholder, and a ring that is drawn by a display link.
final class GradientBanner: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private(set) var ticks = 0
  let progressLayer = CAShapeLayer()
  private var displayLink: CADisplayLink?
  private var startTime: CFTimeInterval = 0

  func startShimmering() {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.lightGray.cgColor, UIColor.white.cgColor, UIColor.lightGray.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.locations = [0, 0.5, 1]

    let animation = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.locations))
    animation.fromValue = [-1.0, -0.5, 0.0]
    animation.toValue = [1.0, 1.5, 2.0]
    animation.duration = 1
    animation.repeatCount = 1
    gradient.add(animation, forKey: "shimmer")
  }

  func startLoading() {
    progressLayer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 0, height: 4)).cgPath
    layer.addSublayer(progressLayer)
    startTime = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  @objc private func tick(_ link: CADisplayLink) {
    ticks += 1
    let progress = min((CACurrentMediaTime() - startTime) / 0.5, 1)
    progressLayer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * progress, height: 4)).cgPath
    if progress >= 1 {
      displayLink?.invalidate()
      displayLink = nil
    }
  }
}
