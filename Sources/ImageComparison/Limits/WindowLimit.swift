/// At most so many different pixels in any square of so many pixels a side.
package struct WindowLimit: Hashable, Sendable {
  package var side: Int
  package var count: Int

  package init(side: Int, count: Int) {
    precondition(side > 0 && count >= 0, "a window has at least one pixel")
    self.side = side
    self.count = count
  }

  /// Reads `N:K`; nil for anything else.
  package init?(_ text: String) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let side = numbers[0], let count = numbers[1], side > 0, count >= 0 else { return nil }
    self.init(side: side, count: count)
  }
}
