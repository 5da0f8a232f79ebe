/// The JSON Schema of scenes (draft 7), made from the tables the loader reads by.
package enum SceneSchema {
  /// The schema as a file, for editors.
  package static var text: String { JSONPrinter.print(root) }

  static var root: JSONNode {
    let definitions =
      TableName.allCases.map { ($0.rawValue, object($0.table)) }
      + Definition.allCases.map { ("value.\($0.rawValue)", definition($0)) }
      + [("parameterUse", parameterUse)]
    return schema([
      ("$schema", text("http://json-schema.org/draft-07/schema#")), ("title", text("Segue scene, format 1")),
      ("allowComments", flag(true)), ("allowTrailingCommas", flag(true)),
      ("allOf", list([reference(.scene)])), ("definitions", schema(definitions)),
    ])
  }

  /// What an object may have, key by key.
  private static func object(_ table: KeyTable) -> JSONNode {
    let properties = table.keys.map { key in (key.name, described(value(key.shape), key.about)) }
    var members: [(String, JSONNode)] = [
      ("type", text("object")), ("description", text(table.about)), ("properties", schema(properties)),
      ("additionalProperties", flag(false)),
    ]
    let required = table.keys.filter(\.isRequired).map { text($0.name) }
    if !required.isEmpty { members.append(("required", list(required))) }
    return schema(members)
  }

  /// A value of a shape, or a parameter's name in its place.
  static func value(_ shape: Shape) -> JSONNode {
    switch shape {
    case .prose, .map, .anything: plain(shape)
    case .definition(let definition) where definition.includesParameterUse: plain(shape)
    default: schema([("anyOf", list([plain(shape), reference("parameterUse")]))])
    }
  }

  private static func plain(_ shape: Shape) -> JSONNode {
    switch shape {
    case .number(let rule): number(rule)
    case .flag: schema([("type", text("boolean"))])
    case .text, .prose: schema([("type", text("string"))])
    case .choice(let names): schema([("enum", list(names.map { text($0) }))])
    case .definition(let definition): reference("value.\(definition.rawValue)")
    case .object(let table): reference(table)
    case .map(let shape): schema([("type", text("object")), ("additionalProperties", value(shape))])
    case .list(let shape, let count): array(of: value(shape), count: count)
    case .either(let shapes): schema([("anyOf", list(shapes.map { plain($0) }))])
    case .anything: schema([])
    }
  }

  static func number(_ rule: NumberRule) -> JSONNode {
    var members = [("type", text(rule.isInteger ? "integer" : "number"))]
    members.append((rule.excludesMinimum ? "exclusiveMinimum" : "minimum", number(rule.minimum)))
    members.append(("maximum", number(rule.maximum)))
    return schema(members)
  }

  static func array(of items: JSONNode, count: ClosedRange<Int> = 0...Int.max) -> JSONNode {
    var members = [("type", text("array")), ("items", items)]
    if count.lowerBound > 0 { members.append(("minItems", number(Double(count.lowerBound)))) }
    if count.upperBound < Int.max { members.append(("maxItems", number(Double(count.upperBound)))) }
    return schema(members)
  }

  private static var parameterUse: JSONNode {
    schema([
      ("type", text("string")), ("pattern", text("^\\$.")),
      ("description", text("The name of a parameter, after a dollar sign.")),
    ])
  }

  /// A reference's siblings count for nothing in draft 7, so a description goes around it.
  private static func described(_ node: JSONNode, _ about: String) -> JSONNode {
    guard let members = node.members else { return node }
    let description = JSONMember(key: "description", keyPosition: position, value: text(about))
    guard node["$ref"] == nil else {
      return schema([("description", text(about)), ("allOf", list([node]))])
    }
    return JSONNode(.object([description] + members), at: position)
  }
}

extension SceneSchema {
  /// The schema has no place in a file.
  static let position = SourcePosition(source: 0, offset: 0)

  static func text(_ text: String) -> JSONNode { JSONNode(.text(text), at: position) }
  static func flag(_ flag: Bool) -> JSONNode { JSONNode(.flag(flag), at: position) }
  static func number(_ number: Double) -> JSONNode { JSONNode(.number(number), at: position) }
  static func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.list(elements), at: position) }
  static func reference(_ table: TableName) -> JSONNode { reference(table.rawValue) }
  static func reference(_ name: String) -> JSONNode { schema([("$ref", text("#/definitions/\(name)"))]) }

  static func schema(_ members: [(String, JSONNode)]) -> JSONNode {
    JSONNode(.object(members.map { JSONMember(key: $0.0, keyPosition: position, value: $0.1) }), at: position)
  }
}
