extension UITableView {
  // MARK: What no longer holds

  /// All cells are asked for again.
  func dataDidChange() {
    content.counts = nil
    content.measured = [:]
    for path in content.rows.keys.sorted() { remove(path) }
    for bar in content.bars.keys.sorted() { remove(bar) }
    heightsDidChange()
  }

  func heightsDidChange() {
    content.heightsAreInvalid = true
    content.waitingBars = [:]
    setNeedsLayout()
  }

  func endViewDidChange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    heightsDidChange()
  }

  // MARK: Asking

  func loadCounts() {
    guard content.counts == nil else { return }
    guard let dataSource else { return content.counts = [] }
    content.counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Asks for all heights where they do not hold.
  func prepareGeometry() {
    if content.width != bounds.width {
      (content.width, content.measured, content.heightsAreInvalid) = (bounds.width, [:], true)
    }
    guard content.heightsAreInvalid else { return }
    loadCounts()
    content.heightsAreInvalid = false
    content.estimated = []
    let sections = (content.counts ?? []).enumerated().map { heights(ofSection: $0.offset, rows: $0.element) }
    content.geometry = TableGeometry(sections, from: tableHeaderView?.frame.height ?? 0)
    updateContentSize()
  }

  func updateContentSize() {
    let height = content.geometry.end + (tableFooterView?.frame.height ?? 0)
    if height < contentSize.height { content.hasShrunk = true }
    contentSize = CGSize(width: bounds.width, height: height)
  }

  private func heights(ofSection section: Int, rows: Int) -> TableGeometry.Section {
    var heights = TableGeometry.Section()
    heights.rows = (0..<rows).map { height(ofRowAt: IndexPath(row: $0, section: section)) }
    heights.header = height(of: TableBar(section: section, isHeader: true))
    heights.footer = height(of: TableBar(section: section, isHeader: false))
    if style == .plain, heights.header > 0 {
      heights.padding =
        sectionHeaderTopPadding == Self.automaticDimension
        ? UndocumentedUIKit.plainHeaderPadding : sectionHeaderTopPadding
    }
    return heights
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard height < 0 else { return height }
    if let measured = content.measured[path] { return measured }
    content.estimated.insert(path)
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : UndocumentedUIKit.rowHeight
  }

  // MARK: Headers and footers

  private func height(of bar: TableBar) -> CGFloat {
    let height =
      bar.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: bar.section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: bar.section) ?? sectionFooterHeight
    guard height < 0 else { return height }
    if let own = ownView(of: bar) {
      content.waitingBars[bar] = own
      return fittingHeight(of: own)
    }
    return title(of: bar) == nil ? emptyHeight(of: bar) : titleHeight(of: bar)
  }

  private func emptyHeight(of bar: TableBar) -> CGFloat {
    guard style != .plain else { return 0 }
    return bar.isHeader && bar.section == 0 && tableHeaderView == nil
      ? UndocumentedUIKit.groupedFirstHeaderHeight : UndocumentedUIKit.groupedBarHeight
  }

  private func titleHeight(of bar: TableBar) -> CGFloat {
    guard style != .plain else { return UndocumentedUIKit.plainTitleHeight }
    return UndocumentedUIKit.groupedTitleHeight
      + (bar.isHeader && bar.section == 0 && tableHeaderView == nil ? UndocumentedUIKit.groupedBarHeight : 0)
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let holder = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    guard holder.hasConstrainedContent else {
      return view.frame.height > 0 ? view.frame.height : UndocumentedUIKit.plainTitleHeight
    }
    return holder.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func ownView(of bar: TableBar) -> UIView? {
    bar.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: bar.section)
      : delegate?.tableView(self, viewForFooterInSection: bar.section)
  }

  private func title(of bar: TableBar) -> String? {
    bar.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: bar.section)
      : dataSource?.tableView(self, titleForFooterInSection: bar.section)
  }

  /// The view of a header or a footer: the delegate's, one with its title, or none.
  func makeBar(_ bar: TableBar) -> UIView? {
    if let own = content.waitingBars.removeValue(forKey: bar) ?? ownView(of: bar) { return own }
    guard let title = title(of: bar) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isInGroup = style != .plain
    view.textLabel?.text = style != .plain && bar.isHeader ? title.uppercased() : title
    return view
  }
}
