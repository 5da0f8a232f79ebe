import HeadlessUIKit
import Testing

/// Sheets over sheets on a phone of 390 × 844 points with a notch: a large one's top is at 57, its presenter's at 47.
@MainActor
struct SheetStackTests {
  typealias Detent = UISheetPresentationController.Detent

  @MainActor private struct Fixture {
    let stage: StageFixture
    let root: RecordingController
    var sheets: [RecordingController] = []

    init() {
      stage = StageFixture(
        size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      stage.environment.displayCornerRadius = 47
      root = stage.controller("root")
      stage.show(root)
    }

    /// Presents one over the last and waits.
    mutating func present(_ detents: [Detent]) throws {
      let sheet = stage.controller("sheet\(sheets.count + 1)")
      try #require(sheet.sheetPresentationController).detents = detents
      (sheets.last ?? root).present(sheet, animated: true)
      sheets.append(sheet)
      rest()
    }

    /// Lets a sheet go to a detent in its own animation.
    func select(_ detent: Detent.Identifier, _ sheet: UISheetPresentationController) {
      stage.environment.clock.schedule(at: stage.environment.clock.now) {
        sheet.animateChanges { sheet.selectedDetentIdentifier = detent }
      }
    }

    func rest() { stage.advance(to: stage.environment.clock.now + 1) }

    /// The darkness under a sheet.
    func dimming(_ index: Int) throws -> UIView {
      let container = try #require(sheets[index].presentationController?.containerView)
      return try #require(container.subviews.first { $0.accessibilityIdentifier == "dimming" })
    }
  }

  private static let scale = 1 - 2 * 16.0 / 390

  @Test func `Each card goes back under the next, and darkness keeps to the card`() throws {
    var fixture = Fixture()
    let before = fixture.stage.environment.snapshot().layers
    for _ in 0..<3 { try fixture.present([.large()]) }
    for index in 0..<2 {
      let card = fixture.sheets[index].view.frame
      #expect(isNear(Double(card.minX), 16, within: 1e-6) && isNear(Double(card.minY), 47, within: 1e-6))
      #expect(isNear(Double(card.height), 787 * Self.scale, within: 1e-6))
    }
    #expect(isNear(Double(fixture.root.view.frame.minY), 47, within: 1e-6))
    #expect(fixture.sheets[2].view.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    let alphas = try (0..<3).map { Double(try fixture.dimming($0).alpha) }
    #expect(zip(alphas, [1, 0.8, 0.6]).allSatisfy { isNear($0, $1, within: 1e-6) })
    #expect(try fixture.dimming(2).frame == fixture.sheets[1].view.frame)
    #expect(isNear(Double(try fixture.dimming(2).layer.cornerRadius), 10 * Self.scale, within: 1e-6))
    for sheet in fixture.sheets.reversed() {
      sheet.dismiss(animated: true)
      fixture.rest()
    }
    #expect(fixture.stage.environment.snapshot().layers == before)
  }

