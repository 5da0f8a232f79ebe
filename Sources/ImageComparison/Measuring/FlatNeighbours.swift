/// Tells at a glance which pixels of a row may smooth an edge: those beside one that lies in a flat area of both pictures,
/// and that do not lie in one themselves.
///
/// Counting equal neighbours of whole rows takes a fraction of looking at each pixel by itself. What lies near an edge of
/// the common area may always smooth one.
struct FlatNeighbours {
  private let pair: PicturePair
  /// Not 0 for pixels that are flat in both pictures, of three rows: the row `y` at `y % 3`.
  private var flat: [FlatRow]

  init(_ pair: PicturePair) {
    self.pair = pair
    flat = Array(repeating: FlatRow(width: pair.width), count: 3)
  }

  /// Takes from pixels of a row the mark that they may smooth an edge.
  mutating func clearMarks(within row: inout RowMarks, y: Int) {
    guard y > 1, y < pair.height - 2, pair.width > 2 else { return }
    for other in (y - 1)...(y + 1) { flat[other % 3].find(other, of: pair) }
    // None is flat in photos.
    guard flat.contains(where: \.hasAny) else {
      row.clearMaySmooth(inside: 1..<(pair.width - 1))
      return
    }
    row.keepMaySmooth(beside: flat[(y - 1) % 3], flat[y % 3], flat[(y + 1) % 3])
  }

  /// Whether a pixel is flat in both pictures; nil where that is not known.
  func isFlat(x: Int, y: Int) -> Bool? { flat[y % 3].isFlat(x: x, y: y) }
}
