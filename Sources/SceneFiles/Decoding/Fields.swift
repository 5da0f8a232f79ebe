/// The keys of an object that a table allows.
struct Fields {
  let node: JSONNode
  let table: KeyTable
  let members: [JSONMember]
  /// By a key's length, the one member that is as long, or what the numbers below say: most keys that are not there show
  /// by it, and those that are there are found at once.
  private let places: SIMD32<UInt8>
  /// No member is as long.
  private static let none: UInt8 = 255
  /// Several are, or may be.
  private static let several: UInt8 = 254
  /// By a member's place among the first ones, its key's in the table; `none` where the table does not have it.
  private let keys: SIMD32<UInt8>
  /// Whether the table lacks a key.
  let hasUnknown: Bool

  init(node: JSONNode, table: KeyTable, members: [JSONMember]) {
    self.node = node
    self.table = table
    self.members = members
    var (places, keys) = (SIMD32(repeating: Self.none), SIMD32(repeating: Self.none))
    var hasUnknown = false
    for index in members.indices {
      let slot = Self.slot(members[index].key)
      places[slot] = places[slot] == Self.none && index < Int(Self.several) ? UInt8(index) : Self.several
      let key = table.index(of: members[index].key)
      hasUnknown = hasUnknown || key == nil
      if index < keys.scalarCount, let key, key < Int(Self.none) { keys[index] = UInt8(key) }
    }
    (self.places, self.keys, self.hasUnknown) = (places, keys, hasUnknown)
  }

  @inline(__always)
  private static func slot(_ key: String) -> Int { key.utf8.count & 31 }

  /// The value of a key; asking for a key that the table does not have is our mistake.
  @inline(__always)
  subscript(name: String) -> JSONNode? { mayHave(name) ? value(of: name) : nil }

  @inline(__always)
  func has(_ name: String) -> Bool { mayHave(name) && index(of: name) != nil }

  /// Whether a key is as long as the name, which in nearly all cases is enough to know that it is not there.
  @inline(__always)
  fileprivate func mayHave(_ name: String) -> Bool { places[Self.slot(name)] != Self.none }

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

  /// What a member may be.
  fileprivate func shape(ofMember index: Int) -> Shape {
    let key = index < keys.scalarCount ? keys[index] : Self.none
    return key == Self.none ? shape(members[index].key) : table.keys[Int(key)].shape
  }

  fileprivate func index(of name: String) -> Int? {
    let place = places[Self.slot(name)]
    if place < Self.several { return members[Int(place)].key.isKey(name) ? Int(place) : nil }
    guard place == Self.several else { return nil }
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
    if fields.hasUnknown {
      for member in members where table.index(of: member.key) == nil { noteUnknownKey(member, in: table) }
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
    guard case .definition(definition) = fields.shape(ofMember: index) else {
      preconditionFailure("\(key) is no \(definition)")
    }
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
