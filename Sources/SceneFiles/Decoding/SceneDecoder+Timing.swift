import Motion

extension SceneDecoder {
  static let curves: [(name: String, curve: CubicCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .systemDefault),
  ]

  mutating func timing(_ node: JSONNode) -> Timing? {
    guard let node = resolve(node) else { return nil }
    guard node.members != nil else { return namedCurve(node, expectsSpring: true).map { .curve($0) } }
    guard let fields = fields(node, .timing) else { return nil }
    guard fields.members.count == 1 else {
      note("a timing is one of { \"bezier\": … } and { \"spring\": … }", at: node)
      return nil
    }
    if fields.has("bezier") { return bezier(fields).map { .curve($0) } }
    return value("spring", fields, as: .spring) { $0.spring($1) }.map { .spring($0) }
  }

  /// A timing that is no spring.
  mutating func curve(_ node: JSONNode) -> CubicCurve? {
    guard let node = resolve(node) else { return nil }
    guard node.members != nil else { return namedCurve(node, expectsSpring: false) }
    guard let fields = fields(node, .timing) else { return nil }
    guard fields.has("bezier"), !fields.has("spring") else {
      note("a curve is expected here, not a spring", at: node)
      return nil
    }
    return bezier(fields)
  }

  private mutating func namedCurve(_ node: JSONNode, expectsSpring: Bool) -> CubicCurve? {
    if let curve = Self.curves.first(where: { $0.name == node.text })?.curve { return curve }
    let names = Self.curves.map(\.name)
    let forms =
      Self.list(names) + (expectsSpring ? ", { \"bezier\": … } or { \"spring\": … }" : " or { \"bezier\": … }")
    let suggestion = node.text.map { Suggestion.text(for: $0, among: names) } ?? ""
    noteMismatch(node, expected: "a timing (\(forms))", hint: suggestion)
    return nil
  }

  private mutating func bezier(_ fields: Fields) -> CubicCurve? {
    guard let node = fields["bezier"], let numbers = numbers(node, count: 4) else { return nil }
    let elements = resolve(node)?.elements ?? []
    for index in [0, 2] where !(0...1 ~= numbers[index]) {
      note("x of a control point is from 0 to 1, found \(JSONPrinter.text(numbers[index]))", at: elements[index])
      return nil
    }
    return CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  mutating func spring(_ node: JSONNode) -> SpringForm? {
    guard let node = resolve(node) else { return nil }
    if node.text == "system" { return .system }
    guard let members = node.members else {
      noteMismatch(node, expected: "a spring (\"system\", or \(Self.springForms))")
      return nil
    }
    let keys = Set(members.map(\.key))
    if keys.contains("dampingRatio") { return springRatio(node) }
    if !keys.isDisjoint(with: ["mass", "stiffness", "damping"]) { return springPhysical(node) }
    if !keys.isDisjoint(with: ["response", "dampingFraction"]) { return springResponse(node) }
    if !keys.isDisjoint(with: ["duration", "bounce"]) { return springDuration(node) }
    noteSpringKeys(members, at: node)
    return nil
  }

  private static let springForms: String =
    "{ \"dampingRatio\" }, { \"mass\", \"stiffness\", \"damping\" }, { \"duration\", \"bounce\" }, { \"response\", \"dampingFraction\" }"

  private mutating func noteSpringKeys(_ members: [JSONMember], at node: JSONNode) {
    let tables: [TableName] = [.springRatio, .springPhysical, .springDuration, .springResponse]
    let names = tables.flatMap { $0.table.keys.map(\.name) }
    let unknown = members.filter { !names.contains($0.key) }
    for member in unknown {
      note(
        "unknown key \"\(member.key)\" in a spring\(Suggestion.text(for: member.key, among: names))",
        at: member.keyPosition)
    }
    if unknown.isEmpty { note("a spring is \(Self.springForms)", at: node) }
  }

  private mutating func springRatio(_ node: JSONNode) -> SpringForm? {
    guard let fields = fields(node, .springRatio), let ratio = number("dampingRatio", fields) else { return nil }
    return .dampingRatio(ratio, initialVelocity: number("velocity", fields) ?? 0)
  }

  private mutating func springPhysical(_ node: JSONNode) -> SpringForm? {
    guard let fields = fields(node, .springPhysical) else { return nil }
    // What is left out is CASpringAnimation's.
    return .physical(
      mass: number("mass", fields) ?? 1, stiffness: number("stiffness", fields) ?? 100,
      damping: number("damping", fields) ?? 10, initialVelocity: number("velocity", fields) ?? 0)
  }

  private mutating func springDuration(_ node: JSONNode) -> SpringForm? {
    guard let fields = fields(node, .springDuration) else { return nil }
    // What is left out is SwiftUI's.
    return .perceptual(
      duration: number("duration", fields) ?? 0.5, bounce: number("bounce", fields) ?? 0,
      initialVelocity: number("velocity", fields) ?? 0)
  }

  private mutating func springResponse(_ node: JSONNode) -> SpringForm? {
    guard let fields = fields(node, .springResponse), let response = number("response", fields) else { return nil }
    return .response(
      response, dampingFraction: number("dampingFraction", fields) ?? 1,
      initialVelocity: number("velocity", fields) ?? 0)
  }
}
