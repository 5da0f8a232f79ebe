import HeadlessUIKit
import Testing

/// A change of the stack a, b, c, and what the delegate is asked for.
struct StackChange: CustomTestStringConvertible {
  let name: String
  let act: @MainActor @Sendable (UINavigationController, [UIViewController]) -> Void
  let operation: UINavigationController.Operation
  /// The names of the stack afterwards.
  let stack: String

  var testDescription: String { name }

  static let all = [
    StackChange(name: "push", act: { $0.pushViewController($1[3], animated: true) }, operation: .push, stack: "abcd"),
    StackChange(
      name: "pop", act: { navigation, _ in navigation.popViewController(animated: true) }, operation: .pop,
      stack: "ab"),
    StackChange(
      name: "pop to root", act: { navigation, _ in navigation.popToRootViewController(animated: true) },
      operation: .pop, stack: "a"),
    StackChange(name: "pop to b", act: { $0.popToViewController($1[1], animated: true) }, operation: .pop, stack: "ab"),
    StackChange(
      name: "set to one below", act: { $0.setViewControllers([$1[0]], animated: true) }, operation: .pop,
      stack: "a"),
    StackChange(
      name: "set with a new top", act: { $0.setViewControllers([$1[0], $1[3]], animated: true) },
      operation: .push, stack: "ad"),
  ]
}

/// Fades the arriving view in over the leaving one.
private final class FadeAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(arriving)
    arriving.alpha = 0
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear, animations: { arriving.alpha = 1 },
      completion: { _ in
        arriving.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

@MainActor
struct ContainerRequestTests {
  /// Answers with one animator, led by hand where wanted, and notes what it is asked for.
  private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    let animator = FadeAnimator()
    var interaction: UIPercentDrivenInteractiveTransition?
    var operations: [UINavigationController.Operation] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @MainActor private struct Fixture {
    let stage = StageFixture()
    let screens: [RecordingController]
    let navigation: UINavigationController
    let delegate = Delegate()

    init() {
      let stage = stage
      screens = ["a", "b", "c", "d"].map { stage.controller($0) }
      navigation = UINavigationController(rootViewController: screens[0])
      stage.show(navigation)
      navigation.setViewControllers(Array(screens.prefix(3)), animated: false)
      navigation.delegate = delegate
      stage.advance(to: 1)
    }

    var stack: String {
      navigation.viewControllers.compactMap { ($0 as? RecordingController)?.screenName }.joined()
    }
  }

  @Test(arguments: StackChange.all)
  func `Every change of a stack asks for an animator, and can be led and taken back`(change: StackChange) {
    let fixture = Fixture()
    let (clock, stage) = (fixture.stage.environment.clock, fixture.stage)
    let before = stage.environment.snapshot().layers
    let interaction = UIPercentDrivenInteractiveTransition()
    fixture.delegate.interaction = interaction
    clock.schedule(at: 1) {
      change.act(fixture.navigation, fixture.screens)
      interaction.update(0.5)
    }
    clock.schedule(at: 1.2) { interaction.cancel() }
    stage.advance(to: 2)
    #expect(fixture.stack == "abc" && stage.environment.snapshot().layers == before)
    fixture.delegate.interaction = nil
    clock.schedule(at: 2) { change.act(fixture.navigation, fixture.screens) }
    stage.advance(to: 3)
    #expect(fixture.stack == change.stack)
    #expect(fixture.delegate.operations == [change.operation, change.operation])
    #expect(fixture.navigation.children.count == change.stack.count)
    #expect(stage.warningKinds.isEmpty)
  }

  @Test(arguments: StackChange.all)
  func `A second change is refused while the first runs`(change: StackChange) {
    let fixture = Fixture()
    let stage = fixture.stage
    stage.environment.clock.schedule(at: 1) {
      fixture.navigation.pushViewController(fixture.screens[3], animated: true)
    }
    stage.advance(to: 1.1)
    stage.environment.clock.schedule(at: 1.1) { change.act(fixture.navigation, fixture.screens) }
    stage.advance(to: 3)
    #expect(stage.warningKinds == ["refused-during-transition"])
    #expect(fixture.stack == "abcd" && stage.environment.isSettled)
  }

  @Test(arguments: [(finishes: true, shown: "b"), (finishes: false, shown: "a")])
  func `A tab's change is led by the delegate's interaction`(finishes: Bool, shown: String) throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let delegate = Delegate()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    tabs.delegate = delegate
    stage.show(tabs)
    let before = stage.environment.snapshot().layers
    stage.environment.clock.schedule(at: 0) {
      tabs.selectedIndex = 1
      interaction.update(0.25)
    }
    stage.advance(to: 0.3)
    #expect(isNear(stage.alpha(of: "b") ?? 0, 0.25))
    tabs.selectedIndex = 0
    #expect(stage.warningKinds == ["refused-during-transition"])
    stage.environment.clock.schedule(at: 0.3) { finishes ? interaction.finish() : interaction.cancel() }
    stage.advance(to: 2)
    #expect(tabs.selectedViewController?.view.accessibilityIdentifier == shown)
    if !finishes { #expect(stage.environment.snapshot().layers == before) }
  }

  @Test(arguments: [
    (direction: UIPageViewController.NavigationDirection.forward, sign: 1.0), (direction: .reverse, sign: -1),
  ])
  func `Pages come from the side of their direction, one change at a time`(
    direction: UIPageViewController.NavigationDirection, sign: Double
  ) throws {
    let stage = StageFixture()
    let (one, two, three) = (stage.controller("one"), stage.controller("two"), stage.controller("three"))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    pages.setViewControllers([one], direction: .forward, animated: false)
    stage.show(pages)
    var ends: [Bool] = []
    stage.environment.clock.schedule(at: 0) {
      pages.setViewControllers([two], direction: direction, animated: true) { ends.append($0) }
    }
    stage.advance(to: 0)
    let start = CGFloat(sign * 413)
    #expect(stage.frame(of: "two")?.minX == start)
    pages.setViewControllers([three], direction: direction, animated: true)
    #expect(stage.warningKinds == ["refused-during-transition"])
    stage.advance(to: 2)
    #expect(ends == [true] && pages.viewControllers?.first === two)
    #expect(stage.frame(of: "two")?.minX == 0 && stage.frame(of: "one") == nil)
  }

  @Test func `A modal over a stack inside a tab leaves tab and stack as they were`() {
    let stage = StageFixture()
    let (a, b, other, modal) = (
      stage.controller("a"), stage.controller("b"), stage.controller("other"), stage.controller("modal")
    )
    let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: a))
    tabs.viewControllers = [navigation, other]
    stage.show(tabs)
    navigation.pushViewController(b, animated: false)
    stage.advance(to: 1)
    let before = stage.environment.snapshot().layers
    stage.environment.clock.schedule(at: 1) { b.present(modal, animated: true) }
    stage.advance(to: 1.1)
    stage.environment.clock.schedule(at: 1.1) { b.present(UIViewController(), animated: true) }
    stage.advance(to: 2)
    #expect(stage.warningKinds == ["refused-during-transition"])
    #expect(tabs.presentedViewController === modal && stage.environment.topScreenName == "modal")
    stage.environment.clock.schedule(at: 2) { modal.dismiss(animated: true) }
    stage.advance(to: 3)
    #expect(stage.environment.snapshot().layers == before && stage.environment.topScreenName == "b")
  }
}
