import UIKit

/// Lets a picture of the cell fly to the photo's place; the photo itself goes back.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private let cell: UIView
  private let photo: UIView

  init(isPresenting: Bool, cell: UIView, photo: UIView) {
    self.isPresenting = isPresenting
    self.cell = cell
    self.photo = photo
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    isPresenting ? 0.45 : 0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    isPresenting ? open(in: transitionContext) : close(in: transitionContext)
  }

  private func open(in context: UIViewControllerContextTransitioning) {
    guard let screen = context.view(forKey: .to), let controller = context.viewController(forKey: .to),
      let hero = cell.snapshotView(afterScreenUpdates: true)
    else { return context.completeTransition(false) }
    let container = context.containerView
    screen.frame = context.finalFrame(for: controller)
    container.addSubview(screen)
    hero.frame = container.convert(cell.bounds, from: cell)
    hero.accessibilityIdentifier = "hero"
    container.addSubview(hero)
    screen.backgroundColor = .clear
    photo.isHidden = true
    cell.isHidden = true

    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.82,
      initialSpringVelocity: 0,
      animations: { [photo] in
        hero.frame = photo.frame
        screen.backgroundColor = .black
      },
      completion: { [photo, cell] _ in
        hero.removeFromSuperview()
        photo.isHidden = false
        cell.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func close(in context: UIViewControllerContextTransitioning) {
    guard let screen = context.view(forKey: .from) else { return context.completeTransition(false) }
    cell.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear,
      animations: { [photo, cell] in
        photo.frame = screen.convert(cell.bounds, from: cell)
        photo.layer.cornerRadius = 10
        screen.backgroundColor = .clear
      },
      completion: { [cell] _ in
        cell.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
