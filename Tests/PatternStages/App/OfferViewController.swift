import UIKit

/// A screen that is its own transitioning delegate, so that somebody holds it.
final class OfferViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "offer"
    view.backgroundColor = .white
    view.clipsToBounds = true
    view.addSubview(UIView("offer.banner", x: 0, y: 0, width: 160, height: 90, color: UIColor(hex: 0xFFB340)))
    view.addSubview(
      UIView("offer.button", x: 20, y: 180, width: 120, height: 36, color: UIColor(hex: 0x7A5CFF), cornerRadius: 12))
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CardPopAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    CardPopAnimator(isPresenting: false)
  }
}
