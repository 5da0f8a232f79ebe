/// The keys of an object that a table allows.
struct Fields {
  let node: JSONNode
  let table: KeyTable
  let members: [JSONMember]
  /// A bit for each length that a key has: most keys that are not there show by it.
  private let lengths: UInt64

  init(node: JSONNode, table: KeyTable, members: [JSONMember]) {
    self.node = node
    self.table = table
    self.members = members
    lengths = members.reduce(0) { $0 | Self.bit(ofLength: $1.key) }
  }

  @inline(__always)
  private static func bit(ofLength key: String) -> UInt64 { 1 << UInt64(key.utf8.count & 63) }

  /// The value of a key; asking for a key that the table does not have is our mistake.
  @inline(__always)
  subscript(name: String) -> JSONNode? { mayHave(name) ? value(of: name) : nil }

  @inline(__always)
  func has(_ name: String) -> Bool { mayHave(name) && index(of: name) != nil }

  /// Whether a key is as long as the name, which in nearly all cases is enough to know that it is not there.
  @inline(__always)
  fileprivate func mayHave(_ name: String) -> Bool { lengths & Self.bit(ofLength: name) != 0 }

  private func value(of name: String) -> JSONNode? {
    guard let index = index(of: name) else { return nil }
    precondition(table.index(of: name) != nil, "\(table.name) has no key \(name)")
    return members[index].value
  }

  func keyPosition(_ name: String) -> SourcePosition {
    index(of: name).map { members[$0].keyPosition } ?? node.position
  }

  func shape(_ name: String) -> Shape {
    guard let index = table.index(of: name) else { preconditionFailure("\(table.name) has no key \(name)") }
    return table.keys[index].shape
  }

  fileprivate func index(of name: String) -> Int? {
    for index in members.indices where members[index].key.isKey(name) { return index }
    return nil
  }
}

extension SceneDecoder {
  /// The keys of an object: unknown ones are noted, and so are required ones that are missing.
  mutating func fields(_ node: JSONNode, _ name: TableName) -> Fields? {
    let table = name.table
    let node = resolve(node)
    guard let node, let members = node.members else {
      if let node {
        noteMismatch(node, expected: "an object (\(table.keys.prefix(4).map(\.name).joined(separator: ", "))…)")
      }
      return nil
    }
    let fields = Fields(node: node, table: table, members: members)
    for index in members.indices where table.index(of: members[index].key) == nil {
      noteUnknownKey(members[index], in: table)
    }
    for index in table.required where !fields.has(table.keys[index].name) {
      note("the key \"\(table.keys[index].name)\" is missing: \(table.keys[index].about)", at: node)
    }
    return fields
  }

  private mutating func noteUnknownKey(_ member: JSONMember, in table: KeyTable) {
    let names = table.keys.map(\.name)
    let suggestion = Suggestion.text(for: member.key, among: names)
    // A long list helps nobody.
    let list = names.count <= 12 ? "; it may have \(Self.list(names))" : ""
    let hint = suggestion.isEmpty ? list : suggestion
    note("unknown key \"\(member.key)\" in \(Self.article(table.name))\(hint)", at: member.keyPosition)
  }

  mutating func noteMismatch(_ node: JSONNode, expected: String) {
    note("\(expected) is expected, found \(node.summary)", at: node)
  }

  static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  /// "a leg", "an interaction", from the name of a table: "springRatio" becomes "a spring ratio".
  static func article(_ name: String) -> String {
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    return ("aeiou".contains(words.first ?? "x") ? "an " : "a ") + words
  }
}

extension SceneDecoder {
  @inline(__always)
  mutating func number(_ key: String, _ fields: Fields) -> Double? {
    guard let node = fields[key] else { return nil }
    guard case .number(let rule) = fields.shape(key) else { preconditionFailure("\(key) is no number") }
    return number(node, rule)
  }

  mutating func integer(_ key: String, _ fields: Fields) -> Int? { number(key, fields).map { Int($0) } }

  @inline(__always)
  mutating func flag(_ key: String, _ fields: Fields) -> Bool? {
    fields[key].flatMap { flag($0) }
  }

  @inline(__always)
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(_ key: String, _ fields: Fields) -> Choice? {
    fields[key].flatMap { choice($0) }
  }

  /// The value of a key by a reader of its own; the table must say that the key has that definition.
  @inline(__always)
  mutating func value<Value>(
    _ key: String, _ fields: Fields, as definition: Definition, _ read: (inout SceneDecoder, JSONNode) -> Value?
  ) -> Value? {
    guard fields.mayHave(key), let index = fields.index(of: key) else { return nil }
    guard case .definition(definition) = fields.shape(key) else { preconditionFailure("\(key) is no \(definition)") }
    return read(&self, fields.members[index].value)
  }

  /// The elements of a list that could be read.
  mutating func list<Value>(
    _ key: String, _ fields: Fields, _ read: (inout SceneDecoder, JSONNode) -> Value?
  ) -> [Value]? {
    guard let node = fields[key] else { return nil }
    guard case .list(_, let count) = fields.shape(key) else { preconditionFailure("\(key) is no list") }
    return list(node, count: count, read)
  }

  mutating func list<Value>(
    _ node: JSONNode, count: ClosedRange<Int>, _ read: (inout SceneDecoder, JSONNode) -> Value?
  ) -> [Value]? {
    guard let elements = elements(node, count: count) else { return nil }
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      if let value = read(&self, element) { values.append(value) }
    }
    return values
  }

  mutating func elements(_ node: JSONNode, count: ClosedRange<Int>) -> [JSONNode]? {
    guard let node = resolve(node) else { return nil }
    guard let elements = node.elements, count.contains(elements.count) else {
      noteMismatch(node, expected: Self.describe(count))
      return nil
    }
    return elements
  }

  private static func describe(_ count: ClosedRange<Int>) -> String {
    if count.lowerBound == count.upperBound { return "a list of \(count.lowerBound)" }
    if count.upperBound == Int.max { return count.lowerBound == 0 ? "a list" : "a list that is not empty" }
    return "a list of \(count.lowerBound) to \(count.upperBound)"
  }
}
