import SegueKit
import Testing

@MainActor
@Suite("Interactions")
struct InteractionTests {
  @Test func `a finger pulls a screen down, too little and then enough`() throws {
    let (root, shown) = (UIViewController(), SwipeDownViewController())
    shown.modalPresentationStyle = .fullScreen
    shown.transitioningDelegate = shown
    let stage = Stage(root)
    stage.at(0) { root.present(shown, animated: false) }
    stage.pan(at: 0.5, [(0, 100, 100), (0.2, 100, 150), (0.4, 100, 200)], releaseVelocity: .zero)
    stage.pan(at: 1.5, [(0, 100, 100), (0.4, 100, 260)], releaseVelocity: .zero)
    let top = stage.read(at: 0.7005, 0.8995, 0.975, 1.2, 2.08) { shown.view.shownFrame.minY }
    try stage.play()

    // Under the finger straight, give or take a sample; then over the share of the duration that is left.
    #expect(isNear(top[0], 50, within: 0.5) && isNear(top[1], 100, within: 0.5))
    #expect(isNear(top[2], 100 - 100 * ClosedForm.easeInOut(0.075 / 0.15), within: 1e-3))
    #expect(top[3] == 0)
    #expect(isNear(top[4], 160 + 240 * ClosedForm.easeInOut(0.18 / 0.36), within: 1e-3))
    #expect(stage.outcomes == [.completed, .cancelled, .completed])
    #expect(root.presentedViewController == nil && root.view.window != nil)
  }

  @Test func `a finger from the edge pops with the delegate's animator`() throws {
    let list = UIViewController()
    list.title = "list"
    let detail = UIViewController()
    detail.title = "detail"
    let navigation = EdgePopNavigationController(rootViewController: list)
    let stage = Stage(navigation)
    stage.pan(at: 0.05, [(0, 5, 200), (0.02, 100, 200)])
    stage.at(0.1) { navigation.pushViewController(detail, animated: true) }
    stage.pan(at: 1, [(0, 5, 200), (0.4, 85, 200)], releaseVelocity: .zero)
    stage.pan(at: 2, [(0, 5, 200), (0.4, 45, 200)], releaseVelocity: CGVector(dx: 1200, dy: 0))
    let pushed = stage.read(at: 0.2) { detail.view.shownTransform.m41 }
    let pulled = stage.read(at: 1.3995) { [detail.view.shownTransform.m41, list.view.shownTransform.m11] }
    let depth = stage.read(at: 1.9, 3) { navigation.viewControllers.count }
    try stage.play()

    #expect(isNear(pushed[0], 150))
    #expect(isNear(pulled[0][0], 80, within: 0.5) && isNear(pulled[0][1], 0.94, within: 1e-3))
    #expect(depth.values == [2, 1])
    #expect(stage.outcomes == [.completed, .cancelled, .completed])
    #expect(navigation.shown.prefix(4) == ["will list", "did list", "will detail", "did detail"])
    #expect(navigation.shown.suffix(2) == ["will list", "did list"])
  }

  @Test(arguments: [true, false])
  func `a running presentation is caught, scrubbed, and let go`(finishes: Bool) throws {
    let (root, shown, delegate) = (UIViewController(), UIViewController(), InterruptibleDelegate())
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = delegate
    let stage = Stage(root)
    stage.at(0.1) { root.present(shown, animated: true) }
    stage.at(0.5) { delegate.driver.pause() }
    stage.at(0.7) { delegate.driver.update(0.75) }
    stage.at(0.8) { finishes ? delegate.driver.finish() : delegate.driver.cancel() }
    let top = stage.read(at: 0.3, 0.6, 0.75, 0.9) { shown.view.shownFrame.minY }
    let presence = stage.read(at: 2) { root.presentedViewController != nil }
    try stage.play()

    #expect(isNear(top[0], 300) && isNear(top[1], 200) && isNear(top[2], 100))
    #expect(isNear(top[3], finishes ? 50 : 150))
    #expect(presence.values == [finishes])
    #expect(delegate.animator.endings == [finishes])
    #expect(stage.outcomes == [finishes ? .completed : .cancelled])
  }

  @Test func `a drawer opens on its spring, is caught in flight and thrown shut`() throws {
    let drawer = DrawerViewController()
    let stage = Stage(drawer)
    stage.at(0.1) { drawer.animateTransitionIfNeeded(to: .open, duration: 1) }
    // Caught and held; pulled down by 40 of its 200 points, thrown down.
    stage.pan(
      at: 0.4, [(0, 100, 350), (0.2, 100, 350), (0.4, 100, 390)], releaseVelocity: CGVector(dx: 0, dy: 400))
    let top = stage.read(at: 0.2, 0.399, 0.401, 0.59, 0.7995, 3) { drawer.drawer.shownFrame.minY }
    let state = stage.read(at: 3) { drawer.currentState }
    try stage.play()

    #expect(isNear(top[0], 340 - 200 * ClosedForm.spring(duration: 1, dampingRatio: 1, 0.1)))
    #expect(isNear(top[1], 340 - 200 * ClosedForm.spring(duration: 1, dampingRatio: 1, 0.299)))
    #expect(isNear(top[1], top[2], within: 1.5))
    #expect(top[2] == top[3])
    #expect(isNear(top[4], top[3] + 40, within: 0.5))
    #expect(top[5] == 340 && state.values == [.closed])
    #expect(drawer.overlay.alpha == 0)
  }

  @Test func `an animator is scrubbed straight, and springs back from there`() throws {
    let screen = ScrubbedSquareViewController()
    let stage = Stage(screen)
    stage.at(0.1) { screen.scrub(to: 0.25) }
    let states = stage.read(at: 0.2, 2) { screen.animator.state }
    stage.at(0.5) { screen.bounceBack() }
    let left = stage.read(at: 0.2, 0.6, 2) { screen.square.shownFrame.minX }
    try stage.play()

    #expect(isNear(left[0], 50))
    #expect(isNear(left[1], 50 - 50 * ClosedForm.spring(duration: 0.5, dampingRatio: 0.5, 0.1), within: 1e-3))
    #expect(left[2] == 0 && screen.square.frame.minX == 0)
    #expect(states.values == [.active, .inactive])
    #expect(screen.positions == [.start])
  }
}
