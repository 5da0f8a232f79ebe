import HeadlessUIKit
import Testing

@MainActor @Suite("Cells of collections are used again") struct CollectionReuseTests {
  /// Lines of one item, 100 points each and 10 apart: in 800 points, 8 of them.
  private func list(_ count: Int) -> Collection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    return Collection([count], layout)
  }

  @Test func `only what is in sight has a cell`() {
    let collection = list(1000)
    #expect(collection.view.indexPathsForVisibleItems.map(\.item) == Array(0...7))
    #expect(collection.seen.count == 8)
    #expect(collection.view.subviews.count == 8)
    let height: CGFloat = 1000 * 110 - 10
    #expect(collection.view.contentSize.height == height)
  }

  @Test func `a finger brings new cells, and those that went come back for others`() throws {
    let collection = list(1000)
    let first = try #require(collection.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NumberedCell)
    collection.drag(-330)
    collection.stage.advance(to: 1)
    #expect(collection.view.contentOffset.y == 330)
    #expect(collection.view.indexPathsForVisibleItems.map(\.item) == Array(3...10))
    #expect(collection.text(at: 10) == "0.10")
    #expect(first.reuses > 0 && first.superview === collection.view)
    // Never more than fit in the height at any offset: a ninth shows while two are cut.
    #expect(collection.seen.count == 9)
  }

  @Test func `a thousand cells scrolled through are nine`() {
    let collection = list(1000)
    for offset in stride(from: 0.0, through: 109_190, by: 45) {
      collection.stage.act { collection.view.contentOffset.y = offset }
    }
    #expect(collection.seen.count == 9)
    #expect(collection.text(at: 999) == "0.999")
  }

  @Test func `a cell's frame is found in the window`() throws {
    let collection = list(100)
    collection.stage.act {
      collection.view.frame.origin.y = 50
      collection.view.contentOffset.y = 150
    }
    let cell = try #require(collection.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    let place = CGRect(x: 0, y: 3 * 110 - 150 + 50, width: 400, height: 100)
    #expect(cell.superview?.convert(cell.frame, to: nil) == place)
    #expect(cell.convert(cell.bounds, to: collection.stage.window) == place)
    let attributes = try #require(collection.view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0)))
    #expect(collection.view.convert(attributes.frame, to: nil) == place)
    #expect(collection.view.indexPath(for: cell) == IndexPath(item: 3, section: 0))
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 5, y: 3 * 110 + 5)) == IndexPath(item: 3, section: 0))
    #expect(collection.view.indexPathForItem(at: CGPoint(x: 5, y: 3 * 110 - 5)) == nil)
  }

  @Test(
    arguments: [
      (.top, 50 * 110), (.bottom, 50 * 110 + 100 - 800), (.centeredVertically, 50 * 110 + 50 - 400),
      ([], 50 * 110 + 100 - 800),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func `an item is scrolled to where it is wanted`(_ position: UICollectionView.ScrollPosition, _ offset: CGFloat) {
    let collection = list(1000)
    collection.stage.act {
      collection.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: position, animated: false)
    }
    #expect(collection.view.contentOffset.y == offset)
    #expect(collection.text(at: 50) == "0.50")
  }

  @Test func `scrolling animated brings cells on the way`() {
    let collection = list(100)
    collection.stage.act { collection.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: true) }
    collection.stage.advance(to: 0.15)
    #expect(collection.view.visibleCells.count >= 8)
    collection.stage.advance(to: 1)
    let end: CGFloat = 100 * 110 - 10 - 800
    #expect(collection.view.contentOffset.y == end)
    #expect(collection.text(at: 99) == "0.99")
  }

  @Test func `data read anew asks for all cells again`() {
    let collection = list(5)
    collection.counts = [2]
    collection.stage.act { collection.view.reloadData() }
    #expect(collection.view.visibleCells.count == 2 && collection.view.numberOfItems(inSection: 0) == 2)
    #expect(collection.seen.count == 5)
  }

  @Test func `a list that becomes shorter comes back to its end`() {
    let collection = list(100)
    collection.stage.act { collection.view.contentOffset.y = 5000 }
    collection.counts = [20]
    collection.stage.act { collection.view.reloadData() }
    let end: CGFloat = 20 * 110 - 10 - 800
    #expect(collection.view.contentOffset.y == end && collection.text(at: 19) == "0.19")
  }

  @Test func `an identifier that nobody knows is refused in UIKit's words`() {
    let collection = list(0)
    let cell = collection.view.dequeueReusableCell(
      withReuseIdentifier: "nobody's", for: IndexPath(item: 0, section: 0))
    #expect(type(of: cell) == UICollectionViewCell.self)
    let message = collection.stage.environment.log.warnings.last?.message ?? ""
    #expect(message.contains("must register a nib or a class for the identifier"))
  }

  @Test func `a screen's collection asks the screen`() {
    final class Screen: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let stage = TestStage()
    let screen = Screen(collectionViewLayout: UICollectionViewFlowLayout())
    stage.act { stage.window.rootViewController = screen }
    #expect(screen.collectionView.visibleCells.count == 3)
    #expect(screen.view === screen.collectionView)
  }
}
