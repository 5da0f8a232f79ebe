import HeadlessUIKit
import Testing

/// Notes its layout among the other callbacks.
private final class LayoutController: UIViewController {
  let log: CallLog
  private(set) var insets: UIEdgeInsets = .zero

  init(log: CallLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.note("viewIsAppearing \(view.bounds.width)") }
  override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log.note("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { log.note("viewDidAppear") }
  override func viewSafeAreaInsetsDidChange() { insets = view.safeAreaInsets }
}

@MainActor
struct LayoutCallbackTests {
  private static let order = [
    "viewWillAppear", "viewIsAppearing 393.0", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
  ]

  @Test func `A root lays out between viewIsAppearing and viewDidAppear`() {
    let stage = StageFixture()
    stage.window.rootViewController = LayoutController(log: stage.log)
    stage.advance(to: 0)
    #expect(stage.log.calls == Self.order)
  }

  @Test(arguments: [true, false])
  func `A presented controller lays out between viewIsAppearing and viewDidAppear`(animated: Bool) {
    let stage = StageFixture()
    let a = stage.controller("a")
    stage.show(a)
    let b = LayoutController(log: stage.log)
    b.modalPresentationStyle = .overFullScreen
    a.present(b, animated: animated)
    stage.advance(to: 1)
    #expect(stage.log.calls == Self.order)
  }

  @Test func `Additional insets widen the safe area of the controller's view`() {
    let stage = StageFixture(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let root = LayoutController(log: stage.log)
    stage.show(root)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(root.insets == root.view.safeAreaInsets)
  }
}
