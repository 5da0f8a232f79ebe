/// Successive frames of a sequence, both ends included.
package struct FrameSpan: Codable, Hashable, Sendable {
  package var first: Int
  package var last: Int

  package init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  package var count: Int { last - first + 1 }

  /// The spans that some rising indices make up.
  package static func spans(of indices: some Sequence<Int>) -> [FrameSpan] {
    var spans: [FrameSpan] = []
    for index in indices {
      if let last = spans.last, last.last + 1 == index {
        spans[spans.count - 1].last = index
      } else {
        spans.append(FrameSpan(first: index, last: index))
      }
    }
    return spans
  }
}

extension FrameSpan: CustomStringConvertible {
  /// `12`, or `12–18`.
  package var description: String { first == last ? "\(first)" : "\(first)–\(last)" }
}

extension [FrameSpan] {
  /// `frame 12`, `frames 12–18, 20`; of many spans the first ones.
  package var phrase: String {
    let shown = prefix(Self.shownSpans).map(\.description).joined(separator: ", ")
    let rest = count > Self.shownSpans ? " and \(count - Self.shownSpans) more spans" : ""
    return (count == 1 && self[0].count == 1 ? "frame " : "frames ") + shown + rest
  }

  /// More than these make a line that nobody reads.
  private static var shownSpans: Int { 6 }
}
