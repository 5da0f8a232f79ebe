extension SceneDecoder {
  mutating func screenName(_ node: JSONNode) -> String? {
    guard let node = resolve(node), let name = text(node, expected: "a screen's name") else { return nil }
    guard names.viewIDs[name] != nil else {
      noteUnknown("screen", name, among: names.screens, at: node)
      return nil
    }
    return name
  }

  mutating func transitionName(_ node: JSONNode) -> String? {
    guard let node = resolve(node), let name = text(node, expected: "a transition's name") else { return nil }
    guard names.transitions.contains(name) else {
      noteUnknown("transition", name, among: names.transitions, at: node)
      return nil
    }
    return name
  }

  mutating func stepName(_ node: JSONNode) -> String? {
    guard let node = resolve(node), let name = text(node, expected: "a step's id") else { return nil }
    guard names.steps.contains(name) else {
      noteUnknown("step", name, among: names.steps, at: node)
      return nil
    }
    return name
  }

  mutating func noteUnknown(_ kind: String, _ name: String, among names: [String], at node: JSONNode) {
    let suggestion = Suggestion.text(for: name, among: names)
    let known = names.isEmpty ? "; there are none" : names.count > 12 ? "" : "; there are \(Self.list(names))"
    note("there is no \(kind) \"\(name)\"\(suggestion.isEmpty ? known : suggestion)", at: node)
  }

  mutating func viewReference(_ node: JSONNode) -> Scene.ViewReference? {
    guard let node = resolve(node), let text = text(node, expected: "a view") else { return nil }
    guard let reference = reference(text) else {
      noteUnknownView(text, at: node)
      return nil
    }
    if reference.isOfTransition, !isInTransition {
      note("\"\(text)\" is there in transitions only; name a screen or one of its views", at: node)
      return nil
    }
    return reference
  }

  private func reference(_ text: String) -> Scene.ViewReference? {
    guard let dot = text.firstIndex(of: ".") else { return rootReference(text) }
    let id = String(text[text.index(after: dot)...])
    switch String(text[..<dot]) {
    case "to": return isIDOfAnyScreen(id) ? .toView(id: id) : nil
    case "from": return isIDOfAnyScreen(id) ? .fromView(id: id) : nil
    case "overlay": return names.overlayIDs.contains(id) ? .overlayView(id: id) : nil
    case let head:
      guard let screen = screenReference(head) else { return nil }
      if id == "dimming" { return .dimmingOf(screen) }
      return names.viewIDs[screen.name]?.contains(id) == true ? .view(screen, id: id) : nil
    }
  }

  private func rootReference(_ text: String) -> Scene.ViewReference? {
    switch text {
    case "to": .to
    case "from": .from
    case "dimming": .dimming
    case "container": .container
    case "overlay": names.hasOverlay ? .overlay : nil
    default: names.snapshots.contains(text) ? .snapshot(id: text) : screenReference(text).map { .screen($0) }
    }
  }

  /// `detail`, or `detail#2` for the second of that screen at once.
  private func screenReference(_ text: String) -> Scene.ScreenReference? {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    guard let name = parts.first.map(String.init), names.viewIDs[name] != nil else { return nil }
    if parts.count == 1 { return Scene.ScreenReference(name) }
    guard parts.count == 2, let instance = Int(parts[1]), instance >= 2 else { return nil }
    return Scene.ScreenReference(name, instance: instance)
  }

  private func isIDOfAnyScreen(_ id: String) -> Bool { names.viewIDs.values.contains { $0.contains(id) } }

  private mutating func noteUnknownView(_ text: String, at node: JSONNode) {
    let prefix = text.hasPrefix("to.") ? "to" : text.hasPrefix("from.") ? "from" : nil
    var candidates = names.screens + names.snapshots + ["to", "from", "dimming", "container"]
    for (screen, ids) in names.viewIDs { candidates += ids.map { "\(prefix ?? screen).\($0)" } }
    candidates += names.overlayIDs.map { "overlay.\($0)" }
    note("there is no view \"\(text)\"\(Suggestion.text(for: text, among: candidates))", at: node)
  }
}

extension Scene.ViewReference {
  /// True for names that mean something only while a transition runs.
  var isOfTransition: Bool {
    switch self {
    case .to, .from, .toView, .fromView, .container, .snapshot: true
    case .dimming, .dimmingOf, .screen, .view, .overlay, .overlayView: false
    }
  }
}
