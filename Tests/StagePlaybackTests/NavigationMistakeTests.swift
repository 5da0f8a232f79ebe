import HeadlessUIKit
import StagePlayback
import Testing

/// Fades pushes and pops, as a navigation controller's delegate.
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.1, animations: { to.alpha = 1 }) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Lets the swipe begin although a custom animator would move the pop.
private final class Opener: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@MainActor
struct NavigationMistakeTests {
  private enum Case: CaseIterable {
    case custom, system, ownPan, ownEdgePan, otherDelegate
  }

  private static func kinds(_ example: Case) throws -> [String] {
    let stage = Stage(size: CGSize(width: 100, height: 200), scale: 1)
    let screens = (0..<3).map { _ in UIViewController() }
    for screen in screens { screen.view.backgroundColor = .white }
    let navigation = UINavigationController(rootViewController: screens[0])
    let (fader, opener) = (Fader(), Opener())
    stage.window.rootViewController = navigation
    if example != .system { navigation.delegate = fader }
    switch example {
    case .ownPan: screens[1].view.addGestureRecognizer(UIPanGestureRecognizer(target: nil, action: nil))
    case .ownEdgePan: navigation.view.addGestureRecognizer(UIScreenEdgePanGestureRecognizer(target: nil, action: nil))
    case .otherDelegate: navigation.interactivePopGestureRecognizer?.delegate = opener
    case .custom, .system: break
    }
    stage.at(0.1) { navigation.pushViewController(screens[1], animated: true) }
    stage.at(1.1) { navigation.popViewController(animated: true) }
    stage.at(2.1) { navigation.pushViewController(screens[1], animated: true) }
    stage.at(3.1) { withExtendedLifetime((fader, opener)) { _ = navigation.popViewController(animated: true) } }
    try stage.play()
    return stage.warnings.map(\.kind)
  }

  @Test(arguments: Case.allCases)
  private func `a delegate that takes the swipe away and puts nothing in its place is found once`(
    example: Case
  ) throws {
    let kinds = try Self.kinds(example)
    #expect(kinds == (example == .custom ? ["no-interactive-pop"] : []))
  }
}
