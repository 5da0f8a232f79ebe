extension SceneDecoder {
  /// What is shown at first: what `root` says, or the only screen.
  mutating func root(_ scene: Fields) -> Scene.Root? {
    if let node = scene["root"] {
      return value("root", scene, as: .root) { _, _ in node }.flatMap { root($0, inside: nil) }
    }
    if names.screens.count == 1 { return .screen(names.screens[0]) }
    if names.screens.isEmpty {
      // Screens that are no object have been noted already.
      if scene["screens"]?.members != nil || !scene.has("screens") {
        note("the scene has no screens; describe one in \"screens\"", at: scene.node)
      }
      return nil
    }
    let screens = Self.list(names.screens)
    note("the key \"root\" is missing; with several screens it says which is shown first (\(screens))", at: scene.node)
    return nil
  }

  private mutating func root(_ node: JSONNode, inside container: String?) -> Scene.Root? {
    guard let node = resolve(node) else { return nil }
    guard let members = node.members else {
      guard node.text != nil else {
        noteMismatch(node, expected: "a screen, or { \"navigation\" }, { \"tabs\" } or { \"pages\" }")
        return nil
      }
      return screenName(node).map { .screen($0) }
    }
    guard let fields = fields(node, .root) else { return nil }
    let kinds = members.filter { ["navigation", "tabs", "pages"].contains($0.key) }
    guard kinds.count == 1, let kind = kinds.first?.key else {
      // A misspelt one has been noted already.
      guard members.allSatisfy({ fields.table.index(of: $0.key) != nil }) else { return nil }
      note(
        "one of \"navigation\", \"tabs\" and \"pages\" is expected",
        at: kinds.dropFirst().first?.keyPosition ?? node.position)
      return nil
    }
    if kind == "navigation", container == "navigation" {
      note("a navigation controller cannot stand in another one's stack", at: node)
    }
    noteMisplacedKeys(fields, kind)
    let children = list(kind, fields) { $0.root($1, inside: kind) } ?? []
    return makeContainer(kind, children, fields)
  }

  private mutating func noteMisplacedKeys(_ fields: Fields, _ kind: String) {
    if kind == "navigation", fields.has("selected") {
      note(
        "the last screen of a navigation is shown; \"selected\" belongs to tabs and pages",
        at: fields.keyPosition("selected"))
    }
    if kind != "pages", fields.has("spacing") {
      note("\"spacing\" belongs to pages", at: fields.keyPosition("spacing"))
    }
  }

  private mutating func makeContainer(_ kind: String, _ children: [Scene.Root], _ fields: Fields) -> Scene.Root? {
    guard !children.isEmpty else { return nil }
    let selected = integer("selected", fields) ?? 0
    if selected >= children.count, let node = fields["selected"] {
      note("\"selected\" is from 0 to \(children.count - 1), found \(selected)", at: node)
    }
    switch kind {
    case "navigation": return .navigation(children)
    case "tabs": return .tabs(children, selected: selected)
    default: return .pages(children, selected: selected, spacing: number("spacing", fields) ?? 0)
    }
  }
}

extension Scene.Root {
  /// The containers in it, outermost first.
  var containers: [Scene.Root] {
    switch self {
    case .screen: []
    case .navigation(let children), .tabs(let children, _), .pages(let children, _, _):
      [self] + children.flatMap(\.containers)
    }
  }

  var hasNavigation: Bool { containers.contains { if case .navigation = $0 { true } else { false } } }
  var hasPages: Bool { containers.contains { if case .pages = $0 { true } else { false } } }

  /// How many tabs each tab controller has.
  var tabCounts: [Int] {
    containers.compactMap { if case .tabs(let children, _) = $0 { children.count } else { nil } }
  }
}
