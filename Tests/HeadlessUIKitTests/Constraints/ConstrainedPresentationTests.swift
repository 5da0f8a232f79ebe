import FrameSnapshots
import Geometry
import HeadlessUIKit
import Testing

/// A drawer as apps write it: the presentation controller and the animator place everything by constraints.
@MainActor private final class DrawerPresentation: UIPresentationController {
  let dimming = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView, let presentedView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    for view in [dimming, presentedView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      containerView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dimming.leadingAnchor.constraint(equalTo: containerView.leadingAnchor),
      dimming.trailingAnchor.constraint(equalTo: containerView.trailingAnchor),
      dimming.topAnchor.constraint(equalTo: containerView.topAnchor),
      dimming.bottomAnchor.constraint(equalTo: containerView.bottomAnchor),
      presentedView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: 16),
      presentedView.trailingAnchor.constraint(equalTo: containerView.trailingAnchor, constant: -16),
      presentedView.bottomAnchor.constraint(equalTo: containerView.safeAreaLayoutGuide.bottomAnchor),
    ])
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0.4 })
  }
}

@MainActor private final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.layoutIfNeeded()
    view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor private final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { DrawerPresentation(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator() }
}

@MainActor private final class DrawerController: UIViewController {
  let rows = UIStackView(arrangedSubviews: [ContentView(100, 60), ContentView(80, 40)])

  override func viewDidLoad() {
    view.accessibilityIdentifier = "drawer"
    rows.axis = .vertical
    rows.spacing = 10
    rows.isLayoutMarginsRelativeArrangement = true
    rows.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    rows.insetsLayoutMarginsFromSafeArea = false
    view.add(rows)
    rows.pin(to: view)
  }
}

@MainActor @Suite("A presentation that is laid out by constraints") struct ConstrainedPresentationTests {
  @Test func `comes up by its transform, is as high as its content, and follows another size`() {
    let stage = StageFixture(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let (root, drawer, delegate) = (UIViewController(), DrawerController(), DrawerDelegate())
    stage.show(root)
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = delegate
    root.present(drawer, animated: true)
    stage.advance(to: 0)
    let rest = CGRect(x: 16, y: 668, width: 361, height: 150)
    #expect(drawer.view.bounds.size == rest.size)
    stage.advance(to: 0.5)
    #expect(isNear(drawer.view.shownFrame, Rect(16, 743, 361, 150)))
    #expect(drawer.rows.arrangedSubviews.map(\.frame.minY) == [20, 90])
    stage.advance(to: 1.5)
    #expect(drawer.view.frame == rest)
    #expect(drawer.presentingViewController === root)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      drawer.rows.arrangedSubviews[1].isHidden = true
      drawer.view.superview?.layoutIfNeeded()
    }
    stage.environment.commit()
    #expect(drawer.view.frame == CGRect(x: 16, y: 718, width: 361, height: 100))
    stage.advance(to: 2)
    #expect(isNear(drawer.view.shownFrame, Rect(16, 693, 361, 125)))
    stage.window.frame.size = CGSize(width: 852, height: 393)
    stage.environment.commit()
    #expect(drawer.view.frame == CGRect(x: 16, y: 259, width: 820, height: 100))
    #expect(stage.warningKinds == [])
  }
}
