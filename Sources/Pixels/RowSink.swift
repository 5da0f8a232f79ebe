/// Where painted rows go, from the top to the bottom: a bitmap, a PNG file, a hash.
///
/// The painter says what it knows of the rows, so that nobody has to look at pixels twice.
/// Rows are premultiplied, in `Bitmap`'s pixel layout, and `width` pixels long; the span is only lent.
package protocol RowSink {
  /// What goes wrong when a row cannot be taken; `Never` for sinks in memory.
  associatedtype Failure: Error

  /// Takes the next row, as painted.
  mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(Failure)

  /// Takes the row above once more, `count` times; never called before the first row.
  mutating func repeatLast(_ count: Int) throws(Failure)
}

/// What the painter knows of a row's pixels before anybody looks at them.
package enum RowContent: Hashable, Sendable {
  /// Long runs of one colour are likely: flat fills and edges.
  case runs
  /// Neighbours mostly differ: pictures and gradients across the row.
  case dense
}
