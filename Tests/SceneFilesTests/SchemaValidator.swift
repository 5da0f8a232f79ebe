import SceneFiles

/// Draft 7 of JSON Schema, as far as our schema uses it; patterns are left to editors.
struct SchemaValidator {
  let root: JSONNode

  /// Whether a value is as the schema says.
  func accepts(_ value: JSONNode) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    if let reference = schema["$ref"]?.text {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let definition = root["definitions"]?[name] else { return false }
      return accepts(value, definition)
    }
    return acceptsAlternatives(value, schema) && acceptsType(value, schema) && acceptsNumber(value, schema)
      && acceptsText(value, schema) && acceptsList(value, schema) && acceptsObject(value, schema)
  }

  private func acceptsAlternatives(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    if let all = schema["allOf"]?.elements, !all.allSatisfy({ accepts(value, $0) }) { return false }
    if let any = schema["anyOf"]?.elements, !any.contains(where: { accepts(value, $0) }) { return false }
    if let values = schema["enum"]?.elements, !values.contains(value) { return false }
    return true
  }

  private func acceptsType(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard let type = schema["type"] else { return true }
    let names = type.elements?.compactMap(\.text) ?? [type.text ?? ""]
    return names.contains { name in
      switch (name, value.value) {
      case ("number", .number), ("string", .text), ("boolean", .flag), ("array", .list), ("object", .object): true
      case ("integer", .number(let number)): number == number.rounded()
      default: false
      }
    }
  }

  private func acceptsNumber(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard case .number(let number) = value.value else { return true }
    if case .number(let minimum) = schema["minimum"]?.value, number < minimum { return false }
    if case .number(let minimum) = schema["exclusiveMinimum"]?.value, number <= minimum { return false }
    if case .number(let maximum) = schema["maximum"]?.value, number > maximum { return false }
    return true
  }

  private func acceptsText(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard let text = value.text, let pattern = schema["pattern"]?.text else { return true }
    return (try? Regex(pattern)).map { text.contains($0) } ?? false
  }

  private func acceptsList(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard let elements = value.elements else { return true }
    if case .number(let count) = schema["minItems"]?.value, Double(elements.count) < count { return false }
    if case .number(let count) = schema["maxItems"]?.value, Double(elements.count) > count { return false }
    guard let items = schema["items"] else { return true }
    return elements.allSatisfy { accepts($0, items) }
  }

  private func acceptsObject(_ value: JSONNode, _ schema: JSONNode) -> Bool {
    guard let members = value.members else { return true }
    let required = schema["required"]?.elements?.compactMap(\.text) ?? []
    guard required.allSatisfy({ value[$0] != nil }) else { return false }
    return members.allSatisfy { member in
      if let property = schema["properties"]?[member.key] { return accepts(member.value, property) }
      guard let others = schema["additionalProperties"] else { return true }
      if case .flag(let allowed) = others.value { return allowed }
      return accepts(member.value, others)
    }
  }
}
