/// Which frames of a scene are meant, as written: `12`, `10..20`, `10..`, `..20`, `-1`, `10..40/2`, `10-20`, mark names,
/// and lists of these with commas.
package struct FrameRange: Hashable, Sendable {
  enum Bound: Hashable, Sendable {
    /// Below 0 counts from the end, -1 being the last.
    case index(Int)
    case mark(String)
  }

  enum Item: Hashable, Sendable {
    case single(Bound)
    /// Both ends belong to it; an end left out is the scene's.
    case span(from: Bound?, to: Bound?, step: Int)
  }

  let items: [Item]

  /// A single frame; below 0 counts from the end.
  package init(frame: Int) { items = [.single(.index(frame))] }

  /// The frame of a mark, whatever it is called.
  package init(mark: String) { items = [.single(.mark(mark))] }

  package init(_ text: String) throws(FrameRangeError) {
    var items: [Item] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      items.append(try Self.item(Self.trimmed(part), in: text))
    }
    self.items = items
  }
}

// MARK: - Reading

extension FrameRange {
  private static func item(_ part: Substring, in text: String) throws(FrameRangeError) -> Item {
    guard !part.isEmpty else { throw .emptyItem(text) }
    let (body, step) = try stepped(part)
    if let separator = body.firstRange(of: "..") {
      let from = trimmed(body[..<separator.lowerBound])
      let to = trimmed(body[separator.upperBound...])
      return .span(
        from: from.isEmpty ? nil : try bound(from), to: to.isEmpty ? nil : try bound(to), step: step ?? 1)
    }
    if let (from, to) = dashed(body) {
      return .span(from: try bound(from), to: try bound(to), step: step ?? 1)
    }
    // A slash without a span belongs to a mark's name.
    return .single(try bound(part))
  }

  /// Splits off `/2`.
  private static func stepped(_ part: Substring) throws(FrameRangeError) -> (Substring, Int?) {
    guard let slash = part.lastIndex(of: "/"), part.contains("..") || dashed(part[..<slash]) != nil else {
      return (part, nil)
    }
    let text = trimmed(part[part.index(after: slash)...])
    guard let step = Int(text), step >= 1 else { throw .badStep(String(text), item: String(part)) }
    return (trimmed(part[..<slash]), step)
  }

  /// `10-20`: two whole numbers and a dash.
  private static func dashed(_ part: Substring) -> (Substring, Substring)? {
    let sides = part.split(separator: "-", omittingEmptySubsequences: false).map(trimmed)
    guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy { "0123456789".contains($0) } }) else {
      return nil
    }
    return (sides[0], sides[1])
  }

  private static func bound(_ text: Substring) throws(FrameRangeError) -> Bound {
    if let index = Int(text) { return .index(index) }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    guard !digits.isEmpty, !digits.allSatisfy({ "0123456789".contains($0) }) else {
      throw .notANumber(String(text))
    }
    return .mark(String(text))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
