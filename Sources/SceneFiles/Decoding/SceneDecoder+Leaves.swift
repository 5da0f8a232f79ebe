extension SceneDecoder {
  mutating func number(_ node: JSONNode, _ rule: NumberRule = .any) -> Double? {
    if case .number(let number) = node.value, rule.allows(number) { return number }
    guard let node = resolve(node) else { return nil }
    guard case .number(let number) = node.value else {
      noteMismatch(node, expected: rule.name)
      return nil
    }
    guard rule.allows(number) else {
      let isFar = abs(number) > NumberRule.limit
      noteMismatch(node, expected: isFar ? "a number within ±\(JSONPrinter.text(NumberRule.limit))" : rule.name)
      return nil
    }
    return number
  }

  mutating func flag(_ node: JSONNode) -> Bool? {
    guard let node = resolve(node) else { return nil }
    guard case .flag(let flag) = node.value else {
      noteMismatch(node, expected: "true or false")
      return nil
    }
    return flag
  }

  mutating func text(_ node: JSONNode, expected: String = "a text") -> String? {
    guard let node = resolve(node) else { return nil }
    guard let text = node.text else {
      noteMismatch(node, expected: expected)
      return nil
    }
    return text
  }

  /// A text for people, in which a dollar sign is a dollar sign.
  mutating func prose(_ node: JSONNode) -> String? {
    guard let text = node.text else {
      noteMismatch(node, expected: "a text")
      return nil
    }
    return text
  }

  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ node: JSONNode) -> Choice? {
    choice(node, among: Choice.allCases.map(\.rawValue)).flatMap { Choice(rawValue: $0) }
  }

  mutating func choice(_ node: JSONNode, among names: [String]) -> String? {
    guard let node = resolve(node) else { return nil }
    if let text = node.text, names.contains(text) { return text }
    let suggestion = node.text.map { Suggestion.text(for: $0, among: names) } ?? ""
    noteMismatch(node, expected: "one of \(Self.list(names))", hint: suggestion)
    return nil
  }

  mutating func noteMismatch(_ node: JSONNode, expected: String, hint: String) {
    note("\(expected) is expected, found \(node.summary)\(hint)", at: node)
  }

  /// A name for a view, a step or a mark.
  mutating func name(_ node: JSONNode, reserved: [String] = []) -> String? {
    guard let name = text(node, expected: "a name") else { return nil }
    guard Self.isName(name) else {
      note("a name has letters, digits, _ and - only, found \"\(name)\"", at: node)
      return nil
    }
    guard !reserved.contains(where: name.isKey) else {
      note("\"\(name)\" is reserved; choose another name", at: node)
      return nil
    }
    return name
  }

  static func isName(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    for byte in text.utf8 where !isPlain(byte) { return text.unicodeScalars.allSatisfy(isOfName) }
    return true
  }

  /// Whether it is a character that needs no table to be known as a name's.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType == .decimal || scalar == "_" || scalar == "-"
      || properties.canonicalCombiningClass != .notReordered
  }

  /// Names that mean something in a transition.
  static let reservedNames: [String] = ["to", "from", "dimming", "container", "overlay"]
}
