import HeadlessUIKit
import Testing

@MainActor
@Suite("Bars take room")
struct BarRoomTests {
  nonisolated static let phone = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
  nonisolated static let tablet = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)

  /// A display, and the room of a navigation bar, a tab bar and a toolbar on it.
  struct Display: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: CGSize
    let safeArea: UIEdgeInsets
    let (navigation, large): (CGFloat, CGFloat)
    let (tab, toolbar): (CGFloat, CGFloat)

    static let all: [Display] = [
      Display(
        testDescription: "a phone", size: CGSize(width: 393, height: 852), safeArea: phone, navigation: 44, large: 96,
        tab: 49, toolbar: 49),
      Display(
        testDescription: "a phone with a home button", size: CGSize(width: 375, height: 667),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), navigation: 44, large: 96, tab: 49, toolbar: 49),
      Display(
        testDescription: "a phone on its side", size: CGSize(width: 852, height: 393),
        safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), navigation: 32, large: 32, tab: 32, toolbar: 32
      ),
      Display(
        testDescription: "a tablet", size: CGSize(width: 820, height: 1180), safeArea: tablet, navigation: 50,
        large: 102, tab: 50, toolbar: 50),
    ]
  }

  @Test(arguments: Display.all)
  func `a navigation bar and a toolbar are a part of the safe area`(display: Display) {
    let stage = StageFixture(size: display.size, safeArea: display.safeArea)
    let screen = stage.controller("a")
    let navigation = UINavigationController(rootViewController: screen)
    stage.show(navigation)
    let (safe, size) = (display.safeArea, display.size)
    var expected = safe
    expected.top += display.navigation
    #expect(screen.view.safeAreaInsets == expected && screen.view.frame.size == size)
    let bar = CGRect(x: 0, y: safe.top, width: size.width, height: display.navigation)
    #expect(navigation.navigationBar.frame == bar)
    #expect(navigation.navigationBar.bounds.size == bar.size)

    navigation.navigationBar.prefersLargeTitles = true
    expected.top = safe.top + display.large
    #expect(screen.view.safeAreaInsets == expected && navigation.navigationBar.frame.height == display.large)

    navigation.isNavigationBarHidden = true
    #expect(screen.view.safeAreaInsets == safe && navigation.navigationBar.frame.maxY == 0)

    navigation.setToolbarHidden(false, animated: false)
    expected = safe
    expected.bottom += display.toolbar
    let toolbar = CGRect(
      x: 0, y: size.height - safe.bottom - display.toolbar, width: size.width, height: display.toolbar)
    #expect(screen.view.safeAreaInsets == expected && navigation.toolbar.frame == toolbar)
    #expect(navigation.view.safeAreaInsets == safe)
  }

  @Test(arguments: Display.all)
  func `a tab bar is a part of the safe area, around a navigation controller too`(display: Display) {
    let stage = StageFixture(size: display.size, safeArea: display.safeArea)
    let (plain, screen) = (stage.controller("a"), stage.controller("b"))
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [plain, navigation]
    stage.show(tabs)
    var expected = display.safeArea
    expected.bottom += display.tab
    #expect(plain.view.safeAreaInsets == expected)
    let height = expected.bottom
    #expect(
      tabs.tabBar.frame
        == CGRect(x: 0, y: display.size.height - height, width: display.size.width, height: height))

    tabs.selectedIndex = 1
    stage.advance(to: 1)
    expected.top += display.navigation
    #expect(screen.view.safeAreaInsets == expected)
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let more = UIEdgeInsets(
      top: expected.top + 1, left: expected.left + 2, bottom: expected.bottom + 3, right: expected.right + 4)
    #expect(screen.view.safeAreaInsets == more)
    screen.additionalSafeAreaInsets = .zero
    tabs.tabBar.isHidden = true
    expected.bottom = display.safeArea.bottom
    #expect(screen.view.safeAreaInsets == expected)
  }

  @Test(
    arguments: [
      ([.automatic], 155), ([.never], 103), ([.automatic, .automatic], 155), ([.automatic, .never], 103),
      ([.automatic, .never, .automatic], 103), ([.never, .always], 155), ([.always, .inline], 103),
    ] as [([UINavigationItem.LargeTitleDisplayMode], CGFloat)])
  func `a title is as large as the one below where its screen says nothing`(
    modes: [UINavigationItem.LargeTitleDisplayMode], top: CGFloat
  ) {
    let stage = StageFixture(safeArea: Self.phone)
    let screens = modes.indices.map { stage.controller("\($0)") }
    for (screen, mode) in zip(screens, modes) { screen.navigationItem.largeTitleDisplayMode = mode }
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = screens
    stage.show(navigation)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == top)
  }

  @Test func `a screen in a sheet has a higher bar that begins at its edge`() {
    let stage = StageFixture(safeArea: Self.phone)
    let (presenter, screen) = (stage.controller("a"), stage.controller("b"))
    stage.show(presenter)
    let navigation = UINavigationController(rootViewController: screen)
    presenter.present(navigation, animated: false)
    stage.advance(to: 1)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 393, height: 56))
  }

  @Test func `constraints and content follow the bars, in the time that bars take`() {
    let stage = StageFixture(safeArea: Self.phone)
    let screen = stage.controller("a")
    let (label, scroll) = (UIView(), UIScrollView(frame: screen.view.bounds))
    screen.view.addSubview(scroll)
    screen.view.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let guide = screen.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor), label.widthAnchor.constraint(equalToConstant: 10),
    ])
    let navigation = UINavigationController(rootViewController: screen)
    stage.show(navigation)
    #expect(label.frame == CGRect(x: 0, y: 103, width: 10, height: 715))
    #expect(scroll.contentOffset.y == -103)
    stage.environment.clock.schedule(at: 1) { navigation.setNavigationBarHidden(true, animated: true) }
    stage.advance(to: 1.1)
    #expect(isNear(label.shownFrame.origin.y, 81, within: 0.01))
    stage.advance(to: 1.2)
    #expect(label.frame == CGRect(x: 0, y: 59, width: 10, height: 759) && label.shownFrame.origin.y == 59)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
  }

  /// Hides the navigation bar while it shows, as many screens do.
  private final class BarlessController: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  @Test func `what leaves keeps its safe area, what comes has its own`() {
    let stage = StageFixture(safeArea: Self.phone)
    let (list, detail) = (stage.controller("a"), BarlessController())
    detail.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.show(tabs)
    let (listInsets, detailInsets) = (UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0), Self.phone)
    stage.environment.clock.schedule(at: 1) { navigation.pushViewController(detail, animated: true) }
    stage.advance(to: 1.1)
    #expect(list.view.safeAreaInsets == listInsets && detail.view.safeAreaInsets == detailInsets)
    stage.advance(to: 2)
    #expect(detail.view.safeAreaInsets == detailInsets && tabs.tabBar.frame.minY == 852)
    stage.environment.clock.schedule(at: 2) { navigation.popViewController(animated: true) }
    stage.advance(to: 2.1)
    #expect(list.view.safeAreaInsets == listInsets && detail.view.safeAreaInsets == detailInsets)
    stage.advance(to: 3)
    #expect(list.view.safeAreaInsets == listInsets && navigation.isNavigationBarHidden == false)
  }

  @Test func `a pop that is taken back leaves the safe area as it was`() throws {
    let stage = StageFixture(safeArea: Self.phone)
    let (list, detail) = (stage.controller("a"), BarlessController())
    let navigation = UINavigationController(rootViewController: list)
    stage.show(navigation)
    navigation.pushViewController(detail, animated: false)
    stage.advance(to: 0.5)
    let finger = FingerPath([
      .init(time: 0, position: CGPoint(x: 2, y: 400)), .init(time: 0.2, position: CGPoint(x: 100, y: 400)),
    ])
    stage.environment.drag(along: try #require(finger), lift: .release(velocity: .zero))
    stage.advance(to: 0.65)
    #expect(list.view.safeAreaInsets.top == 103 && detail.view.safeAreaInsets == Self.phone)
    stage.advance(to: 3)
    #expect(navigation.topViewController === detail && detail.view.safeAreaInsets == Self.phone)
  }

  @Test func `bars follow a turned screen`() {
    let stage = StageFixture(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let screen = stage.controller("a")
    let navigation = UINavigationController(rootViewController: screen)
    stage.show(navigation)
    stage.window.frame.size = CGSize(width: 600, height: 500)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 600, height: 44))
    #expect(screen.view.safeAreaInsets.top == 64)
  }
}
