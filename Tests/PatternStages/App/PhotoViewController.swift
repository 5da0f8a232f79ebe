import UIKit

/// A photo on black that is dragged down to close it.
final class PhotoViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let photo: UIView
  private let cell: UIView
  private var interaction: UIPercentDrivenInteractiveTransition?

  init(of cell: UIView) {
    self.cell = cell
    photo = UIView("photo.picture", x: 0, y: 100, width: 200, height: 200, color: cell.backgroundColor)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "photo"
    view.backgroundColor = .black
    view.addSubview(photo)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).y / 220
    switch pan.state {
    case .began:
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionCurve = .easeOut
      self.interaction = interaction
      dismiss(animated: true)
    case .changed:
      interaction?.update(progress)
    case .ended:
      if progress > 0.45 || pan.velocity(in: view).y > 600 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    PhotoAnimator(isPresenting: true, cell: cell, photo: photo)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    PhotoAnimator(isPresenting: false, cell: cell, photo: photo)
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
