/// Successive frames of a sequence, both ends included.
package struct FrameSpan: Codable, Hashable, Sendable {
  package var first: Int
  package var last: Int

  package init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  package var count: Int { last - first + 1 }

  package func contains(_ index: Int) -> Bool { (first...last).contains(index) }
}

extension FrameSpan: CustomStringConvertible {
  /// `12`, or `12–18`.
  package var description: String { first == last ? "\(first)" : "\(first)–\(last)" }
}

extension [FrameSpan] {
  /// Adds a frame behind all of those that are there.
  package mutating func add(_ index: Int) {
    if let end = last, end.last + 1 == index {
      self[count - 1].last = index
    } else {
      append(FrameSpan(first: index, last: index))
    }
  }

  /// How many frames there are.
  package var frameCount: Int { reduce(0) { $0 + $1.count } }

  /// `frame 12`, `frames 12–18, 20`; of many spans the first ones.
  package var phrase: String {
    let shown = prefix(Self.shownSpans).map(\.description).joined(separator: ", ")
    let rest = count > Self.shownSpans ? " and \(count - Self.shownSpans) more spans" : ""
    return (count == 1 && self[0].count == 1 ? "frame " : "frames ") + shown + rest
  }

  /// More than these make a line that nobody reads.
  private static var shownSpans: Int { 6 }
}
