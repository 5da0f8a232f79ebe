/// The labels and the picture of a cell's style, made when they are first asked for.
@MainActor final class CellLabels {
  private let style: UITableViewCell.CellStyle
  private var (text, detail): (UILabel?, UILabel?)
  private var image: UIImageView?

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  func text(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = add(UILabel(), to: cell)
    if style == .value2 {
      (label.font, label.textColor, label.textAlignment) = (.systemFont(ofSize: 15), .systemBlue, .right)
    }
    text = label
    return label
  }

  func detail(in cell: UITableViewCell) -> UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let label = add(UILabel(), to: cell)
    switch style {
    case .value1: label.textColor = .secondaryLabel
    case .value2: label.font = .systemFont(ofSize: 15)
    case .subtitle, .default: label.font = .systemFont(ofSize: 12)
    }
    detail = label
    return label
  }

  func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = add(UIImageView(frame: .zero), to: cell)
    image = view
    return view
  }

  private func add<View: UIView>(_ view: View, to cell: UITableViewCell) -> View {
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
  }

  /// The height that a cell with these needs; zero without any.
  func fittingHeight(in cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let room = textRoom(in: cell, width: width)
    let (text, detail) = (size(of: text, in: room.length).height, size(of: detail, in: room.length).height)
    let lines = style == .subtitle ? text + detail : max(text, detail)
    let margins = 2 * UndocumentedUIKit.cellTextMargin
    let picture = image?.image?.size.height ?? 0
    return max(lines > 0 ? lines + margins : 0, picture)
  }

  /// Where text begins, and how much room it has.
  private func textRoom(in cell: UITableViewCell, width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let margin = UndocumentedUIKit.cellMargin
    var start = margin + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let picture = image?.image { start += picture.size.width + margin }
    let end = width - (cell.shownAccessory == nil ? margin : 0)
    return (start, max(end - start, 0))
  }

  func place(in cell: UITableViewCell) {
    let content = cell.contentView.bounds
    if let image {
      let size = image.image?.size ?? .zero
      let start = UndocumentedUIKit.cellMargin + CGFloat(cell.indentationLevel) * cell.indentationWidth
      image.frame = CGRect(x: start, y: (content.height - size.height) / 2, width: size.width, height: size.height)
    }
    let room = textRoom(in: cell, width: content.width)
    switch style {
    case .default: text?.frame = CGRect(x: room.start, y: 0, width: room.length, height: content.height)
    case .subtitle: stack(in: room, content.height)
    case .value1: placeAtEnds(of: room, content.height)
    case .value2: placeBeside(room, content.height)
    }
  }

  private func stack(in room: (start: CGFloat, length: CGFloat), _ height: CGFloat) {
    let (upper, lower) = (size(of: text, in: room.length), size(of: detail, in: room.length))
    let top = (height - upper.height - lower.height) / 2
    text?.frame = CGRect(x: room.start, y: top, width: min(upper.width, room.length), height: upper.height)
    detail?.frame = CGRect(
      x: room.start, y: top + upper.height, width: min(lower.width, room.length), height: lower.height)
  }

  private func placeAtEnds(of room: (start: CGFloat, length: CGFloat), _ height: CGFloat) {
    let width = min(size(of: detail, in: room.length).width, room.length)
    text?.frame = CGRect(x: room.start, y: 0, width: room.length - width, height: height)
    detail?.frame = CGRect(x: room.start + room.length - width, y: 0, width: width, height: height)
  }

  private func placeBeside(_ room: (start: CGFloat, length: CGFloat), _ height: CGFloat) {
    let title = UndocumentedUIKit.valueTitle
    text?.frame = CGRect(x: room.start, y: 0, width: title.width, height: height)
    let start = room.start + title.width + title.gap
    detail?.frame = CGRect(
      x: start, y: 0, width: max(room.start + room.length - start, 0), height: height)
  }
}

extension UITableViewCell {
  /// The height that the content needs, with the separator's pixel; the least row's height for content that asks for none.
  func fittingHeight(inWidth width: CGFloat) -> CGFloat {
    let line = separator?.isShown == true ? 1 / UIEnvironment.current.screen.scale : 0
    let room = contentWidth(in: width)
    if let view = configured.view, view.hasConstrainedContent || view is UIListContentView {
      return max(configuredHeight(of: view, room) + line, UndocumentedUIKit.rowHeight)
    }
    guard contentView.hasConstrainedContent else {
      return max(labels.fittingHeight(in: self, width: room), UndocumentedUIKit.rowHeight)
    }
    contentView.bounds.size.width = room
    return contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height + line
  }

  private func configuredHeight(of view: UIView, _ width: CGFloat) -> CGFloat {
    guard view.hasConstrainedContent else { return view.sizeThatFits(CGSize(width: width, height: 0)).height }
    view.bounds.size.width = width
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
