import HeadlessUIKit
import Testing

@MainActor
struct SheetTests {
  nonisolated private static let phone = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  private func presented(
    on stage: StageFixture, detents: [UISheetPresentationController.Detent]
  ) -> (a: RecordingController, b: RecordingController) {
    let (a, b) = (stage.controller("a"), stage.controller("b"))
    stage.show(a)
    b.sheetPresentationController?.detents = detents
    a.present(b, animated: true)
    return (a, b)
  }

  @Test(arguments: [
    (frame: 3, y: 661.2346024), (frame: 6, y: 415.2594071), (frame: 10, y: 208.7581558), (frame: 16, y: 92.4884417),
  ])
  func `A large sheet comes up on UIKit's spring`(frame: Int, y: Double) throws {
    let stage = StageFixture(size: CGSize(width: 390, height: 844), safeArea: Self.phone)
    let kept = presented(on: stage, detents: [.large()])
    stage.advance(to: Double(frame) / 60)
    let sheet = try #require(stage.frame(of: "b"))
    #expect(abs(sheet.minY - y) < 0.01)
    #expect(kept.b.presentationController is UISheetPresentationController)
  }

  @Test func `A large sheet stops under the safe area and sends its presenter back`() throws {
    let stage = StageFixture(size: CGSize(width: 390, height: 844), safeArea: Self.phone)
    stage.environment.displayCornerRadius = 47
    let kept = presented(on: stage, detents: [.large()])
    stage.advance(to: 1)
    #expect(stage.frame(of: "b") == CGRect(x: 0, y: 57, width: 390, height: 787))
    let behind = kept.a.view.frame
    let expected = CGRect(x: 16, y: 47, width: 358, height: 774.7487179)
    #expect(abs(behind.minX - expected.minX) < 1e-6 && abs(behind.minY - expected.minY) < 1e-6)
    #expect(abs(behind.width - expected.width) < 1e-6 && abs(behind.height - expected.height) < 1e-6)
    #expect(kept.a.view.layer.cornerRadius == 10)
    #expect(stage.alpha(of: "dimming") == 1)
    kept.b.dismiss(animated: true)
    stage.advance(to: 2)
    #expect(kept.a.view.transform.isIdentity)
    #expect(kept.a.view.layer.cornerRadius == 0 && !kept.a.view.clipsToBounds)
    #expect(stage.window.subviews.count == 1)
  }

  @Test(arguments: [
    (size: CGSize(width: 390, height: 844), insets: phone, y: 388.32),
    (size: CGSize(width: 320, height: 480), insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), y: 202.8),
  ])
  func `A medium sheet leaves its presenter where it is`(size: CGSize, insets: UIEdgeInsets, y: Double) throws {
    let stage = StageFixture(size: size, safeArea: insets)
    let kept = presented(on: stage, detents: [.medium(), .large()])
    stage.advance(to: 1)
    let sheet = try #require(stage.frame(of: "b"))
    #expect(abs(sheet.minY - y) < 1e-6)
    #expect(abs(sheet.maxY - size.height) < 1e-6)
    #expect(kept.a.view.transform.isIdentity)
  }

  @Test func `A tap on the dimming dismisses unless the sheet is modal`() {
    let stage = StageFixture(size: CGSize(width: 390, height: 844), safeArea: Self.phone)
    let kept = presented(on: stage, detents: [.medium()])
    stage.advance(to: 0.2)
    stage.environment.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(to: 1)
    #expect(kept.a.presentedViewController === kept.b)
    kept.b.isModalInPresentation = true
    stage.environment.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(to: 2)
    #expect(kept.a.presentedViewController === kept.b)
    kept.b.isModalInPresentation = false
    stage.environment.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(to: 3)
    #expect(kept.a.presentedViewController == nil)
    #expect(stage.environment.log.events.filter { $0.kind == .tap }.count == 3)
  }

  @Test func `A selected detent is reached in the sheet's own animation`() throws {
    let stage = StageFixture(size: CGSize(width: 390, height: 844), safeArea: Self.phone)
    let kept = presented(on: stage, detents: [.medium(), .large()])
    stage.advance(to: 1)
    let sheet = try #require(kept.b.sheetPresentationController)
    stage.environment.clock.schedule(at: 1) {
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    stage.advance(to: 1.1)
    let between = try #require(stage.frame(of: "b"))
    #expect(between.minY < 388 && between.minY > 57)
    stage.advance(to: 2)
    #expect(stage.frame(of: "b")?.minY == 57)
    #expect(!kept.a.view.transform.isIdentity)
  }
}
