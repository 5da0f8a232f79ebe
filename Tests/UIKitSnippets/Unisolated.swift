import UIKit

// What apps in Swift 5 write without a word of actors: functions, classes, structs, closures and conformances that touch
// views. Swift 6 would not compile it, so only this module has it.

func pinEdges(of view: UIView, to other: UIView) {
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    view.topAnchor.constraint(equalTo: other.topAnchor),
    view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
  ])
}

extension CGRect {
  init(centerOf view: UIView, side: CGFloat) {
    self.init(x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side)
  }
}

struct CardStyle {
  var radius: CGFloat = 12
  var shade: UIView = UIView()

  func apply(to view: UIView) {
    view.layer.cornerRadius = radius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    shade.frame = view.bounds
    view.addSubview(shade)
  }
}

class ZoomHelper {
  private lazy var backdrop: UIView = {
    let view = UIView()
    view.accessibilityIdentifier = "backdrop"
    return view
  }()
  private let style = CardStyle()
  private var start: CFTimeInterval = 0
  var finish: ((Bool) -> Void)?

  init() {}

  deinit { backdrop.removeFromSuperview() }

  static func make() -> UIView { UIView(frame: UIScreen.main.bounds) }

  func zoom(_ view: UIView, in container: UIView) {
    start = CACurrentMediaTime()
    container.addSubview(backdrop)
    pinEdges(of: backdrop, to: container)
    style.apply(to: view)
    view.frame = CGRect(centerOf: container, side: 20)
    container.addSubview(view)
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: {
        view.frame = container.bounds
        self.backdrop.alpha = 0.5
      },
      completion: { finished in
        view.layer.cornerRadius = 0
        self.finish?(finished)
        DispatchQueue.main.async { self.backdrop.isHidden = true }
      })
  }
}

final class ZoomCoordinator: NSObject {
  let helper = ZoomHelper()
  weak var controller: UIViewController?
}

extension ZoomCoordinator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    helper.finish = { transitionContext.completeTransition($0) }
    helper.zoom(view, in: transitionContext.containerView)
  }
}

extension ZoomCoordinator: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    presented.view.frame.size.width == 0 ? nil : self
  }
}

func presentZoomed(_ shown: UIViewController, over root: UIViewController, by coordinator: ZoomCoordinator) {
  shown.modalPresentationStyle = .fullScreen
  shown.transitioningDelegate = coordinator
  coordinator.controller = root
  root.present(shown, animated: true)
}

/// What is above, for tests.
public enum Unisolated {
  /// Lets a screen zoom in over another; the coordinator has to be kept.
  public static func present(_ shown: UIViewController, over root: UIViewController) -> AnyObject {
    let coordinator = ZoomCoordinator()
    presentZoomed(shown, over: root, by: coordinator)
    return coordinator
  }
}
