import UIKit

/// Moves a square with an animator that somebody else scrubs, pauses, reverses and lets spring.
final class ScrubbedSquareViewController: UIViewController {
  let square = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
  private(set) var animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  private(set) var positions: [UIViewAnimatingPosition] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    square.backgroundColor = .systemRed
    view.addSubview(square)
    animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [weak square] in
      square?.center.x += 200
    }
    animator.addCompletion { [weak self] in self?.positions.append($0) }
  }

  func scrub(to fraction: CGFloat) {
    animator.fractionComplete = fraction
  }

  func bounceBack() {
    animator.isReversed = true
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
  }
}
