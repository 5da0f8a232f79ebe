/// What a visual format says, in the order in which it says it.
struct VisualFormatLine {
  enum Part {
    case superview
    /// A view with what is asked of its length.
    case view(String, [Predicate])
    /// A distance; nil is the standard one.
    case gap([Predicate]?)
  }

  struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var constant: CGFloat
    /// A view of the same length.
    var view: String?
    var priority: Float = 1000

    init(constant: CGFloat) { self.constant = constant }
  }

  var isVertical = false
  var parts: [Part] = []
}

/// Reads Apple's visual format language.
struct VisualFormatParser {
  struct Mistake: Error {
    let reason: String
    let position: Int
  }

  private let text: [Character]
  private let metrics: [String: Any]
  private let names: Set<String>
  private var position = 0

  init(_ text: String, metrics: [String: Any], names: Set<String>) {
    (self.text, self.metrics, self.names) = (Array(text), metrics, names)
  }

  mutating func parse() throws(Mistake) -> VisualFormatLine {
    var line = VisualFormatLine()
    if take("V:") { line.isVertical = true } else { _ = take("H:") }
    if take("|") {
      line.parts.append(.superview)
      try parseGap(into: &line)
    }
    line.parts.append(try parseView())
    while position < text.count {
      try parseGap(into: &line)
      if take("|") {
        line.parts.append(.superview)
        break
      }
      line.parts.append(try parseView())
    }
    guard position == text.count else { throw mistake("nothing was expected after the superview") }
    return line
  }

  private func mistake(_ reason: String) -> Mistake { Mistake(reason: reason, position: position) }

  private mutating func take(_ expected: String) -> Bool {
    guard text[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  private mutating func expect(_ expected: String) throws(Mistake) {
    guard take(expected) else { throw mistake("'\(expected)' was expected") }
  }

  private mutating func parseGap(into line: inout VisualFormatLine) throws(Mistake) {
    guard take("-") else { return }
    if position < text.count, text[position] == "[" || text[position] == "|" { return line.parts.append(.gap(nil)) }
    line.parts.append(.gap(try parsePredicates(viewsAllowed: false)))
    try expect("-")
  }

  private mutating func parseView() throws(Mistake) -> VisualFormatLine.Part {
    try expect("[")
    let name = word()
    guard names.contains(name) else { throw mistake("'\(name)' is not a key in the views dictionary") }
    let predicates =
      position < text.count && text[position] == "(" ? try parsePredicates(viewsAllowed: true) : []
    try expect("]")
    return .view(name, predicates)
  }

  private mutating func parsePredicates(viewsAllowed: Bool) throws(Mistake) -> [VisualFormatLine.Predicate] {
    guard take("(") else { return [try parsePredicate(viewsAllowed: viewsAllowed)] }
    var result = [try parsePredicate(viewsAllowed: viewsAllowed)]
    while take(",") { result.append(try parsePredicate(viewsAllowed: viewsAllowed)) }
    try expect(")")
    return result
  }

  private mutating func parsePredicate(viewsAllowed: Bool) throws(Mistake) -> VisualFormatLine.Predicate {
    var predicate = VisualFormatLine.Predicate(constant: 0)
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let object = word()
    if let number = number(object) {
      predicate.constant = CGFloat(number)
    } else if viewsAllowed, names.contains(object) {
      predicate.view = object
    } else {
      throw mistake("'\(object)' is neither a number nor a known name")
    }
    guard take("@") else { return predicate }
    let priority = word()
    guard let number = number(priority) else { throw mistake("'\(priority)' is no priority") }
    predicate.priority = Float(number)
    return predicate
  }

  /// Letters, digits and points; a minus before a number.
  private mutating func word() -> String {
    let start = position
    if position < text.count, text[position] == "-" { position += 1 }
    while position < text.count, text[position].isLetter || text[position].isNumber || "._".contains(text[position]) {
      position += 1
    }
    return String(text[start..<position])
  }

  private func number(_ word: String) -> Double? {
    if let number = Double(word) { return number }
    switch metrics[word] {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Int: return Double(number)
    case let number as Float: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: return nil
    }
  }
}
