/// A rectangle of whole pixels.
package struct PixelArea: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column and row beyond it; far away where they are no numbers any more.
  package var endX: Int { Self.end(x, width) }
  package var endY: Int { Self.end(y, height) }

  private static func end(_ start: Int, _ length: Int) -> Int {
    let (end, isTooFar) = start.addingReportingOverflow(length)
    return isTooFar ? .max : end
  }

  /// The smallest area around both.
  package func union(_ other: PixelArea) -> PixelArea {
    let (x, y) = (min(x, other.x), min(y, other.y))
    return PixelArea(x: x, y: y, width: max(endX, other.endX) - x, height: max(endY, other.endY) - y)
  }
}
