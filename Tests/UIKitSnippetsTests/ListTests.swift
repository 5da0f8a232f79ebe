import SegueKit
import Testing

@MainActor
@Suite("Lists")
struct ListTests {
  @Test func `a tapped photo grows out of its cell and goes back into it`() throws {
    let grid = PhotoGridViewController()
    let navigation = UINavigationController(rootViewController: grid)
    let stage = Stage(navigation)
    stage.tap(at: 0.1, CGPoint(x: 147, y: 182))
    stage.at(1) { navigation.popViewController(animated: true) }
    let screen = stage.read(at: 0.3) { navigation.topViewController?.view.shownFrame ?? .null }
    let closing = stage.read(at: 1.2) { () -> CGRect in
      let screens = grid.view.superview?.subviews ?? []
      return screens.first { $0 !== grid.view }?.shownFrame ?? .null
    }
    let cell = stage.read(at: 0.3, 0.9, 2) { () -> Bool? in
      grid.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.isHidden
    }
    try stage.play()

    // Below a bar of 32, as the height is compact, two columns of 85 points between insets and gaps of 10; the tap is on
    // the second row's right one.
    let origin = CGRect(x: 105, y: 137, width: 85, height: 85)
    func frame(_ share: Double) -> CGRect {
      CGRect(
        x: origin.minX * (1 - share), y: origin.minY * (1 - share), width: origin.width + (200 - origin.width) * share,
        height: origin.height + (400 - origin.height) * share)
    }
    let share = ClosedForm.spring(duration: 0.5, dampingRatio: 1, 0.2)
    #expect(isNear(screen[0], frame(share)))
    #expect(isNear(closing[0], frame(1 - share)))
    #expect(cell.values == [true, false, false])
    #expect(stage.outcomes == [.completed, .completed])
  }

  @Test func `a picture of a row grows into its message, and rows close up when one goes`() throws {
    let inbox = InboxViewController()
    let stage = Stage(inbox)
    stage.at(0.1) { inbox.archive(at: 0) }
    let rows = stage.read(at: 0.05, 1) { inbox.tableView.visibleCells.map(\.frame.minY) }
    stage.tap(at: 1.5, CGPoint(x: 100, y: 90))
    let flying = stage.read(at: 1.75) {
      stage.window.subviews.first { $0.accessibilityIdentifier == "flying" }?.shownFrame ?? .null
    }
    let presence = stage.read(at: 1.9, 3) { inbox.presentedViewController != nil }
    try stage.play()

    #expect(rows.values == [[0, 60, 120, 180], [0, 60, 120]])
    #expect(inbox.openedFrame == CGRect(x: 0, y: 60, width: 200, height: 60))
    #expect(isNear(flying[0], CGRect(x: 0, y: 30, width: 200, height: 230)))
    #expect(presence.values == [false, true])
    #expect(inbox.events == ["archived, true", "selected 1", "opened"])
    #expect(stage.window.subviews.count { $0.accessibilityIdentifier == "flying" } == 0)
  }
}
