/// A line of a trace taken apart, so that what stays the same from frame to frame stands in a page once.
package struct TracedFrame: Hashable, Sendable {
  /// JSON of all views' values.
  package let views: String
  /// JSON of the transition, `null` when there is none.
  package let transition: String
  /// JSON of where the finger is, `null` when there is none.
  package let touch: String

  /// - Parameter line: as `trace.jsonl` has it; nil is returned for anything else.
  package init?(line: String) {
    // Within strings quotes are escaped, so these stand only where members begin; the last ones are the line's own.
    let text = line.hasSuffix("\n") ? line.dropLast() : line[...]
    guard let touch = text.range(ofLast: ",\"touch\":"),
      let transition = text[..<touch.lowerBound].range(ofLast: ",\"transition\":"),
      let statusBar = text[..<transition.lowerBound].range(ofLast: ",\"statusBar\":"),
      let views = text[..<statusBar.lowerBound].range(ofFirst: ",\"views\":"), text.last == "}"
    else { return nil }
    self.views = String(text[views.upperBound..<statusBar.lowerBound])
    self.transition = String(text[transition.upperBound..<touch.lowerBound])
    self.touch = String(text[touch.upperBound...].dropLast())
  }
}

extension Substring {
  fileprivate func range(ofFirst part: String) -> Range<Index>? {
    let (text, part) = (utf8, Array(part.utf8))
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: part[0]) {
      if text[found...].starts(with: part) { return found..<text.index(found, offsetBy: part.count) }
      start = text.index(after: found)
    }
    return nil
  }

  fileprivate func range(ofLast part: String) -> Range<Index>? {
    let (text, part) = (utf8, Array(part.utf8))
    var end = text.endIndex
    while let found = text[..<end].lastIndex(of: part[0]) {
      if text[found...].starts(with: part) { return found..<text.index(found, offsetBy: part.count) }
      end = found
    }
    return nil
  }
}