  @Test func `A card under a dragged sheet follows the finger`() throws {
    var fixture = Fixture()
    for _ in 0..<2 { try fixture.present([.large()]) }
    let now = fixture.stage.environment.clock.now
    fixture.stage.environment.drag(along: try #require(FingerPath([(0, 200, 100), (0.4, 200, 493.5)])))
    fixture.stage.advance(to: now + 0.4 - 1e-6)
    let half = (1 + Self.scale) / 2
    let shown = try #require(fixture.sheets[0].view.layer.presentation())
    #expect(isNear(Double(shown.affineTransform().a), half, within: 1e-4))
    let dark = try #require(try fixture.dimming(1).layer.presentation())
    #expect(isNear(Double(dark.opacity), 0.3, within: 1e-4))
    #expect(isNear(Double(dark.frame.minY), Double(shown.frame.minY), within: 1e-4))
    fixture.rest()
  }

  @Test func `Only a card at its full height goes back`() throws {
    var fixture = Fixture()
    try fixture.present([.medium(), .large()])
    try fixture.present([.large()])
    #expect(fixture.sheets[0].view.transform.isIdentity && fixture.root.view.transform.isIdentity)
    #expect(try fixture.dimming(1).frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    let whole: CGFloat = 1
    #expect(try fixture.dimming(1).alpha == whole)
  }

  @Test func `A medium sheet leaves the card under it where it is`() throws {
    var fixture = Fixture()
    try fixture.present([.large()])
    try fixture.present([.medium(), .large()])
    #expect(fixture.sheets[0].view.transform.isIdentity)
    #expect(try fixture.dimming(1).frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    let sheet = try #require(fixture.sheets[1].sheetPresentationController)
    fixture.select(.large, sheet)
    fixture.rest()
    #expect(isNear(Double(fixture.sheets[0].view.frame.minY), 47, within: 1e-6))
  }

  @Test func `Dismissing a whole stack brings the root forward without a jump`() throws {
    var fixture = Fixture()
    let before = fixture.stage.environment.snapshot().layers
    for _ in 0..<3 { try fixture.present([.large()]) }
    let (clock, root) = (fixture.stage.environment.clock, fixture.root)
    let start = clock.now
    clock.schedule(at: start) { root.dismiss(animated: true) }
    var scales: [Double] = []
    for frame in 0...60 {
      fixture.stage.advance(to: start + Double(frame) / 60)
      scales.append(Double(root.view.layer.presentation()?.affineTransform().a ?? 0))
    }
    #expect(isNear(scales[0], Self.scale, within: 1e-6) && scales.last == 1)
    let longest = zip(scales, scales.dropFirst()).map { abs($1 - $0) }.max() ?? 1
    #expect(longest < 0.02)
    #expect(fixture.stage.environment.snapshot().layers == before)
  }

  @Test func `A presenter that has come forward is no longer cut`() throws {
    var fixture = Fixture()
    try fixture.present([.medium(), .large()])
    let sheet = try #require(fixture.sheets[0].sheetPresentationController)
    #expect(!fixture.root.view.clipsToBounds)
    fixture.select(.large, sheet)
    fixture.rest()
    #expect(fixture.root.view.clipsToBounds && fixture.root.view.layer.cornerRadius == 10)
    let now = fixture.stage.environment.clock.now
    fixture.select(.medium, sheet)
    fixture.stage.advance(to: now + 0.1)
    #expect(fixture.root.view.clipsToBounds)
    fixture.rest()
    #expect(!fixture.root.view.clipsToBounds && fixture.root.view.layer.cornerRadius == 0)
  }

  @Test(arguments: [
    (undimmed: nil, selected: Detent.Identifier.medium, reaches: false),
    (undimmed: Detent.Identifier.medium, selected: .medium, reaches: true),
    (undimmed: .medium, selected: .large, reaches: false), (undimmed: .large, selected: .large, reaches: true),
  ])
  func `What lies beneath an undimmed sheet is touched`(
    undimmed: Detent.Identifier?, selected: Detent.Identifier, reaches: Bool
  ) throws {
    var fixture = Fixture()
    var taps = 0
    fixture.root.view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    try fixture.present([.medium(), .large()])
    let sheet = try #require(fixture.sheets[0].sheetPresentationController)
    sheet.largestUndimmedDetentIdentifier = undimmed
    sheet.selectedDetentIdentifier = selected
    #expect((try fixture.dimming(0).alpha == 0) == reaches)
    fixture.stage.environment.tap(at: CGPoint(x: 200, y: 52))
    fixture.rest()
    #expect((taps == 1) == reaches)
    #expect((fixture.root.presentedViewController != nil) == reaches)
  }

  @Test func `Custom heights are detents like the others, each by its own name`() throws {
    var fixture = Fixture()
    let (low, high) = (Detent.custom { _ in 200 }, Detent.custom { 0.8 * $0.maximumDetentValue })
    try fixture.present([low, high, .custom { _ in nil }])
    #expect(low.identifier != high.identifier)
    let sheet = try #require(fixture.sheets[0].sheetPresentationController)
    #expect(fixture.sheets[0].view.frame == CGRect(x: 0, y: 610, width: 390, height: 234))
    fixture.select(high.identifier, sheet)
    fixture.rest()
    #expect(isNear(Double(fixture.sheets[0].view.frame.minY), 844 - 34 - 0.8 * 753, within: 1e-6))
  }
}
