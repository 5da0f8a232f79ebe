import HeadlessUIKit
import Testing

@MainActor @Suite("Tables") struct TableLayoutTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// A table's measures, and where its second section's first row begins.
  struct Measures: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let style: UITableView.Style
    let titles: [String]
    let begin: CGFloat
    let height: CGFloat
  }

  /// Two rows of 50 points and then one.
  @Test(arguments: [
    Measures(testDescription: "plain", style: .plain, titles: [], begin: 100, height: 150),
    Measures(testDescription: "plain, titled", style: .plain, titles: ["A", "B"], begin: 200, height: 250),
    Measures(testDescription: "grouped", style: .grouped, titles: [], begin: 170, height: 237.5),
    Measures(testDescription: "grouped, titled", style: .grouped, titles: ["A", "B"], begin: 211, height: 278.5),
  ])
  func `sections follow one another`(_ measures: Measures) {
    let table = Table([2, 1], style: measures.style) {
      $0.view.rowHeight = 50
      $0.titles = measures.titles
    }
    #expect(table.view.rectForRow(at: path(0, 1)) == CGRect(x: 0, y: measures.begin, width: 400, height: 50))
    #expect(table.view.contentSize == CGSize(width: 400, height: measures.height))
    #expect(table.view.cellForRow(at: path(0, 1))?.frame == table.view.rectForRow(at: path(0, 1)))
    #expect(table.view.rect(forSection: 1).maxY == measures.height)
    #expect(table.view.headerView(forSection: 1)?.textLabel?.text == measures.titles.last)
  }

  @Test func `the delegate says heights row by row`() {
    let table = Table([3]) {
      $0.view.rowHeight = 50
      $0.heights[IndexPath(row: 1, section: 0)] = 120
    }
    #expect((0..<3).map { table.view.rectForRow(at: path($0)).minY } == [0, 50, 170])
    table.heights[path(0)] = 100
    table.stage.act { table.view.performBatchUpdates(nil) }
    table.stage.advance(to: 0.15)
    #expect(isNear(table.view.cellForRow(at: path(1))?.shownFrame.minY ?? 0, 75, within: 0.01))
    #expect(table.view.rectForRow(at: path(1)).minY == 100)
  }

  @Test func `views stand over and under all sections`() {
    let table = Table([2]) {
      $0.view.rowHeight = 50
      $0.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
      $0.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    #expect(table.view.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
    #expect(table.view.tableFooterView?.frame == CGRect(x: 0, y: 180, width: 400, height: 30))
    #expect(table.view.contentSize.height == 210)
  }

  @Test func `rows are as high as their constraints say, and a pixel for the line`() {
    let table = Table([30]) {
      $0.identifier = "box"
      $0.boxHeight = { Double(60 + 10 * $0.row) }
    }
    let heights = table.view.visibleCells.map { Double($0.frame.height) }
    let wanted = (0..<heights.count).map { Double(71 + 10 * $0) }
    #expect(heights == wanted)
    #expect((table.view.cellForRow(at: path(0)) as? BoxCell)?.box.frame == CGRect(x: 0, y: 5, width: 50, height: 60))
    // What is not in sight is still thought to be 44 points high.
    let seen: Double = heights.reduce(0, +)
    let rest: Double = Double(30 - heights.count) * 44
    #expect(isNear(table.view.contentSize.height, seen + rest))
  }

  @Test func `without constraints a row has 44 points, and more for lines of text`() {
    let stage = TestStage()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.textLabel?.font = .systemFont(ofSize: 20)
    cell.detailTextLabel?.text = "Detail"
    cell.detailTextLabel?.font = .systemFont(ofSize: 10)
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 58)
    stage.act { stage.window.addSubview(cell) }
    #expect(cell.textLabel?.frame == CGRect(x: 16, y: 11, width: 50, height: 24))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 16, y: 35, width: 30, height: 12))
    #expect(Table([1]).view.rectForRow(at: path(0)).height == 44)
  }

  @Test func `lines are a pixel thick and begin 16 points from the left`() throws {
    let table = Table([2]) { $0.view.rowHeight = 50 }
    let cell = try #require(table.view.cellForRow(at: path(0)))
    let line = try #require(cell.subviews.last)
    #expect(line.frame == CGRect(x: 16, y: 49, width: 384, height: 1) && !line.isHidden)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 49))
    table.stage.act { table.view.separatorStyle = .none }
    #expect(line.isHidden && cell.contentView.frame.height == 50)
  }

  @Test func `inset groups stand away from the sides, with round corners`() throws {
    let table = Table([3], style: .insetGrouped) { $0.view.rowHeight = 50 }
    let cells = table.view.visibleCells
    #expect(cells.map(\.frame) == [35, 85, 135].map { CGRect(x: 16, y: $0, width: 368, height: 50) })
    #expect(cells.map { $0.layer.maskedCorners.rawValue } == [3, 0, 12])
    let titled = Table([1], style: .insetGrouped) { $0.titles = ["A"] }
    #expect(titled.view.headerView(forSection: 0)?.frame == CGRect(x: 16, y: 0, width: 368, height: 55.5))
  }

  @Test func `an accessory stands at the end, and the content ends before it`() throws {
    let stage = TestStage()
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "1234567890"
    cell.detailTextLabel?.font = .systemFont(ofSize: 10)
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 50)
    stage.act { stage.window.addSubview(cell) }
    #expect(cell.accessoryView?.frame == CGRect(x: 364, y: 10, width: 20, height: 30))
    #expect(cell.contentView.frame.width == 349)
    #expect(cell.detailTextLabel?.frame == CGRect(x: 299, y: 0, width: 50, height: 50))
    cell.accessoryView = nil
    cell.accessoryType = .disclosureIndicator
    stage.environment.commit()
    #expect(cell.contentView.frame.width == 361)
  }

  @Test func `a header of a plain table stays in sight until its section goes`() throws {
    let table = Table([20, 20]) {
      $0.view.rowHeight = 100
      $0.view.sectionHeaderTopPadding = 0
      $0.titles = ["A", "B"]
    }
    let end: CGFloat = 28 + 2000
    for (offset, place) in [(0, 0), (500, 500), (end - 10, end - 28)] as [(CGFloat, CGFloat)] {
      table.stage.act { table.view.contentOffset.y = offset }
      #expect(table.view.headerView(forSection: 0)?.frame.minY == place)
    }
  }
}
