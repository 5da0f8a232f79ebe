import HeadlessUIKit
import Testing

/// A sheet where there is room on both axes, or little height, and its frame.
struct SheetPlaceCase: CustomTestStringConvertible {
  let name: String
  var size = CGSize(width: 820, height: 1180)
  var style = UIModalPresentationStyle.formSheet
  var preferred = CGSize.zero
  var followsWidth = false
  let frame: CGRect

  var testDescription: String { name }

  static let phone = CGSize(width: 844, height: 390)

  static let all = [
    SheetPlaceCase(name: "form sheet", frame: CGRect(x: 140, y: 280, width: 540, height: 620)),
    SheetPlaceCase(name: "page sheet", style: .pageSheet, frame: CGRect(x: 54, y: 44, width: 712, height: 1092)),
    SheetPlaceCase(name: "automatic", style: .automatic, frame: CGRect(x: 54, y: 44, width: 712, height: 1092)),
    SheetPlaceCase(
      name: "preferred size", preferred: CGSize(width: 400, height: 300),
      frame: CGRect(x: 210, y: 440, width: 400, height: 300)),
    SheetPlaceCase(
      name: "preferred size without room", preferred: CGSize(width: 400, height: 3000),
      frame: CGRect(x: 210, y: 0, width: 400, height: 1180)),
    SheetPlaceCase(
      name: "phone on its side", size: phone, frame: CGRect(x: 0, y: 8, width: 844, height: 382)),
    SheetPlaceCase(
      name: "phone on its side, as wide as its content", size: phone, preferred: CGSize(width: 400, height: 200),
      followsWidth: true, frame: CGRect(x: 222, y: 8, width: 400, height: 382)),
  ]
}

@MainActor
struct TabletSheetTests {
  private func presented(_ place: SheetPlaceCase) throws -> (
    stage: StageFixture, root: RecordingController, sheet: RecordingController
  ) {
    let isTablet = place.size.height > 480
    let stage = StageFixture(
      size: place.size,
      safeArea: isTablet ? UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0) : .zero)
    let (root, sheet) = (stage.controller("root"), stage.controller("sheet"))
    stage.show(root)
    sheet.modalPresentationStyle = place.style
    sheet.preferredContentSize = place.preferred
    let controller = try #require(sheet.sheetPresentationController)
    controller.widthFollowsPreferredContentSizeWhenEdgeAttached = place.followsWidth
    root.present(sheet, animated: true)
    stage.advance(to: 1)
    return (stage, root, sheet)
  }

  @Test(arguments: SheetPlaceCase.all)
  func `A sheet has its style's size in the middle, or lies at the edge`(place: SheetPlaceCase) throws {
    let shown = try presented(place)
    #expect(shown.sheet.view.frame == place.frame)
    #expect(shown.root.view.transform.isIdentity)
  }

  @Test(arguments: [(to: 700.0, top: 480.0, isDismissed: true), (to: 300, top: 280, isDismissed: false)])
  func `A sheet in the middle is dragged away`(to: Double, top: Double, isDismissed: Bool) throws {
    let shown = try presented(SheetPlaceCase.all[0])
    let way = isDismissed ? 200.0 : 0
    shown.stage.environment.drag(
      along: try #require(FingerPath([(0, 400, 300), (0.4, 400, 300 + way)])),
      lift: .release(velocity: CGVector(dx: 0, dy: isDismissed ? 2000 : 0)))
    shown.stage.advance(to: 1.4 - 1e-9)
    let frame = try #require(shown.stage.frame(of: "sheet"))
    #expect(isNear(Double(frame.minY), top, within: 1e-5) && frame.height == 620)
    shown.stage.advance(to: 3)
    #expect((shown.root.presentedViewController == nil) == isDismissed)
  }

  @Test func `A sheet takes the size that its content comes to want`() throws {
    let shown = try presented(SheetPlaceCase.all[0])
    shown.stage.environment.clock.schedule(at: 1) {
      shown.sheet.preferredContentSize = CGSize(width: 400, height: 300)
    }
    shown.stage.advance(to: 1.1)
    let between = try #require(shown.stage.frame(of: "sheet"))
    #expect(between.width < 540 && between.width > 400)
    shown.stage.advance(to: 2)
    #expect(shown.stage.frame(of: "sheet") == CGRect(x: 210, y: 440, width: 400, height: 300))
  }
}
