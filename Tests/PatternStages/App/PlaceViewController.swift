import UIKit

/// A place on a map in a card that may be pulled shut, and caught while it moves.
final class PlaceViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var interaction: CardInteraction?
  private var isUnderFinger = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "place"
    view.backgroundColor = .white
    view.addSubview(
      UIView("place.name", x: 20, y: 24, width: 120, height: 18, color: UIColor(hex: 0x1C1C1E), cornerRadius: 6))
    view.addSubview(
      UIView("place.go", x: 20, y: 60, width: 160, height: 40, color: UIColor(hex: 0x3A8DFF), cornerRadius: 12))
    let pan = UIPanGestureRecognizer(
      target: self,
      action: #selector(PlaceViewController.handle(pan:)))
    view.addGestureRecognizer(pan)
  }

  @objc private func handle(pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if isBeingDismissed {
        interaction?.grab(with: pan)
      } else {
        isUnderFinger = true
        dismiss(animated: true)
        isUnderFinger = false
      }
    case .changed: interaction?.move(with: pan)
    case .ended, .cancelled: interaction?.letGo(of: pan)
    default: break
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    BottomCardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction = (animator as? CardAnimator).map { CardInteraction($0, startsUnderFinger: isUnderFinger) }
    return interaction
  }
}
