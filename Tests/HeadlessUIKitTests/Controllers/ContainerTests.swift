import HeadlessUIKit
import Testing

@MainActor
struct ContainerTests {
  @Test func `A tab changes at once without an animator`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    stage.show(tabs)
    #expect(a.view.window === stage.window)
    tabs.selectedIndex = 1
    #expect(
      stage.log.calls == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear",
      ])
    #expect(tabs.selectedViewController === b)
    #expect(a.view.window == nil)
  }

  @Test func `A tab's animator shows the change and others are refused meanwhile`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let delegate = RecordingDelegate(log: stage.log)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
    stage.show(tabs)
    tabs.selectedIndex = 1
    stage.advance(to: 0.2)
    let half = 0.5
    let alpha = try #require(stage.alpha(of: "b"))
    #expect(abs(alpha - half) < 1e-9)
    tabs.selectedIndex = 0
    stage.advance(to: 1)
    #expect(tabs.selectedIndex == 1)
    #expect(stage.warningKinds == ["refused-during-transition"])
    #expect(a.view.window == nil)
  }

  @Test func `Pages lie their width and the spacing apart while they scroll`() throws {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 24])
    pages.setViewControllers([a], direction: .forward, animated: false)
    stage.show(pages)
    var finished: [Bool] = []
    pages.setViewControllers([b], direction: .forward, animated: true) { finished.append($0) }
    stage.advance(to: 0.1)
    let from = try #require(stage.frame(of: "a"))
    let to = try #require(stage.frame(of: "b"))
    let distance = 417.0
    #expect(abs(to.minX - from.minX - distance) < 1e-9)
    #expect(from.minX < 0 && to.minX > 0)
    stage.advance(to: 1)
    #expect(finished == [true])
    #expect(stage.frame(of: "b")?.minX == 0)
    #expect(a.parent == nil && a.view.window == nil)
    #expect(stage.transitionEvents.suffix(2) == ["start page", "end page completed"])
  }

  @Test func `A modal over a stack inside tabs is presented by the tabs and shown on top`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let navigation = UINavigationController(rootViewController: a)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    #expect(stage.environment.snapshot().top == "a")
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.advance(to: 1)
    #expect(b.presentingViewController === tabs)
    #expect(a.presentedViewController === b)
    #expect(stage.environment.snapshot().top == "b")
    #expect(a.view.window == nil)
    #expect(
      stage.log.calls.suffix(5) == [
        "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear", "a.viewDidDisappear",
      ])
    a.dismiss(animated: true)
    stage.advance(to: 2)
    #expect(stage.environment.snapshot().top == "a")
    #expect(a.view.window === stage.window)
  }

  @Test func `A child added under a parent on screen appears`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    a.addChild(b)
    a.view.addSubview(b.view)
    b.didMove(toParent: a)
    stage.advance(to: 0)
    #expect(stage.log.calls == ["b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear"])
    stage.log.forget()
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(stage.log.calls == ["b.viewWillDisappear", "b.viewDidDisappear"])
  }

  @Test func `A current-context presentation stays inside the controller that defines the context`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    let navigation = UINavigationController(rootViewController: a)
    stage.show(navigation)
    a.definesPresentationContext = true
    b.modalPresentationStyle = .overCurrentContext
    a.present(b, animated: false)
    #expect(b.presentingViewController === a)
    #expect(b.view.isDescendant(of: navigation.view))
    #expect(a.view.window === stage.window)
  }

  @Test func `Dismissing from the bottom takes everything above away with one animation`() {
    let stage = StageFixture()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    stage.show(a)
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    b.present(c, animated: false)
    stage.log.forget()
    a.dismiss(animated: true)
    stage.advance(to: 1)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil && c.presentingViewController == nil)
    #expect(a.view.superview === stage.window)
    #expect(stage.window.subviews.count == 1)
    #expect(
      stage.log.calls == [
        "c.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear", "c.viewDidDisappear",
      ])
  }

  @Test func `Two children change places with the callbacks of both`() {
    let stage = StageFixture()
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    a.addChild(b)
    a.view.addSubview(b.view)
    b.didMove(toParent: a)
    a.addChild(c)
    stage.show(a)
    var finished: [Bool] = []
    stage.environment.clock.schedule(at: 0) {
      a.transition(
        from: b, to: c, duration: 0.3, options: [], animations: { b.view.alpha = 0 },
        completion: { finished.append($0) })
    }
    stage.advance(to: 1)
    #expect(finished == [true])
    #expect(
      stage.log.calls == [
        "b.viewWillDisappear", "c.viewWillAppear", "c.viewIsAppearing", "b.viewDidDisappear", "c.viewDidAppear",
      ])
    #expect(b.view.superview == nil && c.view.superview === a.view)
  }

  @Test func `A new root takes the old one's place with the callbacks of both`() {
    let stage = StageFixture()
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    stage.window.rootViewController = b
    stage.advance(to: 0)
    #expect(
      stage.log.calls == [
        "a.viewWillDisappear", "a.viewDidDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
      ])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func `A sheet over a sheet sends the one under it back and both go with one dismissal`() {
    let stage = StageFixture(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let (a, b, c) = (stage.controller("a"), stage.controller("b"), stage.controller("c"))
    stage.show(a)
    a.present(b, animated: true)
    stage.advance(to: 1)
    b.present(c, animated: true)
    stage.advance(to: 2)
    #expect(!a.view.transform.isIdentity && !b.view.transform.isIdentity && c.view.transform.isIdentity)
    a.dismiss(animated: true)
    stage.advance(to: 3)
    #expect(a.view.transform.isIdentity)
    #expect(stage.window.subviews.count == 1)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }
}
