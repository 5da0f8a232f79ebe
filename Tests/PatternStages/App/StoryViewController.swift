import UIKit

/// A story that covers the screen, and is pulled down to close it.
final class StoryViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let card: UIView
  private let isCareless: Bool
  private var interaction: StoryInteraction?

  init(card: UIView, isCareless: Bool = false) {
    self.card = card
    self.isCareless = isCareless
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "story"
    view.backgroundColor = UIColor(hex: 0x7A5CFF)
    view.clipsToBounds = true
    view.addSubview(
      UIView("story.headline", x: 20, y: 24, width: 110, height: 18, color: .white, cornerRadius: 6))
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: #selector(self.handle(_:)))
    view.addGestureRecognizer(pan)
  }

  @objc private func handle(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { dismiss(animated: true) }
    interaction?.handle(pan)
  }

  private func animator(isPresenting: Bool, _ presentation: UIPresentationController?) -> StoryAnimator {
    let dimmingView = (presentation as? StoryPresentationController)?.dimmingView ?? UIView()
    return StoryAnimator(isPresenting: isPresenting, card: card, dimmingView: dimmingView)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    StoryPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator(isPresenting: true, presented.presentationController)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator(isPresenting: false, dismissed.presentationController)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction = (animator as? StoryAnimator).map { StoryInteraction($0, isCareless: isCareless) }
    return interaction
  }
}
