import UIKit

/// Forwards appearance by hand, and moves its children with its own animation.
final class ManualContainer: UIViewController {
  private let first: UIViewController
  private let second: UIViewController

  init(first: UIViewController, second: UIViewController) {
    self.first = first
    self.second = second
    super.init(nibName: nil, bundle: nil)
    addChild(first)
    first.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    first.view.frame = view.bounds
    first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(first.view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    first.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    first.endAppearanceTransition()
  }

  func crossFade() {
    addChild(second)
    first.willMove(toParent: nil)
    first.beginAppearanceTransition(false, animated: true)
    second.beginAppearanceTransition(true, animated: true)
    second.view.alpha = 0
    second.view.frame = view.bounds
    view.addSubview(second.view)
    UIView.animate(withDuration: 0.4) {
      self.second.view.alpha = 1
      self.first.view.alpha = 0
    } completion: { _ in
      self.first.view.removeFromSuperview()
      self.first.endAppearanceTransition()
      self.first.removeFromParent()
      self.second.endAppearanceTransition()
      self.second.didMove(toParent: self)
    }
  }
}
