extension SceneDecoder {
  mutating func number(_ node: JSONNode, _ rule: NumberRule = .any) -> Double? {
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
  mutating func name(_ node: JSONNode, reserved: Set<String> = []) -> String? {
    guard let name = text(node, expected: "a name") else { return nil }
    guard Self.isName(name) else {
      note("a name has letters, digits, _ and - only, found \"\(name)\"", at: node)
      return nil
    }
    guard !reserved.contains(name) else {
      note("\"\(name)\" is reserved; choose another name", at: node)
      return nil
    }
    return name
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.isPlain || $0.properties.isAlphabetic || $0.properties.numericType == .decimal || $0 == "_" || $0 == "-"
          || $0.properties.canonicalCombiningClass != .notReordered
      }
  }

  /// Names that mean something in a transition.
  static let reservedNames: Set<String> = ["to", "from", "dimming", "container", "overlay"]
}

extension Unicode.Scalar {
  /// Whether it is a letter or digit that needs no table to be known as one.
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
