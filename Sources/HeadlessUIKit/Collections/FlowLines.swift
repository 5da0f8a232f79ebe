/// A flow section's items in lines, along the line.
///
/// A line takes items as long as they fit with the least spacing between them. A line that the next item did not fit into
/// is spread from edge to edge, or has its only item in its middle; the last line keeps the least spacing, unless all
/// items have the layout's own size and another one would not fit. Re-implementations of UIKit agree on this.
struct FlowLines {
  /// The items of each line.
  private(set) var lines: [Range<Int>] = []
  /// Where each item begins, from the beginning of the room.
  private(set) var offsets: [CGFloat] = []

  /// - Parameters:
  ///   - lengths: of the items, points.
  ///   - room: the length of a line.
  ///   - spacing: between two items, at least.
  ///   - isUniform: whether all items have the same size by rule, so that a last line can be known to be full.
  init(_ lengths: [CGFloat], room: CGFloat, spacing: CGFloat, isUniform: Bool) {
    lines = Self.breaks(lengths, room, spacing)
    let isOneEach = lines.allSatisfy { $0.count == 1 }
    for (index, line) in lines.enumerated() {
      let isFull = isUniform ? Self.isFull(line, lengths, room, spacing) : isOneEach
      offsets += Self.offsets(
        Array(lengths[line]), room, spacing, isSpread: index < lines.count - 1 || isFull)
    }
  }

  private static func breaks(_ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, rest) = (0, room)
    for (index, length) in lengths.enumerated() {
      if length > rest, index > start {
        lines.append(start..<index)
        (start, rest) = (index, room)
      }
      rest -= length + spacing
    }
    if start < lengths.count { lines.append(start..<lengths.count) }
    return lines
  }

  /// Whether one more item as the last one would not fit.
  private static func isFull(_ line: Range<Int>, _ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat) -> Bool {
    let taken = lengths[line].reduce(0) { $0 + $1 + spacing }
    return taken + (lengths[line].last ?? 0) > room
  }

  private static func offsets(_ lengths: [CGFloat], _ room: CGFloat, _ spacing: CGFloat, isSpread: Bool) -> [CGFloat] {
    let rest = room - lengths.reduce(0, +)
    if isSpread, lengths.count == 1 { return [rest / 2] }
    let gap = isSpread ? rest / CGFloat(lengths.count - 1) : spacing
    var offset: CGFloat = 0
    return lengths.map { length in
      defer { offset += length + gap }
      return offset
    }
  }
}
