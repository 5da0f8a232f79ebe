import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("Batches of updates") struct CollectionUpdateTests {
  private func list(_ count: Int) -> Collection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    return Collection([count], layout)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `what stays moves to its new place, what comes and goes fades`() throws {
    let collection = list(4)
    let third = try #require(collection.view.cellForItem(at: path(2)))
    let first = try #require(collection.view.cellForItem(at: path(0)))
    var ends: [Bool] = []
    collection.stage.act {
      collection.counts = [4]
      collection.view.performBatchUpdates {
        collection.view.deleteItems(at: [path(0)])
        collection.view.insertItems(at: [path(3)])
      } completion: {
        ends.append($0)
      }
    }
    #expect(collection.view.indexPath(for: third) == path(1))
    collection.stage.advance(to: 0.15)
    let half: Double = 110 + 55
    #expect(isNear(third.shownFrame.minY, half, within: 0.01))
    #expect(isNear(first.shown.opacity, 0.5, within: 0.01))
    #expect(isNear(try #require(collection.view.cellForItem(at: path(3))).shown.opacity, 0.5, within: 0.01))
    #expect(ends == [] && first.superview === collection.view)
    collection.stage.advance(to: 0.4)
    #expect(ends == [true] && first.superview == nil)
    #expect(collection.view.visibleCells.map(\.frame.minY) == [0, 110, 220, 330])
  }

  @Test func `a moved item goes to where the data has it`() throws {
    let collection = list(4)
    let first = try #require(collection.view.cellForItem(at: path(0)))
    collection.stage.act { collection.view.moveItem(at: path(0), to: path(3)) }
    #expect(collection.view.indexPath(for: first) == path(3) && first.frame.minY == 330)
  }

  @Test func `a reloaded item gets another cell`() throws {
    let collection = list(2)
    let first = try #require(collection.view.cellForItem(at: path(0)))
    collection.stage.act { collection.view.reloadItems(at: [path(0)]) }
    #expect(collection.view.cellForItem(at: path(0)) !== first)
  }

  @Test func `the selection goes with its item`() {
    let collection = list(4)
    collection.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    collection.counts = [3]
    collection.stage.act { collection.view.deleteItems(at: [path(0)]) }
    #expect(collection.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test func `numbers that do not fit are refused in UIKit's words, and the data is read anew`() {
    let collection = list(4)
    collection.counts = [9]
    collection.stage.act { collection.view.insertItems(at: [path(0)]) }
    #expect(collection.stage.environment.log.warnings.last?.message.hasPrefix("Invalid update:") == true)
    #expect(collection.view.numberOfItems(inSection: 0) == 9 && collection.view.visibleCells.count == 8)
  }

  /// Cells on a circle, as an article on layouts of one's own has them.
  final class Circle: UICollectionViewLayout {
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private(set) var preparations = 0
    override func prepare() {
      super.prepare()
      preparations += 1
      guard let collectionView else { return }
      attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.center = CGPoint(x: 200 + (item % 2 == 0 ? -100 : 100), y: 200 + (item < 2 ? -100 : 100))
        attributes.size = CGSize(width: 60, height: 60)
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        attributes.zIndex = item
        return attributes
      }
    }
    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      attributes.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      attributes[indexPath.item]
    }
  }

  @Test func `cells go over to a layout of one's own`() throws {
    let collection = list(4)
    let cell = try #require(collection.view.cellForItem(at: path(1)))
    let circle = Circle()
    collection.stage.act { collection.view.setCollectionViewLayout(circle, animated: true) }
    collection.stage.advance(to: 0.15)
    let (from, to) = (Point(200, 160), Point(300, 100))
    #expect(isNear(cell.shown.position.x, (from.x + to.x) / 2, within: 0.01))
    #expect(isNear(cell.shown.position.y, (from.y + to.y) / 2, within: 0.01))
    collection.stage.advance(to: 1)
    #expect(cell.frame == CGRect(x: 285, y: 85, width: 30, height: 30) && cell.layer.zPosition == 1)
    #expect(circle.preparations == 1)
    collection.stage.act { collection.view.contentOffset.y = 10 }
    #expect(circle.preparations == 1)
  }

  @Test func `a layout chooses where a scroll ends`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 110).rounded() * 110) }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 400, height: 100)
    let collection = Collection([100], layout)
    collection.drag(-200)
    collection.stage.advance(to: 5)
    #expect(collection.view.contentOffset.y == 220)
  }
}
