import HeadlessUIKit
import Testing

/// What a finger or a tap does to a large sheet of 390 × 844 points, and who is told what, in UIKit's order.
struct SheetDismissalCase: CustomTestStringConvertible {
  let name: String
  /// Points downwards; nil taps beside the sheet.
  let way: Double?
  var isModal = false
  var mayDismiss = true
  let calls: [String]

  var testDescription: String { name }

  static let all = [
    SheetDismissalCase(
      name: "dragged away", way: 600,
      calls: ["shouldDismiss", "willDismiss", "sheet.viewWillDisappear", "up", "sheet.viewDidDisappear", "didDismiss"]),
    SheetDismissalCase(
      name: "sprung back", way: 100,
      calls: [
        "shouldDismiss", "willDismiss", "sheet.viewWillDisappear", "up", "sheet.viewWillAppear",
        "sheet.viewIsAppearing", "sheet.viewDidAppear",
      ]),
    SheetDismissalCase(name: "pulled up", way: -40, calls: ["shouldDismiss", "up"]),
    SheetDismissalCase(name: "forbidden", way: 600, mayDismiss: false, calls: ["shouldDismiss", "up", "didAttempt"]),
    SheetDismissalCase(name: "modal", way: 600, isModal: true, calls: ["up", "didAttempt"]),
    SheetDismissalCase(
      name: "tapped beside", way: nil,
      calls: ["shouldDismiss", "willDismiss", "sheet.viewWillDisappear", "sheet.viewDidDisappear", "didDismiss"]),
    SheetDismissalCase(name: "tapped beside, modal", way: nil, isModal: true, calls: ["shouldDismiss"]),
    SheetDismissalCase(name: "tapped beside, forbidden", way: nil, mayDismiss: false, calls: ["shouldDismiss"]),
  ]
}

@MainActor
struct SheetDismissalTests {
  private final class Delegate: UISheetPresentationControllerDelegate {
    let log: CallLog
    var mayDismiss = true

