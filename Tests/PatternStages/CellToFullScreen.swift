import HeadlessUIKit
import StagePlayback

/// A grid of photos.
final class GalleryViewController: UIViewController {
  private(set) var cells: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "gallery"
    view.backgroundColor = .white
    let colors = [0xFF6B57, 0xFFB340, 0x34C77B, 0x3A8DFF, 0x7A5CFF, 0xFF4F87]
    for (index, color) in colors.enumerated() {
      let cell = UIView(
        "gallery.cell-\(index)", x: 8 + 94 * CGFloat(index % 2), y: 40 + 94 * CGFloat(index / 2), width: 90, height: 90,
        color: UIColor(hex: color), cornerRadius: 10)
      view.addSubview(cell)
      cells.append(cell)
    }
  }
}

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
    view.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in
        (recognizer as? UIPanGestureRecognizer).map { self?.handle($0) }
      })
  }

  private func handle(_ pan: UIPanGestureRecognizer) {
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

@MainActor func playCellToFullScreen(on stage: Stage) {
  let gallery = GalleryViewController()
  stage.window.rootViewController = gallery
  stage.at(0.1) { gallery.present(PhotoViewController(of: gallery.cells[3]), animated: true) }
  // Pulled down a little and back up, it springs back.
  stage.pan(
    at: 0.75, [(0, 100, 180), (0.3, 104, 250), (0.5, 103, 240)], releaseVelocity: CGVector(dx: 0, dy: -40))
  // Thrown down, it returns into its cell.
  stage.pan(at: 1.7, [(0, 95, 170), (0.1, 98, 190), (0.22, 102, 250)], releaseVelocity: CGVector(dx: 0, dy: 700))
}
