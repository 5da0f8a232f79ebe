/// Reads JSON5 text into values that know their places.
///
/// What JSON5 adds to JSON is read: comments, trailing commas, single quotes, bare keys, hexadecimal and signed numbers,
/// line continuations. Infinity and NaN are refused, as are a key that is there twice and nesting beyond `depthLimit`,
/// so that no text can exhaust the stack.
package struct JSONReader {
  /// How deep lists and objects may stand in one another.
  package static let depthLimit: Int = 256
  /// How many entries get room at once: points and rectangles have no more, and most objects few more.
  private static let usualElements: Int = 4
  private static let usualMembers: Int = 4

  let bytes: [UInt8]
  let source: Int
  var index: Int = 0
  private var depth: Int = 0
  /// The members of the last object at each depth: the next one is most often written alike.
  private var models: [[JSONMember]] = Array(repeating: [], count: depthLimit + 1)

  private init(bytes: [UInt8], source: Int) {
    self.bytes = bytes
    self.source = source
  }

  /// The one value of a text.
  package static func read(_ bytes: [UInt8], source: Int) throws(JSONSyntaxError) -> JSONNode {
    try JSONEncodingCheck.check(bytes)
    var reader = JSONReader(bytes: bytes, source: source)
    try reader.skipSpace()
    guard reader.index < bytes.count else { throw JSONSyntaxError("the file is empty; a value is expected", at: 0) }
    let node = try reader.readValue()
    try reader.skipSpace()
    if reader.index < bytes.count {
      throw reader.error("\(reader.found) stands after the end of the value; remove it")
    }
    return node
  }

  /// The byte at the reading place; 0 at the end, which no text contains outside strings.
  @inline(__always)
  var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

  var position: SourcePosition { SourcePosition(source: source, offset: index) }

  mutating func readValue() throws(JSONSyntaxError) -> JSONNode {
    let start = position
    switch current {
    case UInt8(ascii: "{"): return JSONNode(.object(try readMembers()), at: start)
    case UInt8(ascii: "["): return JSONNode(.list(try readElements()), at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONNode(.text(try readQuoted()), at: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return JSONNode(.number(try readNumber()), at: start)
    default: return JSONNode(try readWord(), at: start)
    }
  }

  private mutating func readWord() throws(JSONSyntaxError) -> JSONValue {
    let start = index
    switch readIdentifier() {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    case "NaN", "Infinity": throw JSONSyntaxError("\(text(from: start)) is no number a scene can have", at: start)
    case "": throw error("a value is expected, found \(found)")
    case let word: throw JSONSyntaxError("\(word) is no value; write \"\(word)\" if it is a text", at: start)
    }
  }

  private mutating func readElements() throws(JSONSyntaxError) -> [JSONNode] {
    let start = index
    try enter()
    var elements: [JSONNode] = []
    try skipSpace()
    if current != UInt8(ascii: "]") { elements.reserveCapacity(Self.usualElements) }
    while current != UInt8(ascii: "]") {
      try requireMore(in: "list", from: start)
      elements.append(try readValue())
      try readSeparator(closing: UInt8(ascii: "]"), of: "list", from: start)
    }
    leave()
    return elements
  }

  private mutating func readMembers() throws(JSONSyntaxError) -> [JSONMember] {
    let start = index
    try enter()
    let model = models[depth]
    var members: [JSONMember] = []
    var isLikeModel = true
    try skipSpace()
    if current != UInt8(ascii: "}") { members.reserveCapacity(max(model.count, Self.usualMembers)) }
    while current != UInt8(ascii: "}") {
      try requireMore(in: "object", from: start)
      let keyPosition = position
      let key: String
      if members.count < model.count, let length = lengthOfKey(like: model[members.count]) {
        key = model[members.count].key
        index += length
      } else {
        key = try readKey()
        isLikeModel = false
      }
      try skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw error("a colon is expected after the key \"\(key)\", found \(found)")
      }
      index += 1
      try skipSpace()
      try requireMore(in: "object", from: start)
      members.append(JSONMember(key: key, keyPosition: keyPosition, value: try readValue()))
      try readSeparator(closing: UInt8(ascii: "}"), of: "object", from: start)
    }
    models[depth] = members
    leave()
    if !isLikeModel { try refuseRepeatedKeys(in: members) }
    return members
  }

  /// How long the key at the reading place is when it is written in quotes, exactly as another one; else nil.
  private func lengthOfKey(like member: JSONMember) -> Int? {
    let first = Int(member.keyPosition.offset)
    let length = member.key.utf8.count + 2
    guard index + length <= bytes.count else { return nil }
    let model = bytes.span.extracting(first..<(first + length))
    let written = bytes.span.extracting(index..<(index + length))
    guard model[0] == UInt8(ascii: "\"") || model[0] == UInt8(ascii: "'") else { return nil }
    for offset in model.indices {
      // An escape takes more bytes than it stands for.
      guard model[offset] == written[offset], model[offset] != UInt8(ascii: "\\") else { return nil }
    }
    return length
  }

  private mutating func readKey() throws(JSONSyntaxError) -> String {
    if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try readQuoted() }
    let key = readIdentifier()
    guard !key.isEmpty else { throw error("a key is expected, found \(found)") }
    return key
  }

  /// Moves past the comma after an entry, or stays before the closing bracket.
  @inline(__always)
  private mutating func readSeparator(
    closing: UInt8, of container: String, from start: Int
  ) throws(JSONSyntaxError) {
    // Most often there is no space before them.
    if current == UInt8(ascii: ",") {
      index += 1
      return try skipSpace()
    }
    if current != closing { try readDistantSeparator(closing: closing, of: container, from: start) }
  }

  private mutating func readDistantSeparator(
    closing: UInt8, of container: String, from start: Int
  ) throws(JSONSyntaxError) {
    try skipSpace()
    if current == UInt8(ascii: ",") {
      index += 1
      try skipSpace()
    } else if current != closing {
      try requireMore(in: container, from: start)
      throw error("a comma or \"\(Character(Unicode.Scalar(closing)))\" is expected, found \(found)")
    }
  }

  private mutating func enter() throws(JSONSyntaxError) {
    depth += 1
    if depth > Self.depthLimit {
      throw error("lists and objects stand in one another more than \(Self.depthLimit) deep")
    }
    index += 1
  }

  private mutating func leave() {
    depth -= 1
    index += 1
  }

  @inline(__always)
  private func requireMore(in container: String, from start: Int) throws(JSONSyntaxError) {
    guard index >= bytes.count else { return }
    throw endsInside(container, from: start)
  }

  private func endsInside(_ container: String, from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      "the text ends inside \(container == "object" ? "an object" : "a list")", at: index, opening: start)
  }

  private func refuseRepeatedKeys(in members: [JSONMember]) throws(JSONSyntaxError) {
    // A handful of keys is compared faster than hashed.
    if members.count <= 8 {
      for index in members.indices {
        for earlier in members[..<index] where earlier.key == members[index].key {
          throw repeated(members[index])
        }
      }
      return
    }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted { throw repeated(member) }
  }

  private func repeated(_ member: JSONMember) -> JSONSyntaxError {
    JSONSyntaxError("the key \"\(member.key)\" is there twice; keep one", at: Int(member.keyPosition.offset))
  }
}

/// Why a text is no JSON5, and at which byte.
package struct JSONSyntaxError: Error, Hashable {
  package var message: String
  package var offset: Int
  /// Where the list, object or text that has no end began.
  package var opening: Int?

  init(_ message: String, at offset: Int, opening: Int? = nil) {
    self.message = message
    self.offset = offset
    self.opening = opening
  }
}
