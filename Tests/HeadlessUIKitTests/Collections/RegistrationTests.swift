import HeadlessUIKit
import Testing

@MainActor @Suite("Registrations and configurations") struct RegistrationTests {
  /// A screen as apps have written them since iOS 14.
  final class Screen: NSObject, UICollectionViewDataSource {
    let cells = UICollectionView.CellRegistration<NumberedCell, Int> { cell, indexPath, item in
      cell.label.text = "\(indexPath.item): \(item)"
    }
    let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in header.tag = indexPath.section + 7 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item * 2) }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  @Test func `registered cells are filled and used again`() {
    let stage = TestStage()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 400, height: 100)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let screen = Screen()
    view.dataSource = screen
    stage.act { stage.window.addSubview(view) }
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.tag) == [7])
    let first = view.visibleCells.compactMap { $0 as? NumberedCell }
    stage.act { view.contentOffset.y = 3000 }
    let later = view.visibleCells.compactMap { $0 as? NumberedCell }
    #expect(first.count == 7 && later.count == 8)
    #expect(later.first?.label.text == "27: 54")
    #expect(first.allSatisfy { cell in later.contains { $0 === cell } })
  }

  @Test func `a configuration stands in place of labels, and says the row's height`() throws {
    let stage = TestStage()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.textProperties.font = .systemFont(ofSize: 20)
    content.secondaryText = "Detail"
    content.secondaryTextProperties.font = .systemFont(ofSize: 10)
    cell.contentConfiguration = content
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 58)
    stage.act { stage.window.addSubview(cell) }
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    #expect(view.subviews[0].frame == CGRect(x: 16, y: 11, width: 368, height: 24))
    #expect(view.subviews[1].frame == CGRect(x: 16, y: 35, width: 368, height: 12))
    content.text = "Other"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.first === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews == [])
  }

  @Test func `a value stands at the other end`() throws {
    let stage = TestStage()
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = ("Title", "12")
    content.secondaryTextProperties.font = .systemFont(ofSize: 10)
    let view = content.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    stage.act { stage.window.addSubview(view) }
    #expect(view.subviews[1].frame == CGRect(x: 274, y: 0, width: 10, height: 44))
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 43))
  }
}
