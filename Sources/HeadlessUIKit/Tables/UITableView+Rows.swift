extension UITableView {
  /// A table whose cells need other heights again and again is given up after so many passes; taste.
  private static let sizingPasses: Int = 32

  func layOutRows() {
    prepareGeometry()
    if content.hasShrunk { comeBackIntoContent() }
    content.hasShrunk = false
    for _ in 0..<Self.sizingPasses where bringRows() { updateContentSize() }
    bringBars()
    for path in content.rows.keys.sorted() { placeRow(path) }
    placeEndViews()
  }

  /// Brings the rows in sight; true when one of them needs another height than was thought.
  private func bringRows() -> Bool {
    let wanted = content.geometry.rows(from: bounds.minY, to: bounds.maxY)
    let kept = Set(wanted)
    for path in content.rows.keys.filter({ !kept.contains($0) }).sorted() { remove(path) }
    for path in wanted where content.rows[path] == nil { if bring(path) { return true } }
    return false
  }

  private func bring(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    var needsOtherHeight = false
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.setSelected(selection.contains(path), animated: false)
      content.rows[path] = TableContent.Row(cell: cell)
      style(cell, path)
      needsOtherHeight = measure(cell, path)
      placeRow(path)
      cell.layoutIfNeeded()
      insertSubview(cell, at: frontOfCells)
    }
    if let cell = content.rows[path]?.cell { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
    return needsOtherHeight
  }

  /// Cells lie behind headers and footers, and in front of the background.
  private var frontOfCells: Int {
    children.lastIndex { $0 is UITableViewCell || $0 === backgroundView }.map { $0 + 1 } ?? 0
  }

  /// Gives the row the height that its cell needs; true when it was thought to be another.
  ///
  /// What is in sight stays where it is when a row over it turns out otherwise, unless the table is at its beginning.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard content.estimated.remove(path) != nil else { return false }
    let row = content.geometry.row(path)
    let height = cell.fittingHeight(inWidth: frame(of: row, isInset: true).width)
    content.measured[path] = height
    guard height != row.length else { return false }
    content.geometry.setHeight(height, ofRowAt: path)
    let isAtBeginning = contentOffset.y <= -adjustedContentInset.top
    let isOverOthers = content.rows.keys.contains { $0 > path }
    if isOverOthers, !isAtBeginning { shiftContent(by: height - row.length) }
    return true
  }

  private func placeRow(_ path: IndexPath) {
    guard let row = content.rows[path], content.geometry.contains(path) else { return }
    style(row.cell, path)
    let frame = frame(of: content.geometry.row(path), isInset: true)
    guard row.frame != frame else { return }
    content.rows[path]?.frame = frame
    row.cell.frame = frame
  }

  /// Rows, headers and footers of an inset table stand away from the sides.
  func frame(of span: TableGeometry.Span, isInset: Bool) -> CGRect {
    let inset = style == .insetGrouped && isInset ? UndocumentedUIKit.cellMargin : 0
    return CGRect(x: inset, y: span.start, width: bounds.width - 2 * inset, height: span.length)
  }

  /// The separator and the corners of a row.
  private func style(_ cell: UITableViewCell, _ path: IndexPath) {
    let count = content.counts?[path.section] ?? 0
    let (isFirst, isLast) = (path.row == 0, path.row == count - 1)
    let isLined = separatorStyle != .none && !(style == .insetGrouped && isLast)
    cell.separator = TableSeparator(
      isShown: isLined, insets: style == .grouped && isLast ? .zero : cell.separatorInset ?? separatorInset,
      color: separatorColor ?? .separator, isAlsoAbove: separatorStyle != .none && style == .grouped && isFirst)
    guard style == .insetGrouped else { return }
    cell.layer.cornerRadius = UndocumentedUIKit.insetGroupRadius
    cell.layer.maskedCorners = CACornerMask(
      (isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
        + (isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []))
    cell.clipsToBounds = true
  }

  /// Takes a cell away that has gone out of sight, for another row.
  func remove(_ path: IndexPath) {
    guard let cell = content.rows.removeValue(forKey: path)?.cell else { return }
    retire(cell, path)
  }

  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { cells.put(cell, identifier) }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Headers and footers

  private func bringBars() {
    let sections = Set(content.geometry.sections(from: bounds.minY, to: bounds.maxY))
    for bar in content.bars.keys.filter({ !sections.contains($0.section) }).sorted() { remove(bar) }
    for section in sections.sorted() {
      for bar in [TableBar(section: section, isHeader: true), TableBar(section: section, isHeader: false)] {
        guard span(of: bar).length > 0, let view = content.bars[bar] ?? bring(bar) else { continue }
        view.frame = frame(of: placed(bar), isInset: true)
      }
    }
  }

  private func bring(_ bar: TableBar) -> UIView? {
    var made: UIView?
    UIView.performWithoutAnimation {
      made = makeBar(bar)
      guard let made else { return }
      content.bars[bar] = made
      made.frame = frame(of: placed(bar), isInset: true)
      made.layoutIfNeeded()
      addSubview(made)
    }
    guard let made else { return nil }
    if bar.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: made, forSection: bar.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: made, forSection: bar.section)
    }
    return made
  }

  func span(of bar: TableBar) -> TableGeometry.Span {
    bar.isHeader ? content.geometry.header(bar.section) : content.geometry.footer(bar.section)
  }

  /// In a plain table headers and footers stay in sight as long as their section is.
  private func placed(_ bar: TableBar) -> TableGeometry.Span {
    var span = span(of: bar)
    guard style == .plain else { return span }
    let (section, visible) = (content.geometry.section(bar.section), bounds.inset(by: adjustedContentInset))
    if bar.isHeader {
      span.start = max(span.start, min(visible.minY, section.end - span.length))
    } else {
      let header = content.geometry.header(bar.section)
      span.start = min(span.start, max(visible.maxY - span.length, header.end))
    }
    return span
  }

  func remove(_ bar: TableBar) {
    guard let view = content.bars.removeValue(forKey: bar) else { return }
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooters.put(view, identifier)
    }
    if bar.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: bar.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: bar.section)
    }
  }

  private func placeEndViews() {
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: content.geometry.end, width: bounds.width, height: footer.frame.height)
    }
  }
}