    init(log: CallLog) { self.log = log }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.note("shouldDismiss")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.note("didAttempt")
    }
  }

  @MainActor private struct Fixture {
    let stage: StageFixture
    let root: RecordingController
    let sheet: RecordingController
    let delegate: Delegate

    init(_ detents: [UISheetPresentationController.Detent] = [.large()]) throws {
      stage = StageFixture(
        size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      (root, sheet, delegate) = (stage.controller("root"), stage.controller("sheet"), Delegate(log: stage.log))
      stage.show(root)
      let controller = try #require(sheet.sheetPresentationController)
      controller.detents = detents
      controller.delegate = delegate
      root.present(sheet, animated: true)
      stage.advance(to: 1)
      stage.log.forget()
    }

    var top: Double { Double(stage.frame(of: "sheet")?.minY ?? 0) }

    func drag(_ samples: [(Double, Double, Double)], speed: Double = 0) throws {
      let path = try #require(FingerPath(samples))
      stage.environment.drag(along: path, lift: .release(velocity: CGVector(dx: 0, dy: speed)))
    }
  }

  @Test(arguments: SheetDismissalCase.all)
  func `Delegate and callbacks are told in UIKit's order`(dismissal: SheetDismissalCase) throws {
    let fixture = try Fixture()
    let stage = fixture.stage
    fixture.delegate.mayDismiss = dismissal.mayDismiss
    fixture.sheet.isModalInPresentation = dismissal.isModal
    if let way = dismissal.way {
      try fixture.drag([(0, 200, 100), (0.4, 200, 100 + way)])
      stage.advance(to: 1.4 - 1e-6)
      stage.log.note("up")
    } else {
      stage.environment.tap(at: CGPoint(x: 200, y: 20))
    }
    stage.advance(to: 3)
    let expected = dismissal.calls.filter { dismissal.isModal ? $0 != "shouldDismiss" : true }
    let heard = stage.log.calls.filter { dismissal.isModal ? $0 != "shouldDismiss" : true }
    #expect(heard == expected)
    #expect((fixture.root.presentedViewController == nil) == dismissal.calls.contains("didDismiss"))
    #expect(stage.environment.isSettled && stage.environment.runningTransition == nil)
  }

  @Test func `A dismissal thought better of leaves no trace`() throws {
    let fixture = try Fixture()
    let before = fixture.stage.environment.snapshot().layers
    try fixture.drag([(0, 200, 100), (0.4, 200, 300)])
    fixture.stage.advance(to: 1.2)
    #expect(fixture.stage.environment.runningTransition?.isInteractive == true)
    #expect(isNear(fixture.stage.environment.runningTransition?.progress ?? 0, 100.0 / 787, within: 1e-6))
    fixture.stage.advance(to: 3)
    #expect(fixture.stage.environment.snapshot().layers == before)
    #expect(fixture.stage.transitionEvents.suffix(2) == ["start dismiss", "end dismiss cancelled"])
  }

  @Test func `A sheet that springs back is caught, and taken away`() throws {
    let fixture = try Fixture()
    try fixture.drag([(0, 200, 100), (0.4, 200, 300)])
    fixture.stage.advance(to: 1.5)
    let caught = fixture.top
    #expect(caught > 60 && caught < 257)
    try fixture.drag([(0, 200, 400), (0.4, 200, 800)], speed: 600)
    #expect(isNear(fixture.top, caught, within: 1e-6))
    fixture.stage.advance(to: 1.9 - 1e-9)
    #expect(isNear(fixture.top, caught + 400, within: 1e-4))
    fixture.stage.advance(to: 3)
    #expect(fixture.root.presentedViewController == nil)
    #expect(fixture.stage.log.calls.last == "didDismiss")
  }

  @Test func `A finger that comes back past the lowest detent leads the sheet on, without a jump`() throws {
    let fixture = try Fixture([.medium(), .large()])
    try fixture.drag([(0, 200, 500), (0.2, 200, 600), (0.6, 200, 260)], speed: -1500)
    var tops: [Double] = []
    for frame in 0...120 {
      fixture.stage.advance(to: 1 + Double(frame) / 60)
      tops.append(fixture.top)
    }
    let longest = zip(tops, tops.dropFirst()).map { abs($1 - $0) }.max() ?? .infinity
    #expect(longest < 40)
    #expect(isNear(tops[12], 488.32, within: 1e-6) && isNear(tops[24], 318.32, within: 1e-6))
    #expect(tops.last == 57)
    #expect(fixture.stage.transitionEvents.suffix(2) == ["start dismiss", "end dismiss cancelled"])
    #expect(!fixture.root.view.transform.isIdentity)
  }

  @Test func `A sheet thrown up from under its lowest detent rests at the next`() throws {
    let fixture = try Fixture([.medium(), .large()])
    try fixture.drag([(0, 200, 500), (0.2, 200, 540)], speed: -4000)
    var tops: [Double] = []
    for frame in 12...90 {
      fixture.stage.advance(to: 1 + Double(frame) / 60)
      tops.append(fixture.top)
    }
    #expect(isNear(tops[0], 428.32, within: 1e-4))
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 < $0 + 4 })
    #expect(tops.last == 57)
    #expect(
      fixture.stage.log.calls.suffix(3) == ["sheet.viewWillAppear", "sheet.viewIsAppearing", "sheet.viewDidAppear"])
  }

  @Test func `An animator of the app's own waits for the release`() throws {
    let fixture = try Fixture()
    let delegate = RecordingDelegate(log: fixture.stage.log)
    fixture.sheet.transitioningDelegate = delegate
    try fixture.drag([(0, 200, 100), (0.4, 200, 700)])
    fixture.stage.advance(to: 1.3)
    #expect(!fixture.stage.log.calls.contains("sheet.viewWillDisappear"))
    fixture.stage.advance(to: 3)
    #expect(fixture.stage.log.calls.contains("animateTransition"))
    #expect(fixture.root.presentedViewController == nil)
  }
}
