/// Hands every row to two sinks, so that a frame is painted once for a file and its hash.
package struct TeeSink<First: RowSink, Second: RowSink>: RowSink where Second.Failure == Never {
  package typealias Failure = First.Failure

  package private(set) var first: First
  package private(set) var second: Second

  package init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) throws(Failure) {
    try first.append(row, knowing: content)
    second.append(row, knowing: content)
  }

  package mutating func repeatLast(_ count: Int) throws(Failure) {
    try first.repeatLast(count)
    second.repeatLast(count)
  }
}
