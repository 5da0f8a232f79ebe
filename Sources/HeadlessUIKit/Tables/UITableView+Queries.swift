extension UITableView {
  // MARK: Views for reuse

  /// The class of cells that are asked for with an identifier; nil to forget it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.register(cellClass as? UITableViewCell.Type, identifier)
  }

  /// The class of headers and footers that are asked for with an identifier; nil to forget it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  /// A cell that has gone out of sight, or a new one of the registered class; nil where none is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = cells.take(identifier) else { return cells.kind(identifier)?.init(reusableAs: identifier) }
    UIView.performWithoutAnimation {
      (cell.isSelected, cell.isHighlighted) = (false, false)
      cell.prepareForReuse()
    }
    return cell
  }

  /// A cell that has gone out of sight, or a new one.
  ///
  /// An identifier that nobody has registered is refused with UIKit's message, and a plain cell comes.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIEnvironment.current.refuse(
      Refusal(
        .request,
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard", fix: "register the class before data is shown"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that has gone out of sight, or a new one of the registered class; nil where none is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = headerFooters.take(identifier) else {
      return headerFooters.kind(identifier)?.init(reusableAs: identifier)
    }
    UIView.performWithoutAnimation { view.prepareForReuse() }
    return view
  }

  // MARK: What there is

  /// How many sections there are.
  public var numberOfSections: Int {
    loadCounts()
    return content.counts?.count ?? 0
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadCounts()
    guard let counts = content.counts, counts.indices.contains(section) else { return 0 }
    return counts[section]
  }

  /// Where a row is in the content; zero for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareGeometry()
    guard content.geometry.contains(indexPath) else { return .zero }
    return frame(of: content.geometry.row(indexPath), isInset: true)
  }

  /// Where a section is in the content, with its header and footer; zero for a section that is not there.
  public func rect(forSection section: Int) -> CGRect { rect(section) { $0.section(section) } }

  /// Where a section's header is in the content when it does not stay in sight.
  public func rectForHeader(inSection section: Int) -> CGRect { rect(section) { $0.header(section) } }

  /// Where a section's footer is in the content when it does not stay in sight.
  public func rectForFooter(inSection section: Int) -> CGRect { rect(section) { $0.footer(section) } }

  private func rect(_ section: Int, _ span: (TableGeometry) -> TableGeometry.Span) -> CGRect {
    prepareGeometry()
    guard content.geometry.sections.indices.contains(section) else { return .zero }
    return frame(of: span(content.geometry), isInset: false)
  }

  /// The row at a point of the content; nil between rows.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareGeometry()
    return content.geometry.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The rows that reach into a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareGeometry()
    return content.geometry.rows(from: rect.minY, to: rect.maxY)
  }

  // MARK: What is in sight

  /// The cells in sight, in the order of their rows.
  public var visibleCells: [UITableViewCell] { content.rows.sorted { $0.key < $1.key }.map(\.value.cell) }

  /// The rows in sight, in order.
  public var indexPathsForVisibleRows: [IndexPath]? { content.rows.keys.sorted() }

  /// The cell of a row; nil when it is not in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.rows[indexPath]?.cell }

  /// The row of a cell; nil for a cell that is not in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { content.rows.first { $0.value.cell === cell }?.key }

  /// A section's header; nil when it is not in sight, or is none of UIKit's views.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.bars[TableBar(section: section, isHeader: true)] as? UITableViewHeaderFooterView
  }

  /// A section's footer; nil when it is not in sight, or is none of UIKit's views.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    content.bars[TableBar(section: section, isHeader: false)] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls until a row stands where it is wanted, as near as the content's limits allow.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let row = rectForRow(at: indexPath)
    guard row.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    switch scrollPosition {
    case .top: offset.y += row.minY - visible.minY
    case .middle: offset.y += row.midY - visible.midY
    case .bottom: offset.y += row.maxY - visible.maxY
    case .none where row.minY < visible.minY: offset.y += row.minY - visible.minY
    case .none where row.maxY > visible.maxY: offset.y += row.maxY - visible.maxY
    case .none: break
    }
    setContentOffset(limits.clamped(offset), animated: animated)
  }

  /// Scrolls until the selected row stands where it is wanted.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }
}
