import HeadlessUIKit
import Testing

@MainActor @Suite("Snapshots of data") struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func `items are in one place, where they were put last`() {
    var items = snapshot([("A", [1, 2, 3]), ("B", [4])])
    items.appendItems([1], toSection: "B")
    items.insertItems([9], afterItem: 2)
    items.moveItem(3, beforeItem: 2)
    items.deleteItems([4])
    #expect(items == snapshot([("A", [3, 2, 9]), ("B", [1])]))
    #expect(items.sectionIdentifier(containingItem: 1) == "B" && items.indexOfItem(9) == 2)
    #expect(items.numberOfItems == 4 && items.numberOfItems(inSection: "A") == 3)
  }

  /// A table of rows of 50 points that shows numbers.
  @MainActor final class Screen {
    let stage = TestStage()
    let table: UITableView
    let data: UITableViewDiffableDataSource<String, Int>

    init() {
      table = UITableView(frame: stage.window.bounds)
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      data = UITableViewDiffableDataSource(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      stage.act { stage.window.addSubview(table) }
    }

    var texts: [String?] { table.visibleCells.map(\.textLabel?.text) }
  }

  @Test(
    arguments: [
      [("A", [1, 2, 3])], [("A", [3, 2, 1])], [("A", [2, 7, 3]), ("B", [1])], [("B", [4, 5]), ("A", [1])], [],
      [("C", [3, 1]), ("B", [2, 4, 5, 6])],
    ] as [[(String, [Int])]])
  func `from any snapshot to another, cells go with their items`(_ end: [(String, [Int])]) throws {
    let screen = Screen()
    let start = snapshot([("A", [1, 2, 3]), ("B", [4, 5])])
    screen.stage.act { screen.data.apply(start, animatingDifferences: false) }
    #expect(screen.texts == ["1", "2", "3", "4", "5"])
    let third = try #require(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let goal = snapshot(end)
    var isDone = false
    screen.stage.act { screen.data.apply(goal) { isDone = true } }
    screen.stage.advance(to: 1)
    #expect(screen.texts == goal.itemIdentifiers.map { "\($0)" })
    #expect(screen.table.visibleCells.map(\.frame.minY) == goal.itemIdentifiers.indices.map { CGFloat($0) * 50 })
    #expect(isDone && screen.stage.environment.log.warnings.isEmpty)
    let stays = end.contains { $0.0 == "A" && $0.1.contains(3) }
    if stays { #expect(screen.data.indexPath(for: 3).flatMap { screen.table.cellForRow(at: $0) } === third) }
  }

  @Test func `a collection shows snapshots too, and reloads what it is told to`() throws {
    let stage = TestStage()
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let cells = UICollectionView.CellRegistration<NumberedCell, Int> { cell, _, item in cell.label.text = "\(item)" }
    let data = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    data.apply(snapshot([("A", [1, 2])]))
    stage.act { stage.window.addSubview(view) }
    let first = try #require(view.visibleCells.first)
    var next = data.snapshot()
    next.insertItems([5], beforeItem: 1)
    stage.act { data.apply(next) }
    stage.advance(to: 1)
    #expect(view.visibleCells.compactMap { ($0 as? NumberedCell)?.label.text } == ["5", "1", "2"])
    #expect(view.visibleCells[1] === first && data.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 1)
    next.reloadItems([1])
    stage.act { data.apply(next) }
    #expect(view.visibleCells[1] !== first)
  }
}
