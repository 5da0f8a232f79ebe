import HeadlessUIKit
import Testing

/// What an app asks of a stack in one event.
struct StackRequest: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let act: @MainActor @Sendable (UINavigationController, [UIViewController]) -> Void
  /// The stack after it.
  let stack: String
  /// What the delegate is asked to animate.
  let operations: [UINavigationController.Operation]
  /// What is logged of transitions.
  let events: [String]
  /// Who hears that the screen comes or goes.
  let calls: [String]

  static let all: [StackRequest] = [
    StackRequest(
      testDescription: "a pop to the root and a push",
      act: { navigation, screens in
        navigation.popToRootViewController(animated: true)
        navigation.pushViewController(screens[3], animated: true)
      }, stack: "ad", operations: [.pop, .push],
      events: ["start pop", "end pop completed", "start push", "end push completed"],
      calls: ["c.viewWillDisappear", "d.viewWillAppear", "d.viewIsAppearing", "c.viewDidDisappear", "d.viewDidAppear"]),
    StackRequest(
      testDescription: "two pushes",
      act: { navigation, screens in
        navigation.pushViewController(screens[3], animated: true)
        navigation.pushViewController(screens[4], animated: true)
      }, stack: "abcde", operations: [.push, .push],
      events: ["start push", "end push completed", "start push", "end push completed"],
      calls: ["c.viewWillDisappear", "e.viewWillAppear", "e.viewIsAppearing", "c.viewDidDisappear", "e.viewDidAppear"]),
    StackRequest(
      testDescription: "two pops",
      act: { navigation, _ in
        navigation.popViewController(animated: true)
        navigation.popViewController(animated: true)
      }, stack: "a", operations: [.pop, .pop],
      events: ["start pop", "end pop completed", "start pop", "end pop completed"],
      calls: ["c.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "c.viewDidDisappear", "a.viewDidAppear"]),
    StackRequest(
      testDescription: "a push that is taken back",
      act: { navigation, screens in
        navigation.pushViewController(screens[3], animated: true)
        navigation.popViewController(animated: true)
      }, stack: "abc", operations: [.push], events: ["start push", "end push completed"], calls: []),
    StackRequest(
      testDescription: "a pop, and another stack without animation",
      act: { navigation, screens in
        navigation.popViewController(animated: true)
        navigation.setViewControllers([screens[0], screens[4]], animated: false)
      }, stack: "ae", operations: [.pop],
      events: ["start pop", "end pop completed", "start push", "end push completed"],
      calls: ["c.viewWillDisappear", "e.viewWillAppear", "e.viewIsAppearing", "c.viewDidDisappear", "e.viewDidAppear"]),
  ]
}

@MainActor
@Suite("Changes of a stack in one event")
struct ChangesInOneEventTests {
  private final class Delegate: UINavigationControllerDelegate {
    var operations: [UINavigationController.Operation] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return nil
    }
  }

  @Test(arguments: StackRequest.all)
  func `the stack is what the last one says, and its animation shows`(request: StackRequest) {
    let stage = StageFixture()
    let screens = ["a", "b", "c", "d", "e"].map { stage.controller($0) }
    let navigation = UINavigationController(rootViewController: screens[0])
    let delegate = Delegate()
    navigation.viewControllers = Array(screens.prefix(3))
    navigation.delegate = delegate
    stage.show(navigation)
    let firstEvent = stage.transitionEvents.count
    var alongside: [String] = []
    stage.environment.clock.schedule(at: 1) {
      request.act(navigation, screens)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in alongside.append("ended") }
    }
    stage.advance(to: 3)
    let stack = navigation.viewControllers.compactMap { ($0 as? RecordingController)?.screenName }.joined()
    #expect(stack == request.stack)
    #expect(delegate.operations == request.operations)
    #expect(Array(stage.transitionEvents.dropFirst(firstEvent)) == request.events)
    #expect(stage.log.calls.filter { !$0.hasSuffix("viewDidLoad") } == request.calls)
    #expect(navigation.children.count == request.stack.count)
    #expect(screens.allSatisfy { !$0.isMovingFromParent && !$0.isMovingToParent })
    #expect(navigation.topViewController?.view.window === stage.window)
    #expect(stage.warningKinds.isEmpty)
  }

  @Test func `what was to happen alongside the first happens alongside the last`() {
    let stage = StageFixture()
    let screens = ["a", "b", "c"].map { stage.controller($0) }
    let navigation = UINavigationController(rootViewController: screens[0])
    navigation.viewControllers = Array(screens.prefix(2))
    stage.show(navigation)
    var calls: [String] = []
    stage.environment.clock.schedule(at: 1) {
      navigation.popToRootViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in calls.append("runs") }) { context in
        calls.append("ended \(context.isCancelled)")
      }
      navigation.pushViewController(screens[2], animated: true)
    }
    stage.advance(to: 3)
    #expect(calls == ["runs", "ended false"])
  }

  @Test func `a popped screen is let go`() {
    let stage = StageFixture()
    let navigation = UINavigationController(rootViewController: stage.controller("a"))
    stage.show(navigation)
    weak var popped: UIViewController?
    stage.environment.clock.schedule(at: 1) {
      let screen = stage.controller("b")
      popped = screen
      navigation.pushViewController(screen, animated: true)
    }
    stage.advance(to: 2)
    stage.environment.clock.schedule(at: 2) { navigation.popViewController(animated: true) }
    stage.advance(to: 4)
    #expect(popped == nil)
  }

  /// Notes what is pushed, as stacks do that look after their screens.
  private final class NotingNavigationController: UINavigationController {
    var pushed: [String] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append("\((viewController as? RecordingController)?.screenName ?? "") \(animated)")
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func `the root is pushed as every other screen is`() {
    let stage = StageFixture()
    let screen = stage.controller("a")
    let navigation = NotingNavigationController(rootViewController: screen)
    #expect(navigation.pushed == ["a false"])
    #expect(navigation.viewControllers == [screen] && screen.parent === navigation && !screen.isMovingToParent)
    stage.show(navigation)
    #expect(screen.view.window === stage.window && stage.warningKinds.isEmpty)
  }
}
