/// An outline of lines and cubic curves, filled by the non-zero rule; open subpaths close themselves when filled.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case cubic(Point, Point, Point)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  package var isEmpty: Bool { elements.isEmpty }
}
