import HeadlessUIKit
import Testing

private final class BarController: UIViewController {
  private let style: UIStatusBarStyle
  private let hides: Bool

  init(_ name: String, _ style: UIStatusBarStyle, hides: Bool = false) {
    self.style = style
    self.hides = hides
    super.init(nibName: nil, bundle: nil)
    screenName = name
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hides }
}

@MainActor
struct StatusBarTests {
  @Test(arguments: [
    (style: UIModalPresentationStyle.fullScreen, captures: false, decides: "b"),
    (style: .custom, captures: false, decides: "a"), (style: .custom, captures: true, decides: "b"),
    (style: .pageSheet, captures: false, decides: "a"),
  ])
  func `The status bar is decided by what covers the screen or asks for it`(
    style: UIModalPresentationStyle, captures: Bool, decides: String
  ) {
    let stage = StageFixture()
    let (a, b) = (BarController("a", .darkContent), BarController("b", .lightContent, hides: true))
    stage.show(UINavigationController(rootViewController: a))
    b.modalPresentationStyle = style
    b.modalPresentationCapturesStatusBarAppearance = captures
    a.present(b, animated: false)
    let bar = stage.environment.snapshot().statusBar
    #expect(bar.screen == decides)
    #expect(bar.style == (decides == "b" ? "lightContent" : "darkContent"))
    #expect(bar.isHidden == (decides == "b"))
  }
  /// The styles of b over a and c over b, whether b asks for the bar, and who has it.
  @Test(arguments: [
    (lower: UIModalPresentationStyle.pageSheet, asks: false, upper: UIModalPresentationStyle.fullScreen, decides: "c"),
    (lower: .pageSheet, asks: false, upper: .pageSheet, decides: "a"),
    (lower: .pageSheet, asks: true, upper: .pageSheet, decides: "b"),
    (lower: .fullScreen, asks: false, upper: .overFullScreen, decides: "b"),
  ])
  func `Of several that are presented the topmost that asks decides`(
    lower: UIModalPresentationStyle, asks: Bool, upper: UIModalPresentationStyle, decides: String
  ) {
    let stage = StageFixture()
    let (a, b, c) = (BarController("a", .default), BarController("b", .default), BarController("c", .default))
    stage.show(a)
    (b.modalPresentationStyle, c.modalPresentationStyle) = (lower, upper)
    b.modalPresentationCapturesStatusBarAppearance = asks
    a.present(b, animated: false)
    b.present(c, animated: false)
    #expect(stage.environment.snapshot().statusBar.screen == decides)
  }

  @Test func `Containers pass the question on, and what a child presents in its context is asked too`() {
    let stage = StageFixture()
    let (a, b, c) = (BarController("a", .default), BarController("b", .default), BarController("c", .lightContent))
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: a)
    tabs.viewControllers = [navigation, b]
    stage.show(tabs)
    #expect(stage.environment.snapshot().statusBar.screen == "a")
    c.modalPresentationStyle = .overCurrentContext
    c.modalPresentationCapturesStatusBarAppearance = true
    a.present(c, animated: false)
    #expect(stage.environment.snapshot().statusBar.screen == "c")
    #expect(stage.environment.snapshot().statusBar.style == "lightContent")
    tabs.selectedIndex = 1
    #expect(stage.environment.snapshot().statusBar.screen == "b")
  }
}
