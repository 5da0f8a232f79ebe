extension SceneDecoder {
  /// Seconds, or a time after another step's end.
  mutating func stepTime(_ node: JSONNode) -> Scene.StepTime? {
    guard let node = resolve(node) else { return nil }
    guard let text = node.text else { return number(node, .seconds).map { .seconds($0) } }
    guard let (step, offset) = Self.afterParts(text) else {
      noteMismatch(node, expected: "seconds, \"after ID\" or \"after ID + 0.2\"")
      return nil
    }
    guard names.steps.contains(step) else {
      noteUnknown("step", step, among: names.steps, at: node)
      return nil
    }
    return .after(step: step, offset: offset)
  }

  /// The step and the offset of `after ID + 0.2`, with spaces where one likes.
  private static func afterParts(_ text: String) -> (step: String, offset: Double)? {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard words.first == "after", words.count >= 2 else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    let parts = rest.split(separator: "+", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    guard let step = parts.first, isName(step), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return rest.contains(" ") ? nil : (step, 0) }
    guard let offset = Double(parts[1]), (0...NumberRule.limit).contains(offset) else { return nil }
    return (step, offset)
  }

  /// Notes steps that wait for one another, or for themselves.
  mutating func checkOrder(of steps: [Scene.Step], _ nodes: [JSONNode]) {
    var waitsFor: [String: String] = [:]
    for step in steps {
      if let id = step.id, case .after(let other, _) = step.time { waitsFor[id] = other }
    }
    for node in nodes {
      guard let id = node["id"]?.text, let time = node["at"] else { continue }
      var way = [id]
      while let next = waitsFor[way[way.count - 1]], !way.contains(next) { way.append(next) }
      if waitsFor[way[way.count - 1]] == id {
        note("steps wait for one another: \((way + [id]).joined(separator: " after "))", at: time)
      }
    }
  }

  /// Seconds, the start or end of a step, or a mark.
  mutating func moment(_ node: JSONNode) -> Scene.Moment? {
    guard let node = resolve(node) else { return nil }
    guard let text = node.text else { return number(node, .seconds).map { .seconds($0) } }
    if names.marks.contains(text) { return .mark(text) }
    for (suffix, moment) in [(".start", Scene.Moment.start), (".end", Scene.Moment.end)] where text.hasSuffix(suffix) {
      let step = String(text.dropLast(suffix.count))
      if names.steps.contains(step) { return moment(step) }
    }
    let known = names.marks + names.steps.flatMap { ["\($0).start", "\($0).end"] }
    note(
      "seconds, \"ID.start\", \"ID.end\" or a mark is expected; there is no \"\(text)\"\(Suggestion.text(for: text, among: known))",
      at: node)
    return nil
  }
}
