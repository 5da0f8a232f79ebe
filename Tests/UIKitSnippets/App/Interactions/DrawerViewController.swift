import UIKit

/// A drawer that is tapped or pulled open, turned round in flight, and let go with the finger's speed.
final class DrawerViewController: UIViewController {
  enum State {
    case open, closed

    var opposite: State { self == .open ? .closed : .open }
  }

  let drawer = UIView()
  let overlay = UIView()
  private(set) var currentState: State = .closed
  private var bottomConstraint = NSLayoutConstraint()
  private var runningAnimators: [UIViewPropertyAnimator] = []
  private var animationProgress: [CGFloat] = []
  private let popupOffset: CGFloat = 200

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    overlay.backgroundColor = .black
    overlay.alpha = 0
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)

    drawer.backgroundColor = .systemBlue
    drawer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    bottomConstraint = drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: popupOffset)
    NSLayoutConstraint.activate([
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.heightAnchor.constraint(equalToConstant: 260),
      bottomConstraint,
    ])
    drawer.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drawerPanned(recognizer:))))
  }

  func animateTransitionIfNeeded(to state: State, duration: TimeInterval) {
    guard runningAnimators.isEmpty else { return }

    let transitionAnimator = UIViewPropertyAnimator(
      duration: duration, dampingRatio: 1,
      animations: {
        switch state {
        case .open:
          self.bottomConstraint.constant = 0
          self.drawer.layer.cornerRadius = 20
          self.overlay.alpha = 0.5
        case .closed:
          self.bottomConstraint.constant = self.popupOffset
          self.drawer.layer.cornerRadius = 0
          self.overlay.alpha = 0
        }
        self.view.layoutIfNeeded()
      })
    transitionAnimator.addCompletion { position in
      switch position {
      case .start: self.currentState = state.opposite
      case .end: self.currentState = state
      case .current: ()
      @unknown default: ()
      }
      switch self.currentState {
      case .open: self.bottomConstraint.constant = 0
      case .closed: self.bottomConstraint.constant = self.popupOffset
      }
      self.runningAnimators.removeAll()
    }
    transitionAnimator.startAnimation()
    runningAnimators.append(transitionAnimator)
  }

  @objc private func drawerPanned(recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
      runningAnimators.forEach { $0.pauseAnimation() }
      animationProgress = runningAnimators.map { $0.fractionComplete }
    case .changed:
      let translation = recognizer.translation(in: drawer)
      var fraction = -translation.y / popupOffset
      if currentState == .open { fraction *= -1 }
      if runningAnimators.first?.isReversed == true { fraction *= -1 }
      for (index, animator) in runningAnimators.enumerated() {
        animator.fractionComplete = fraction + animationProgress[index]
      }
    case .ended:
      let yVelocity = recognizer.velocity(in: drawer).y
      let shouldClose = yVelocity > 0
      if yVelocity == 0 {
        runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        break
      }
      switch currentState {
      case .open:
        if !shouldClose && runningAnimators.first?.isReversed == false {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
        if shouldClose && runningAnimators.first?.isReversed == true {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
      case .closed:
        if shouldClose && runningAnimators.first?.isReversed == false {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
        if !shouldClose && runningAnimators.first?.isReversed == true {
          runningAnimators.forEach { $0.isReversed = !$0.isReversed }
        }
      }
      runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    default:
      ()
    }
  }
}
