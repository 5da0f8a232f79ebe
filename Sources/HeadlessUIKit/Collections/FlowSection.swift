/// Where the elements of one section of a flow layout are.
@MainActor struct FlowSection {
  var header: UICollectionViewLayoutAttributes?
  var items: [UICollectionViewLayoutAttributes] = []
  var footer: UICollectionViewLayoutAttributes?
  /// From its beginning to its end, along the way of scrolling.
  var extent: ClosedRange<CGFloat> = 0...0

  var elements: [UICollectionViewLayoutAttributes] {
    [header].compactMap { $0 } + items + [footer].compactMap { $0 }
  }
}

/// What a flow layout was told of one section.
@MainActor struct FlowSpecification {
  let section: Int
  let sizes: [CGSize]
  /// Whether all items have the layout's own size.
  let isUniform: Bool
  let inset: UIEdgeInsets
  let lineSpacing: CGFloat
  let itemSpacing: CGFloat
  let headerSize: CGSize
  let footerSize: CGSize
  let isHorizontal: Bool
  /// The length of a line with the section's insets, points.
  let breadth: CGFloat
  let scale: CGFloat

  /// Lays the section out from a point along the way of scrolling.
  func layOut(from start: CGFloat) -> FlowSection {
    var section = FlowSection()
    var position = start
    section.header = bar(UICollectionView.elementKindSectionHeader, headerSize, at: &position)
    position += isHorizontal ? inset.left : inset.top
    layOutItems(in: &section, at: &position)
    position += isHorizontal ? inset.right : inset.bottom
    section.footer = bar(UICollectionView.elementKindSectionFooter, footerSize, at: &position)
    section.extent = start...max(start, position)
    return section
  }

  /// A header or a footer, as broad as the content.
  private func bar(_ kind: String, _ size: CGSize, at position: inout CGFloat) -> UICollectionViewLayoutAttributes? {
    let length = isHorizontal ? size.width : size.height
    guard length > 0 else { return nil }
    let bar = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    bar.frame = rect(position, 0, length, breadth)
    position += length
    return bar
  }

  private func layOutItems(in layout: inout FlowSection, at position: inout CGFloat) {
    let (before, after) = isHorizontal ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let lines = FlowLines(
      sizes.map { isHorizontal ? $0.height : $0.width }, room: breadth - before - after, spacing: itemSpacing,
      isUniform: isUniform)
    for (index, line) in lines.lines.enumerated() {
      if index > 0 { position += lineSpacing }
      let depth = sizes[line].map { isHorizontal ? $0.width : $0.height }.max() ?? 0
      for item in line {
        let size = sizes[item]
        let (long, broad) = isHorizontal ? (size.width, size.height) : (size.height, size.width)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
        attributes.frame = rect(
          position + pixel((depth - long) / 2), before + pixel(lines.offsets[item]), long, broad)
        layout.items.append(attributes)
      }
      position += depth
    }
  }

  /// Items begin at whole pixels.
  private func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  /// A rectangle by its place and length along the way of scrolling, and across it.
  private func rect(_ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
    isHorizontal
      ? CGRect(x: along, y: across, width: length, height: breadth)
      : CGRect(x: across, y: along, width: breadth, height: length)
  }
}
