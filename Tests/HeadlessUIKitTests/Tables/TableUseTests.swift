import HeadlessUIKit
import Testing

@MainActor @Suite("Rows of tables") struct TableUseTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Rows of 100 points: in 800 points, 8 of them.
  private func list(_ count: Int) -> Table { Table([count]) { $0.view.rowHeight = 100 } }

  private func tap(_ row: Int, in table: Table) {
    let offset = table.view.contentOffset.y
    table.stage.act { table.stage.environment.tap(at: CGPoint(x: 200, y: Double(row) * 100 + 50 - offset)) }
  }

  @Test func `a finger brings new cells, and those that went come back for others`() {
    let table = list(1000)
    #expect(table.view.indexPathsForVisibleRows?.map(\.row) == Array(0...7) && table.seen.count == 8)
    table.drag(-350)
    table.stage.advance(to: 1)
    #expect(table.view.contentOffset.y == 350)
    #expect(table.view.indexPathsForVisibleRows?.map(\.row) == Array(3...11))
    #expect(table.text(at: 11) == "0.11" && table.seen.count == 9)
  }

  @Test func `a cell is prepared before it is used again`() throws {
    let table = Table([100]) {
      $0.identifier = "box"
      $0.view.rowHeight = 100
    }
    let first = try #require(table.view.cellForRow(at: path(0)) as? BoxCell)
    table.stage.act { table.view.contentOffset.y = 800 }
    #expect(first.reuses == 1 && first.superview === table.view)
    #expect(table.seen.count == 8)
  }

  @Test func `rows measured over the upper edge do not move what is in sight`() throws {
    let table = Table([100]) { $0.identifier = "box" }
    table.stage.act { table.view.scrollToRow(at: path(50), at: .top, animated: false) }
    let cell = try #require(table.view.cellForRow(at: path(51)))
    let place = cell.convert(cell.bounds, to: nil).minY
    table.stage.act { table.view.contentOffset.y -= 200 }
    #expect(isNear(cell.convert(cell.bounds, to: nil).minY, place + 200))
    #expect(table.view.cellForRow(at: path(49))?.frame.height == 81)
  }

  @Test func `rows measured under a finger do not throw it off`() throws {
    let table = Table([100]) { $0.identifier = "box" }
    table.stage.act { table.view.scrollToRow(at: path(50), at: .top, animated: false) }
    let cell = try #require(table.view.cellForRow(at: path(50)))
    table.drag(300)
    for step in 1...5 {
      table.stage.advance(to: Double(step) / 10)
      #expect(isNear(cell.convert(cell.bounds, to: nil).minY, Double(step) * 60), "step \(step)")
    }
    table.stage.advance(to: 2)
    #expect(isNear(cell.convert(cell.bounds, to: nil).minY, 300))
    #expect(table.view.cellForRow(at: path(47))?.frame.height == 81)
  }

  @Test func `a row's frame is found in the window`() throws {
    let table = list(100)
    table.stage.act {
      table.view.frame.origin.y = 60
      table.view.contentOffset.y = 250
    }
    let cell = try #require(table.view.cellForRow(at: path(4)))
    let place = CGRect(x: 0, y: 400 - 250 + 60, width: 400, height: 100)
    #expect(table.view.convert(table.view.rectForRow(at: path(4)), to: nil) == place)
    #expect(cell.superview?.convert(cell.frame, to: nil) == place)
    #expect(table.view.indexPath(for: cell) == path(4))
    #expect(table.view.indexPathForRow(at: CGPoint(x: 3, y: 499)) == path(4))
  }

  @Test func `a tap selects a row in place of another`() {
    let table = list(20)
    tap(1, in: table)
    #expect(table.calls == ["highlight 1", "unhighlight 1", "will select 1", "select 1"])
    #expect(table.view.indexPathForSelectedRow == path(1))
    #expect(table.view.cellForRow(at: path(1))?.selectedBackgroundView?.alpha == 1)
    table.calls = []
    tap(2, in: table)
    #expect(table.calls == ["highlight 2", "unhighlight 2", "will select 2", "deselect 1", "select 2"])
    #expect(table.view.cellForRow(at: path(1))?.isSelected == false)
  }

  @Test func `a row that may not be selected is not`() {
    let table = list(20)
    tap(4, in: table)
    #expect(table.calls.last == "will select 4" && table.view.indexPathForSelectedRow == nil)
    table.view.allowsSelection = false
    tap(1, in: table)
    #expect(table.calls.last == "will select 4")
  }

  @Test func `a finger that stays highlights after a while, one that scrolls does not`() throws {
    let table = list(20)
    let still = try #require(FingerPath([(0, 200, 150), (1, 200, 150)]))
    table.view.panGestureRecognizer.isEnabled = false
    table.stage.environment.drag(along: still)
    table.stage.advance(to: 0.1)
    #expect(table.calls == [])
    table.stage.advance(to: 0.2)
    #expect(table.calls == ["highlight 1"] && table.view.cellForRow(at: path(1))?.isHighlighted == true)
    table.stage.advance(to: 2)
    #expect(table.calls.last == "select 1")
    table.view.panGestureRecognizer.isEnabled = true
    table.calls = []
    table.drag(-100)
    table.stage.advance(to: 4)
    #expect(table.calls == [] && table.view.contentOffset.y == 100)
  }

  @Test func `a row taken back fades`() {
    let table = list(20)
    tap(1, in: table)
    table.stage.act { table.view.deselectRow(at: path(1), animated: true) }
    table.stage.advance(to: 0.15)
    let ground = table.view.cellForRow(at: path(1))?.selectedBackgroundView
    #expect(isNear(ground?.shown.opacity ?? 0, 0.5, within: 0.01))
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test(
    arguments: [(.top, 5000), (.bottom, 4300), (.middle, 4650), (.none, 4300)]
      as [(UITableView.ScrollPosition, CGFloat)])
  func `a row is scrolled to where it is wanted`(_ position: UITableView.ScrollPosition, _ offset: CGFloat) {
    let table = list(1000)
    table.stage.act { table.view.scrollToRow(at: path(50), at: position, animated: false) }
    #expect(table.view.contentOffset.y == offset && table.text(at: 50) == "0.50")
  }

  @Test func `rows come and go`() throws {
    let table = list(4)
    let third = try #require(table.view.cellForRow(at: path(2)))
    let first = try #require(table.view.cellForRow(at: path(0)))
    table.stage.act {
      table.view.beginUpdates()
      table.view.deleteRows(at: [path(0)], with: .fade)
      table.view.insertRows(at: [path(3)], with: .automatic)
      table.view.endUpdates()
    }
    table.stage.advance(to: 0.15)
    #expect(isNear(third.shownFrame.minY, 150, within: 0.01) && isNear(first.shown.opacity, 0.5, within: 0.01))
    table.stage.advance(to: 1)
    #expect(first.superview == nil && table.view.indexPath(for: third) == path(1))
    #expect(table.view.visibleCells.map(\.alpha) == [1, 1, 1, 1])
    table.counts = [9]
    table.stage.act { table.view.deleteRows(at: [path(0)], with: .fade) }
    #expect(table.stage.environment.log.warnings.last?.message.hasPrefix("Invalid update:") == true)
  }

  @Test func `an identifier that nobody knows gives nothing, or is refused in UIKit's words`() {
    let table = list(0)
    #expect(table.view.dequeueReusableCell(withIdentifier: "nobody's") == nil)
    _ = table.view.dequeueReusableCell(withIdentifier: "nobody's", for: path(0))
    #expect(table.stage.environment.log.warnings.last?.message.hasPrefix("unable to dequeue a cell") == true)
  }

  @Test func `a screen's table asks the screen, and its selection goes when it comes back`() {
    final class Screen: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let stage = TestStage()
    let screen = Screen(style: .plain)
    let navigation = UINavigationController(rootViewController: screen)
    stage.act { stage.window.rootViewController = navigation }
    #expect(screen.tableView.visibleCells.count == 3)
    screen.tableView.selectRow(at: path(1), animated: false, scrollPosition: .none)
    stage.act { navigation.pushViewController(UIViewController(), animated: false) }
    stage.act { _ = navigation.popViewController(animated: false) }
    #expect(screen.tableView.indexPathForSelectedRow == nil)
  }
}
