import FrameSnapshots
import HeadlessUIKit
import Testing

/// Fades dismissals, led by an interaction.
private final class LedDismissal: NSObject, UIViewControllerTransitioningDelegate {
  var interaction = UIPercentDrivenInteractiveTransition()

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PlannedAnimator(TransitionPlan(kind: .percent, motion: .alpha, duration: 0.3), arrives: false)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A stage of a phone's size, with what the tests do to it.
@MainActor
private struct OddStage {
  let stage = StageFixture(
    size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  func present(_ controller: UIViewController, from presenter: UIViewController, at time: Double) {
    presenter.present(controller, animated: false)
    stage.advance(to: time)
  }

  func drag(_ samples: [(Double, Double, Double)]) throws {
    stage.environment.drag(along: try #require(FingerPath(samples)), lift: .release(velocity: nil))
  }

  var layers: [LayerSnapshot] { stage.environment.snapshot().layers }
}

/// Requests and fingers at moments at which nobody expects them.
@MainActor
struct OddMomentTests {
  @Test func `A cancelled dismissal of several screens brings all of them back`() {
    let odd = OddStage()
    let stage = odd.stage
    let (root, cover, sheet) = (stage.controller("root"), stage.controller("cover"), stage.controller("sheet"))
    let leading = LedDismissal()
    (cover.modalPresentationStyle, sheet.transitioningDelegate) = (.fullScreen, leading)
    stage.show(root)
    odd.present(cover, from: root, at: 0.1)
    odd.present(sheet, from: cover, at: 0.2)
    let before = odd.layers
    stage.log.forget()
    root.dismiss(animated: true)
    stage.advance(to: 0.3)
    leading.interaction.update(0.5)
    #expect(root.view.window != nil && odd.layers != before)
    leading.interaction.cancel()
    stage.advance(to: 1)
    #expect(root.presentedViewController === cover && cover.presentedViewController === sheet)
    #expect(root.view.window == nil)
    let areEqual = odd.layers == before
    #expect(areEqual)
    #expect(stage.log.calls.last { $0.hasPrefix("cover") } == "cover.viewDidAppear")
    #expect(stage.log.calls.last { $0.hasPrefix("root") } == "root.viewDidDisappear")
  }

  @Test func `A dismissal of a sheet over a full screen brings the root back`() {
    let odd = OddStage()
    let stage = odd.stage
    let (root, cover, sheet) = (stage.controller("root"), stage.controller("cover"), stage.controller("sheet"))
    cover.modalPresentationStyle = .fullScreen
    stage.show(root)
    let before = odd.layers
    odd.present(cover, from: root, at: 0.1)
    odd.present(sheet, from: cover, at: 0.2)
    root.dismiss(animated: true)
    stage.advance(to: 2)
    #expect(root.presentedViewController == nil && root.view.window != nil)
    #expect(stage.log.calls.last { $0.hasPrefix("root") } == "root.viewDidAppear")
    let areEqual = odd.layers == before
    #expect(areEqual)
  }

  @Test func `A pop whose tab goes away under the finger ends there, and leaves nobody half gone`() throws {
    let odd = OddStage()
    let stage = odd.stage
    let (bottom, pushed, other) = (stage.controller("bottom"), stage.controller("pushed"), stage.controller("other"))
    let navigation = UINavigationController(rootViewController: bottom)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    let pop = PanPop(navigation)
    stage.show(tabs)
    navigation.pushViewController(pushed, animated: false)
    stage.advance(to: 0.1)
    try odd.drag([(0, 100, 100), (0.4, 120, 100), (0.6, 120, 100)])
    stage.advance(to: 0.3)
    tabs.selectedIndex = 1
    stage.advance(to: 2)
    #expect(pop.animator.finished == [false])
    #expect(stage.transitionEvents.last { $0.contains("pop") } == "end pop completed")
    #expect(navigation.topViewController === bottom)
    #expect(stage.log.calls.last { $0.hasPrefix("bottom") } == "bottom.viewDidDisappear")
    #expect(stage.log.calls.last { $0.hasPrefix("pushed") } == "pushed.viewDidDisappear")
  }

  @Test func `What is presented in a tab's context goes and comes back with its tab`() {
    let odd = OddStage()
    let stage = odd.stage
    let (bottom, shown, other) = (stage.controller("bottom"), stage.controller("shown"), stage.controller("other"))
    let navigation = UINavigationController(rootViewController: bottom)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    stage.show(tabs)
    shown.modalPresentationStyle = .overCurrentContext
    odd.present(shown, from: bottom, at: 0.1)
    let before = odd.layers
    tabs.selectedIndex = 1
    stage.advance(to: 0.2)
    #expect(shown.view.window == nil && other.view.window != nil)
    #expect(stage.log.calls.last { $0.hasPrefix("shown") } == "shown.viewDidDisappear")
    tabs.selectedIndex = 0
    stage.advance(to: 0.3)
    #expect(stage.log.calls.last { $0.hasPrefix("shown") } == "shown.viewDidAppear")
    let areEqual = odd.layers == before
    #expect(areEqual)
  }

  @Test func `A sheet in hand that a dismissal takes over rests at its detent when that is cancelled`() throws {
    let odd = OddStage()
    let stage = odd.stage
    let (root, sheet) = (stage.controller("root"), stage.controller("sheet"))
    let leading = LedDismissal()
    sheet.transitioningDelegate = leading
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.show(root)
    odd.present(sheet, from: root, at: 0.1)
    let before = odd.layers
    try odd.drag([(0, 100, 600), (0.3, 100, 660)])
    stage.advance(to: 0.2)
    root.dismiss(animated: true)
    stage.advance(to: 0.3)
    leading.interaction.cancel()
    stage.advance(to: 2)
    let areEqual = odd.layers == before
    #expect(areEqual)
  }

  @Test func `A sheet in hand goes nowhere when another screen comes over it`() throws {
    let odd = OddStage()
    let stage = odd.stage
    let (root, sheet, other) = (stage.controller("root"), stage.controller("sheet"), stage.controller("other"))
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    other.modalPresentationStyle = .overFullScreen
    stage.show(root)
    odd.present(sheet, from: root, at: 0.1)
    let rest = stage.frame(of: "sheet")
    try odd.drag([(0, 100, 600), (0.3, 100, 200)])
    stage.advance(to: 0.2)
    sheet.present(other, animated: true)
    stage.advance(to: 3)
    #expect(root.presentedViewController === sheet && sheet.presentedViewController === other)
    #expect(stage.frame(of: "sheet") == rest)
    #expect(stage.warningKinds.isEmpty)
  }

  @Test func `A presenter that a sheet in hand has cut has its own corners when the sheet rests low`() throws {
    let odd = OddStage()
    let stage = odd.stage
    let (root, sheet) = (stage.controller("root"), stage.controller("sheet"))
    stage.environment.displayCornerRadius = 40
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    stage.show(root)
    odd.present(sheet, from: root, at: 0.1)
    let before = odd.layers
    try odd.drag([(0, 100, 600), (0.2, 100, 300), (0.5, 100, 560), (0.7, 100, 590)])
    stage.advance(to: 0.4)
    #expect(odd.layers != before)
    stage.advance(to: 3)
    let areEqual = odd.layers == before
    #expect(areEqual)
  }

  @Test func `No finger pops a stack that is on its way out`() throws {
    let odd = OddStage()
    let stage = odd.stage
    let (root, bottom, top) = (stage.controller("root"), stage.controller("bottom"), stage.controller("top"))
    let navigation = UINavigationController(rootViewController: bottom)
    let leading = LedDismissal()
    (navigation.modalPresentationStyle, navigation.transitioningDelegate) = (.overFullScreen, leading)
    stage.show(root)
    odd.present(navigation, from: root, at: 0.1)
    navigation.pushViewController(top, animated: false)
    root.dismiss(animated: true)
    stage.advance(to: 0.2)
    try odd.drag([(0, 5, 400), (0.3, 300, 400)])
    stage.advance(to: 0.6)
    leading.interaction.cancel()
    stage.advance(to: 2)
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.transitionEvents.filter { $0.contains("pop") }.isEmpty)
  }

  @Test func `Letting go twice counts once, and what is let go may be taken up at once again`() {
    let odd = OddStage()
    let stage = odd.stage
    let (root, card) = (stage.controller("root"), stage.controller("card"))
    let leading = LedDismissal()
    (card.modalPresentationStyle, card.transitioningDelegate) = (.custom, leading)
    stage.show(root)
    odd.present(card, from: root, at: 0.1)
    root.dismiss(animated: true) {
      leading.interaction = UIPercentDrivenInteractiveTransition()
      root.dismiss(animated: true)
      leading.interaction.finish()
    }
    stage.advance(to: 0.2)
    leading.interaction.update(0.5)
    leading.interaction.cancel()
    leading.interaction.finish()
    leading.interaction.update(1)
    root.dismiss(animated: true)
    stage.advance(to: 3)
    #expect(stage.warningKinds == ["refused-during-transition"])
    #expect(
      stage.transitionEvents.suffix(4) == [
        "start dismiss", "end dismiss cancelled", "start dismiss", "end dismiss completed",
      ])
    #expect(root.presentedViewController == nil)
  }
}
