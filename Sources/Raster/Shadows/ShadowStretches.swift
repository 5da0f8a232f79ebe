/// Goes through the stretches of a shadow's row from the left; level ones that agree are one.
struct ShadowStretches: IteratorProtocol {
  private let field: ShadowField
  private let columns: ContiguousArray<Int>
  private let line: ShadowField.Line
  private let range: PixelRange
  /// The node that is next, and where it lies.
  private var node: Int
  private var pixel: Int
  private var left: Int

  init(_ field: ShadowField, row: Int, columns range: PixelRange) {
    self.field = field
    self.range = range
    columns = field.columns
    line = field.line(atRow: row)
    node = field.across.place(of: range.start).node
    pixel = field.across.pixel(ofNode: node + field.across.nodes.start)
    left = field.node(columns[node], on: line)
  }

  @inline(__always)
  mutating func next() -> ShadowField.Stretch? {
    guard pixel < range.end else { return nil }
    var following = node &+ 1
    // Past the last node there is nothing to go on to, and no pixel that would.
    let right = following < columns.count ? field.node(columns[following], on: line) : left
    if right == left { following = lastLevel(after: following) }
    let end = pixel &+ (following &- node) &* field.across.step
    let stretch = ShadowField.Stretch(
      columns: PixelRange(max(pixel, range.start), min(end, range.end)), node: pixel, left: left, right: right)
    (node, pixel, left) = (following, end, right)
    return stretch
  }

  /// The last of the nodes from one on that are as high as it.
  private func lastLevel(after first: Int) -> Int {
    var node = first
    while node &+ 1 < columns.count {
      // Most alike neighbours share a column.
      let (place, following) = (columns[node], columns[node &+ 1])
      if following != place {
        guard field.node(following, on: line) == left else { break }
      }
      node &+= 1
    }
    return node
  }
}
