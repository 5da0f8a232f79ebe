/// A value of a JSON text, with the place it was written at.
package struct JSONNode: Sendable {
  package var value: JSONValue
  package var position: SourcePosition

  init(_ value: JSONValue, at position: SourcePosition) {
    self.value = value
    self.position = position
  }
}

/// What a JSON value is.
///
/// Lists and objects keep their entries elsewhere anyway, so that numbers and texts need no storage of their own.
package enum JSONValue: Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([JSONMember])
}

/// A key of an object and its value, in the order they were written; a key occurs once in its object.
package struct JSONMember: Sendable {
  package var key: String
  package var keyPosition: SourcePosition
  package var value: JSONNode
}

extension JSONNode {
  /// The members when this is an object.
  package var members: [JSONMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The elements when this is a list.
  package var elements: [JSONNode]? {
    guard case .list(let elements) = value else { return nil }
    return elements
  }

  /// The characters when this is a text.
  package var text: String? {
    guard case .text(let text) = value else { return nil }
    return text
  }

  /// The value of a key; nil when this is no object or has no such key.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    for index in members.indices where members[index].key.isKey(key) { return members[index].value }
    return nil
  }

  /// What the value is, in a reader's words.
  var summary: String {
    switch value {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): JSONPrinter.text(number)
    case .text(let text): "\"\(text.count > 60 ? text.prefix(57) + "…" : text[...])\""
    case .list(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
    case .object: "an object"
    }
  }
}

/// Two nodes are equal when they say the same, wherever they were written and in whatever order their keys stand.
extension JSONNode: Hashable {
  package static func == (a: JSONNode, b: JSONNode) -> Bool {
    switch (a.value, b.value) {
    case (.null, .null): true
    case (.flag(let a), .flag(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.object(let a), .object(let b)):
      a.count == b.count && a.allSatisfy { member in b.first { $0.key == member.key }?.value == member.value }
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch value {
    case .null: hasher.combine(0)
    case .flag(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .text(let text): hasher.combine(text)
    case .list(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members.count)
    }
  }
}
