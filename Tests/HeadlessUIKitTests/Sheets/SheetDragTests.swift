import HeadlessUIKit
import Testing

/// A drag on a sheet of 390 × 844 points between medium (388.32), large (57) and away, and where it ends.
struct SheetDragCase: CustomTestStringConvertible {
  let name: String
  let starts: UISheetPresentationController.Detent.Identifier
  let samples: [(Double, Double, Double)]
  var speed: Double = 0
  /// The sheet's top when the finger goes up, and at the end; nil when it has been dismissed.
  let top: Double
  let end: Double?
  var isModal = false

  var testDescription: String { name }

  private static let medium = UISheetPresentationController.Detent.Identifier.medium
  private static let large = UISheetPresentationController.Detent.Identifier.large

  static let all = [
    SheetDragCase(
      name: "up past the middle", starts: medium, samples: [(0, 200, 500), (0.4, 200, 300)], top: 188.32, end: 57),
    SheetDragCase(
      name: "up a little", starts: medium, samples: [(0, 200, 500), (0.4, 200, 400)], top: 288.32, end: 388.32),
    SheetDragCase(
      name: "thrown up from where it would stay", starts: medium, samples: [(0, 200, 500), (0.1, 200, 490)],
      speed: -1000, top: 378.32, end: 57),
    SheetDragCase(
      name: "too slow to count", starts: medium, samples: [(0, 200, 500), (0.4, 200, 340)], speed: 249,
      top: 228.32, end: 388.32),
    SheetDragCase(
      name: "down to medium", starts: large, samples: [(0, 200, 100), (0.4, 200, 320)], top: 277, end: 388.32),
    SheetDragCase(
      name: "down and away", starts: large, samples: [(0, 200, 100), (0.4, 200, 700)], top: 657, end: nil),
    SheetDragCase(
      name: "thrown away", starts: medium, samples: [(0, 200, 500), (0.1, 200, 520)], speed: 1200, top: 408.32,
      end: nil),
    SheetDragCase(
      name: "above large: a rubber band of 10 points", starts: large, samples: [(0, 200, 100), (0.4, 200, 60)],
      top: 57 - 10 * (1 - 1 / (40 * 0.55 / 10 + 1)), end: 57),
    SheetDragCase(
      name: "below medium, not to be dismissed", starts: medium, samples: [(0, 200, 500), (0.4, 200, 820)],
      top: 388.32 + 113.92 * (1 - 1 / (320 * 0.55 / 113.92 + 1)), end: 388.32, isModal: true),
  ]
}

@MainActor
struct SheetDragTests {
  private final class Listener: UISheetPresentationControllerDelegate {
    var calls: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("didAttempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { calls.append("detent \(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")") }
  }

  private struct Fixture {
    let stage: StageFixture
    let root: RecordingController
    let sheet: RecordingController
    let listener = Listener()
  }

  private func fixture(_ selected: UISheetPresentationController.Detent.Identifier) throws -> Fixture {
    let stage = StageFixture(
      size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let fixture = Fixture(stage: stage, root: stage.controller("root"), sheet: stage.controller("sheet"))
    stage.show(fixture.root)
    let controller = try #require(fixture.sheet.sheetPresentationController)
    controller.detents = [.medium(), .large()]
    controller.selectedDetentIdentifier = selected
    controller.delegate = fixture.listener
    fixture.root.present(fixture.sheet, animated: true)
    stage.advance(to: 1)
    return fixture
  }

  @Test(arguments: SheetDragCase.all) func `A sheet follows the finger and comes to rest`(drag: SheetDragCase) throws {
    let fixture = try fixture(drag.starts)
    let stage = fixture.stage
    fixture.sheet.isModalInPresentation = drag.isModal
    let path = try #require(FingerPath(drag.samples))
    stage.environment.drag(along: path, lift: .release(velocity: CGVector(dx: 0, dy: drag.speed)))
    stage.advance(to: 1 + path.duration)
    #expect(isNear(Double(stage.frame(of: "sheet")?.minY ?? 0), drag.top, within: 1e-6))
    stage.advance(to: 3)
    guard let end = drag.end else {
      #expect(fixture.root.presentedViewController == nil)
      #expect(fixture.listener.calls == ["willDismiss", "didDismiss"])
      #expect(fixture.root.view.transform.isIdentity)
      return
    }
    let frame = try #require(stage.frame(of: "sheet"))
    let bottom = 844.0
    #expect(isNear(Double(frame.minY), end, within: 1e-6) && isNear(Double(frame.maxY), bottom, within: 1e-6))
    #expect(fixture.root.view.transform.isIdentity == (end > 100))
    let changed = (end > 100) != (drag.starts == .medium)
    #expect(
      fixture.listener.calls
        == (changed ? ["detent \(end > 100 ? "medium" : "large")"] : drag.isModal ? ["didAttempt"] : []))
    #expect(stage.environment.isSettled)
  }

  @Test func `The presenter and the darkness follow between detents`() throws {
    let fixture = try fixture(.large)
    let stage = fixture.stage
    stage.environment.drag(along: try #require(FingerPath([(0, 200, 100), (0.4, 200, 265.66)])))
    stage.advance(to: 1.4 - 1e-6)
    let half = (1 + 0.9179487) / 2
    #expect(isNear(Double(fixture.root.view.transform.a), half, within: 1e-5))
    #expect(stage.alpha(of: "dimming") == 1)
    stage.advance(to: 3)
    stage.environment.drag(along: try #require(FingerPath([(0, 200, 500), (0.4, 200, 727.84)])))
    stage.advance(to: 3.4 - 1e-6)
    let (dark, whole) = (0.5, 1.0)
    #expect(isNear(stage.alpha(of: "dimming") ?? 0, dark, within: 1e-4))
    #expect(isNear(Double(fixture.root.view.transform.a), whole))
  }

  @Test func `A sheet that settles is caught where it is`() throws {
    let fixture = try fixture(.medium)
    let stage = fixture.stage
    stage.environment.drag(along: try #require(FingerPath([(0, 200, 500), (0.4, 200, 300)])))
    stage.advance(to: 1.5)
    let top = try #require(stage.frame(of: "sheet")).minY
    #expect(top < 188 && top > 60)
    stage.environment.drag(along: try #require(FingerPath([(0, 200, 500), (0.4, 200, 480)])))
    #expect(stage.frame(of: "sheet")?.minY == top)
    stage.advance(to: 1.5 + 0.4 - 1e-9)
    #expect(isNear(Double(stage.frame(of: "sheet")?.minY ?? 0), max(Double(top) - 20, 50), within: 10))
    stage.advance(to: 3)
    #expect(stage.frame(of: "sheet")?.minY == 57)
  }
}
