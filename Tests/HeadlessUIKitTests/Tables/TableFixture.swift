import HeadlessUIKit

/// A cell as apps write them, whose box constraints make as high as it likes.
final class BoxCell: UITableViewCell {
  let box = ContentView(50, 70)
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.add(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { preconditionFailure("not from archives") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A table on a stage of 400 × 800 points, with a screen's usual data source and delegate.
@MainActor final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage: TestStage
  let view: UITableView
  var counts: [Int]
  var identifier = "text"
  var titles: [String] = []
  var heights: [IndexPath: CGFloat] = [:]
  var calls: [String] = []
  var boxHeight: (IndexPath) -> Double = { _ in 70 }
  private(set) var seen: Set<ObjectIdentifier> = []

  init(_ counts: [Int], style: UITableView.Style = .plain, setUp: (Table) -> Void = { _ in }) {
    stage = TestStage()
    self.counts = counts
    view = UITableView(frame: stage.window.bounds, style: style)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    view.register(BoxCell.self, forCellReuseIdentifier: "box")
    setUp(self)
    view.dataSource = self
    view.delegate = self
    stage.act { stage.window.addSubview(view) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let cell = cell as? BoxCell {
      cell.box.content.height = boxHeight(indexPath)
    } else {
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    }
    seen.insert(ObjectIdentifier(cell))
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  private func note(_ call: String, _ path: IndexPath) { calls.append("\(call) \(path.row)") }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("highlight", indexPath) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { note("unhighlight", indexPath) }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select", indexPath)
    return indexPath.row == 4 ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select", indexPath) }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("deselect", indexPath) }

  /// A finger goes up or down by some points in half a second and stops.
  func drag(_ dy: Double) {
    guard let path = FingerPath([(0, 200, 600), (0.5, 200, 600 + dy)]) else { return }
    stage.environment.drag(along: path, lift: .release(velocity: .zero))
  }

  func text(at row: Int) -> String? { view.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text }
}
