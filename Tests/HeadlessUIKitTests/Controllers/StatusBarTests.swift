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
}
