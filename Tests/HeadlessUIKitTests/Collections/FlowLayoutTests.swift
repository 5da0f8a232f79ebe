import HeadlessUIKit
import Testing

@MainActor @Suite("Flow layouts") struct FlowLayoutTests {
  /// Items of one size in lines, by UIKit's rules in closed form.
  struct Grid: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let width, length: Double
    let spacing: Double
    let count: Int
    /// Where items begin across the line, in order.
    let begins: [Double]
  }

  @Test(arguments: [
    Grid(
      testDescription: "what fits exactly", width: 320, length: 100, spacing: 10, count: 4, begins: [0, 110, 220, 0]),
    Grid(
      testDescription: "a full line is spread, an unfinished one is not", width: 360, length: 100, spacing: 10,
      count: 5,
      begins: [0, 130, 260, 0, 110]),
    Grid(
      testDescription: "a last line that is full is spread too", width: 360, length: 100, spacing: 10, count: 3,
      begins: [0, 130, 260]),
    Grid(
      testDescription: "an unfinished only line begins at the edge", width: 360, length: 100, spacing: 10, count: 2,
      begins: [0, 110]),
    Grid(
      testDescription: "one in a line stands in its middle", width: 300, length: 200, spacing: 10, count: 2,
      begins: [50, 50]),
    Grid(
      testDescription: "begins are whole pixels", width: 365, length: 100, spacing: 10, count: 3, begins: [0, 133, 265]),
  ])
  func `lines are filled and spread as UIKit does`(_ grid: Grid) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: grid.length, height: 40)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (grid.spacing, 7)
    let collection = Collection([grid.count], layout, frame: CGRect(x: 0, y: 0, width: grid.width, height: 500))
    let frames = collection.frames()
    #expect(frames.map { Double($0.minX) } == grid.begins)
    var line = 0
    for (index, frame) in frames.enumerated() {
      if index > 0, frame.minX <= frames[index - 1].minX { line += 1 }
      #expect(frame.minY == Double(line) * 47 && frame.height == 40)
    }
    #expect(collection.view.contentSize == CGSize(width: grid.width, height: Double(line) * 47 + 40))
  }

  /// Sizes of the delegate's, which are no grid.
  final class Sizes: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let sizes: [CGSize]
    init(_ sizes: [CGSize]) { self.sizes = sizes }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.item] }
  }

  private func laidOut(_ sizes: [CGSize], width: Double) -> [CGRect] {
    let stage = TestStage()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
    let data = Sizes(sizes)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (data, data)
    stage.act { stage.window.addSubview(view) }
    return sizes.indices.compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
  }

  @Test func `lower items stand in the middle of their line, whose depth is the highest item's`() {
    let frames = laidOut(
      [CGSize(width: 100, height: 60), CGSize(width: 120, height: 20), CGSize(width: 150, height: 30)], width: 300)
    // The last line is unfinished: its item begins at the edge.
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 180, y: 20, width: 120, height: 20),
        CGRect(x: 0, y: 70, width: 150, height: 30),
      ])
  }

  @Test func `an only item of its own size stands in the middle`() {
    #expect(laidOut([CGSize(width: 100, height: 60)], width: 300) == [CGRect(x: 100, y: 0, width: 100, height: 60)])
  }

  @Test func `sections have headers, insets and footers in turn`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 190, height: 50)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 3, bottom: 7, right: 9)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let collection = Collection([3, 0, 1], layout)
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    func bar(_ kind: String, _ section: Int) -> CGRect? {
      collection.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?
        .frame
    }
    // A line of 388 points takes one more only if 190 + 10 + 190 fitted; so each has one, in its middle.
    let middle: Double = 3 + (388 - 190) / 2
    let heights: CGFloat = 30 + 5 + 170 + 7 + 20
    let empty: CGFloat = 30 + 5 + 7 + 20
    let last: CGFloat = 30 + 5 + 50 + 7 + 20
    #expect(collection.frames().map(\.origin) == [35, 95, 155].map { CGPoint(x: middle, y: $0) })
    #expect(bar(header, 0) == CGRect(x: 0, y: 0, width: 400, height: 30))
    #expect(bar(footer, 0) == CGRect(x: 0, y: 212, width: 400, height: 20))
    #expect(bar(header, 1) == CGRect(x: 0, y: heights, width: 400, height: 30))
    let (begin, end) = (heights + empty, heights + empty + last)
    #expect(bar(header, 2)?.minY == begin)
    #expect(collection.view.contentSize.height == end)
    #expect(collection.view.visibleSupplementaryViews(ofKind: header).count == 3)
  }

  @Test func `across, lines stand beside one another`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 200)
    layout.headerReferenceSize = CGSize(width: 25, height: 0)
    let collection = Collection([5], layout, frame: CGRect(x: 0, y: 0, width: 400, height: 500))
    #expect(
      collection.frames().map(\.origin) == [
        CGPoint(x: 25, y: 0), CGPoint(x: 25, y: 300), CGPoint(x: 115, y: 0), CGPoint(x: 115, y: 300),
        CGPoint(x: 205, y: 0),
      ])
    #expect(collection.view.contentSize == CGSize(width: 285, height: 500))
  }

  @Test func `another width breaks lines anew`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let collection = Collection([4], layout)
    #expect(collection.frames().map(\.minY) == [0, 0, 0, 110])
    collection.stage.act { collection.view.frame.size.width = 215 }
    #expect(collection.frames().map(\.minY) == [0, 0, 110, 110])
    #expect(collection.view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 115)
  }

  @Test func `a header stays in sight until its section goes`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 300)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let collection = Collection([4, 4], layout)
    let kind = UICollectionView.elementKindSectionHeader
    func top() -> Double? {
      collection.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)).map {
        Double($0.frame.minY)
      }
    }
    let end: Double = 40 + 4 * 300 + 3 * 10
    for (offset, place) in [(0.0, 0.0), (500, 500), (end - 20, end - 40)] {
      collection.stage.act { collection.view.contentOffset.y = offset }
      #expect(top() == place)
    }
  }

  /// A cell as large as its constraints say.
  final class GrowingCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = contentView.add(ContentView(120, 70))
      box.pin(to: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func `cells say their sizes where the layout only estimates`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let stage = TestStage()
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let data = Sizes(Array(repeating: .zero, count: 3))
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (data, data)
    stage.act { stage.window.addSubview(view) }
    #expect(view.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 120, height: 70), count: 3))
    #expect(view.visibleCells.map(\.frame.minX) == [0, 130, 260])
  }
}
