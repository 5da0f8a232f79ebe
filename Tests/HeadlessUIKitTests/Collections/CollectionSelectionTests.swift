import HeadlessUIKit
import Testing

@MainActor @Suite("Taps select items") struct CollectionSelectionTests {
  private func list() -> Collection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    return Collection([20], layout)
  }

  private func tap(_ item: Int, in collection: Collection) {
    let offset = collection.view.contentOffset.y
    collection.stage.act {
      collection.stage.environment.tap(at: CGPoint(x: 200, y: Double(item) * 110 + 50 - offset))
    }
  }

  @Test func `a tap highlights, selects, and highlights no longer, in this order`() {
    let collection = list()
    tap(1, in: collection)
    #expect(
      collection.calls == [
        "should highlight 1", "highlight 1", "should select 1", "select 1", "unhighlight 1",
      ])
    #expect(collection.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(collection.view.visibleCells.map(\.isSelected) == [1].map { index in (0..<8).map { $0 == index } }[0])
  }

  @Test func `another one takes its place, after it has gone`() {
    let collection = list()
    tap(1, in: collection)
    collection.calls = []
    tap(2, in: collection)
    #expect(
      collection.calls == [
        "should highlight 2", "highlight 2", "should select 2", "deselect 1", "select 2", "unhighlight 2",
      ])
  }

  @Test func `several may be selected, and a second tap takes one back`() {
    let collection = list()
    collection.view.allowsMultipleSelection = true
    for item in [1, 3, 1] { tap(item, in: collection) }
    #expect(collection.view.indexPathsForSelectedItems?.map(\.item) == [3])
    #expect(collection.calls.suffix(2) == ["deselect 1", "unhighlight 1"])
  }

  @Test func `what may not be highlighted or selected is not`() {
    let collection = list()
    collection.mayHighlight = false
    tap(1, in: collection)
    #expect(collection.calls == ["should highlight 1"])
    (collection.mayHighlight, collection.maySelect) = (true, false)
    tap(1, in: collection)
    #expect(collection.calls.suffix(2) == ["should select 1", "unhighlight 1"])
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `a tap between items selects nothing`() {
    let collection = list()
    collection.stage.environment.tap(at: CGPoint(x: 200, y: 105))
    #expect(collection.calls == [])
  }

  @Test func `a finger that scrolls highlights nothing`() {
    let collection = list()
    collection.drag(-200)
    collection.stage.advance(to: 1)
    #expect(collection.view.contentOffset.y == 200 && collection.calls == [])
  }

  @Test func `a cell that comes back is still selected`() {
    let collection = list()
    tap(0, in: collection)
    collection.stage.act { collection.view.contentOffset.y = 1000 }
    #expect(collection.view.visibleCells.allSatisfy { !$0.isSelected })
    collection.stage.act { collection.view.contentOffset.y = 0 }
    #expect(collection.view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
  }

  @Test func `selecting in code tells nobody`() {
    let collection = list()
    collection.stage.act {
      collection.view.selectItem(at: IndexPath(item: 10, section: 0), animated: false, scrollPosition: .top)
    }
    #expect(collection.calls == [] && collection.view.contentOffset.y == 1100)
    #expect(collection.view.cellForItem(at: IndexPath(item: 10, section: 0))?.isSelected == true)
    collection.view.deselectItem(at: IndexPath(item: 10, section: 0), animated: false)
    #expect(collection.view.indexPathsForSelectedItems == [])
  }

  @Test func `the background of a selected cell shows with its selection`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
    #expect(cell.selectedBackgroundView?.isHidden == true)
    cell.isHighlighted = true
    #expect(cell.selectedBackgroundView?.isHidden == false)
    #expect(cell.subviews == [cell.backgroundView, cell.selectedBackgroundView, cell.contentView])
    cell.frame.size = CGSize(width: 70, height: 80)
    #expect(cell.subviews.map(\.frame) == Array(repeating: CGRect(x: 0, y: 0, width: 70, height: 80), count: 3))
  }
}
