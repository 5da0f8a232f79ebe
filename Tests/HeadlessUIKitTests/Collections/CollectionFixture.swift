import HeadlessUIKit

/// A cell as apps write them.
final class NumberedCell: UICollectionViewCell {
  let label: UILabel = UILabel()
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("not from archives") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    label.text = nil
  }
}

final class HeaderView: UICollectionReusableView {}

/// A collection on a stage of 400 × 800 points, with a screen's usual data source and delegate.
@MainActor final class Collection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let stage: TestStage
  let view: UICollectionView
  var counts: [Int]
  var calls: [String] = []
  var (mayHighlight, maySelect) = (true, true)
  private(set) var seen: Set<ObjectIdentifier> = []

  init(_ counts: [Int], _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(), frame: CGRect? = nil) {
    stage = TestStage()
    self.counts = counts
    view = UICollectionView(frame: frame ?? stage.window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(HeaderView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "bar")
    }
    view.dataSource = self
    view.delegate = self
    stage.act { stage.window.addSubview(view) }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberedCell)?.label.text = "\(indexPath.section).\(indexPath.item)"
    seen.insert(ObjectIdentifier(cell))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.item)") }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note("should highlight", indexPath)
    return mayHighlight
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note("should select", indexPath)
    return maySelect
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select", indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("deselect", indexPath)
  }

  /// Frames of a section's items as the layout has them.
  func frames(inSection section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  func text(at item: Int) -> String? {
    (view.cellForItem(at: IndexPath(item: item, section: 0)) as? NumberedCell)?.label.text
  }

  /// A finger goes up or down by some points in half a second and stops.
  func drag(_ dy: Double, from start: CGPoint = CGPoint(x: 200, y: 600)) {
    let path = FingerPath([(0, start.x, start.y), (0.5, start.x, start.y + dy)])
    guard let path else { return }
    stage.environment.drag(along: path, lift: .release(velocity: .zero))
  }
}
