extension SceneDecoder {
  /// A view with the component it uses put in: the component's keys, overridden by those beside `use`.
  ///
  /// Also says which components that was, for as long as their subviews are read.
  mutating func writingOutComponent(_ node: JSONNode) -> (node: JSONNode, opened: [String])? {
    guard Self.mayUseComponent(node) else { return (node, []) }
    guard let use = node["use"] else {
      if let with = node["with"] { note("\"with\" belongs to \"use\"; without it remove it", at: with) }
      return (node, [])
    }
    guard let name = text(use, expected: "a component's name") else { return nil }
    guard let component = components[name] else {
      let suggestion = Suggestion.text(for: name, among: components.keys)
      note("there is no component \"\(name)\"\(suggestion)", at: use)
      return nil
    }
    guard !openComponents.contains(name) else {
      let circle = (openComponents.drop { $0 != name } + [name]).joined(separator: " → ")
      note("the component \"\(name)\" contains itself: \(circle)", at: use)
      return nil
    }
    usedComponents.insert(name)
    openComponents.append(name)
    defer { openComponents.removeLast() }
    guard let body = body(of: component, with: node["with"]), let inner = writingOutComponent(body) else { return nil }
    let merged = Self.merging(inner.node, with: node)
    return (merged, node["subviews"] == nil ? [name] + inner.opened : [])
  }

  /// Whether a key is as long as `use` or `with`, which most views' are not.
  private static func mayUseComponent(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    for index in members.indices where 3...4 ~= members[index].key.utf8.count { return true }
    return false
  }

  /// A component's view with its parameters' values in place.
  private mutating func body(of component: JSONNode, with values: JSONNode?) -> JSONNode? {
    guard let members = component.members else {
      noteMismatch(component, expected: "a view")
      return nil
    }
    let declarations = component["params"]?.members.map { parameterDeclarations($0) } ?? []
    let given = givenValues(values, declarations)
    let body = JSONNode(.object(members.filter { $0.key != "params" }), at: component.position)
    guard !declarations.isEmpty else { return body }
    return Self.substituting(scope(declarations, given: given, missingAt: values ?? component), in: body)
  }

  private mutating func givenValues(_ values: JSONNode?, _ declarations: [ParameterDeclaration]) -> [JSONMember] {
    guard let values else { return [] }
    guard let members = values.members else {
      noteMismatch(values, expected: "an object of names and values")
      return []
    }
    let names = declarations.map(\.name)
    for member in members where !names.contains(member.key) {
      let hint = names.isEmpty ? "; it has none" : Suggestion.text(for: member.key, among: names)
      note("the component has no parameter \"\(member.key)\"\(hint)", at: member.keyPosition)
    }
    return members
  }

  private mutating func scope(
    _ declarations: [ParameterDeclaration], given: [JSONMember], missingAt place: JSONNode
  ) -> [String: JSONNode] {
    var scope: [String: JSONNode] = [:]
    for declaration in declarations {
      let value = given.first { $0.key == declaration.name }?.value ?? declaration.defaultValue
      guard let value else {
        note("the component's parameter \"\(declaration.name)\" has no default; give it a value in \"with\"", at: place)
        continue
      }
      // A default may use the parameters before it.
      let substituted = Self.substituting(scope, in: value)
      check(substituted, fits: declaration)
      scope[declaration.name] = substituted
    }
    return scope
  }

  /// A value in which names of the scope are replaced by what they stand for, however deep they stand.
  static func substituting(_ scope: [String: JSONNode], in node: JSONNode) -> JSONNode {
    guard !scope.isEmpty else { return node }
    switch node.value {
    case .text: return dollarName(node).flatMap { scope[$0] } ?? node
    case .list(let elements):
      return JSONNode(.list(elements.map { substituting(scope, in: $0) }), at: node.position)
    case .object(let members):
      let members = members.map { member in
        var member = member
        member.value = substituting(scope, in: member.value)
        return member
      }
      return JSONNode(.object(members), at: node.position)
    default: return node
    }
  }

  private static func merging(_ component: JSONNode, with instance: JSONNode) -> JSONNode {
    let own = (instance.members ?? []).filter { $0.key != "use" && $0.key != "with" }
    let inherited = (component.members ?? []).filter { member in !own.contains { $0.key == member.key } }
    return JSONNode(.object(own + inherited), at: instance.position)
  }

  /// Reads the components that no screen uses, so that mistakes in them show too.
  mutating func checkUnusedComponents(_ names: [String]) {
    for name in names where !usedComponents.contains(name) {
      guard let component = components[name] else { continue }
      if let members = component["params"]?.members {
        guard parameterDeclarations(members).allSatisfy({ $0.defaultValue != nil }) else { continue }
      }
      usedComponents.insert(name)
      openComponents = [name]
      collectedIDs = []
      if let body = body(of: component, with: nil) {
        var views: [Scene.View] = []
        readViews(body, context: ViewContext(), into: &views)
      }
      openComponents = []
    }
  }
}
