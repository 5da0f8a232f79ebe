package import Pixels

/// A sink that remembers which rows were painted and which were said to repeat.
package struct RowRecorder: RowSink {
  package typealias Failure = Never

  /// Indices of rows that were painted.
  package private(set) var painted: [Int] = []
  package private(set) var contents: [RowContent] = []
  package private(set) var rowCount: Int = 0

  package init() {}

  package mutating func append(_ row: Span<UInt32>, knowing content: RowContent) {
    painted.append(rowCount)
    contents.append(content)
    rowCount += 1
  }

  package mutating func repeatLast(_ count: Int) {
    precondition(rowCount > 0 && count > 0, "only what was painted repeats")
    rowCount += count
  }
}
