import Geometry

extension SceneDecoder {
  /// What an expectation checks, found by the keys that name it, and the keys each needs and may have.
  private static let expectationForms: [(key: String, needs: [String], allows: Set<String>)] = [
    ("frames", [], ["frames"]),
    ("warnings", [], ["warnings"]),
    ("pixel", ["at", "color"], ["at", "pixel", "color", "within"]),
    ("top", ["at"], ["top", "at"]),
    ("matches", ["at", "view"], ["at", "view", "matches", "within"]),
    ("overshoot", ["transition", "view", "property"], ["transition", "view", "property", "overshoot"]),
    ("transition", [], ["transition", "outcome", "endsBy"]),
    ("view", ["at"], ["at", "view", "within", "frame", "alpha", "cornerRadius", "transform", "backgroundColor"]),
  ]

  /// The checks of an expectation; one that names several values of a view is several.
  mutating func expectations(_ node: JSONNode) -> [Scene.Expectation] {
    guard let fields = fields(node, .expectation) else { return [] }
    guard let form = Self.expectationForms.first(where: { fields.has($0.key) }) else {
      let forms = Self.expectationForms.map { ([$0.key] + $0.needs).joined(separator: " + ") }
      note("the expectation says nothing to check; it has one of: \(forms.joined(separator: "; "))", at: node)
      return []
    }
    for key in form.needs where !fields.has(key) {
      note("an expectation with \"\(form.key)\" needs \"\(key)\"", at: node)
    }
    for member in fields.members where fields.table.index(of: member.key) != nil && !form.allows.contains(member.key) {
      note("\"\(member.key)\" does not belong to an expectation with \"\(form.key)\"", at: member.keyPosition)
    }
    return checks(form.key, fields).map { Scene.Expectation(check: $0, origin: origin(node)) }
  }

  private mutating func checks(_ form: String, _ fields: Fields) -> [Scene.Check] {
    switch form {
    case "frames": return integer("frames", fields).map { [.frameCount($0)] } ?? []
    case "warnings":
      return list("warnings", fields) { $0.choice($1, among: Scene.warningKinds) }.map { [.warnings($0)] } ?? []
    case "pixel": return pixelCheck(fields).map { [$0] } ?? []
    case "top": return topCheck(fields).map { [$0] } ?? []
    case "matches": return matchCheck(fields).map { [$0] } ?? []
    case "overshoot": return overshootCheck(fields).map { [$0] } ?? []
    case "transition": return transitionCheck(fields).map { [$0] } ?? []
    default: return valueChecks(fields)
    }
  }

  private mutating func time(_ fields: Fields) -> Scene.Moment? {
    value("at", fields, as: .moment) { $0.moment($1) }
  }

  private mutating func view(_ key: String, _ fields: Fields) -> Scene.ViewReference? {
    value(key, fields, as: .viewReference) { $0.viewReference($1) }
  }

  private mutating func transitionCheck(_ fields: Fields) -> Scene.Check? {
    let step = value("transition", fields, as: .name) { $0.stepName($1) }
    let outcome: Scene.Outcome? = choice("outcome", fields)
    let endsBy = number("endsBy", fields)
    if !fields.has("outcome"), !fields.has("endsBy") {
      note("an expectation about a transition has an \"outcome\", \"endsBy\", or both", at: fields.node)
    }
    return step.map { .transition(step: $0, outcome: outcome, endsBy: endsBy) }
  }

  private mutating func pixelCheck(_ fields: Fields) -> Scene.Check? {
    let location = value("pixel", fields, as: .point) { $0.point($1) }
    let color = value("color", fields, as: .color) { $0.color($1) }
    let within = number("within", fields) ?? 0
    guard let location, let color, let time = time(fields) else { return nil }
    return .pixel(color, location: location, at: time, within: within)
  }

  private mutating func topCheck(_ fields: Fields) -> Scene.Check? {
    let screen = value("top", fields, as: .screenName) { $0.screenName($1) }
    guard let time = time(fields), let screen else { return nil }
    return .top(screen: screen, at: time)
  }

  private mutating func matchCheck(_ fields: Fields) -> Scene.Check? {
    let view = view("view", fields)
    let other = self.view("matches", fields)
    let within = number("within", fields) ?? Self.lengthTolerance
    guard let time = time(fields), let view, let other else { return nil }
    return .match(view, other, at: time, within: within)
  }

  private mutating func overshootCheck(_ fields: Fields) -> Scene.Check? {
    let step = value("transition", fields, as: .name) { $0.stepName($1) }
    let view = view("view", fields)
    let property = value("property", fields, as: .property) { $0.property($1) }
    guard let node = fields["overshoot"], let range = numbers(node, count: 2) else { return nil }
    guard range[0] <= range[1] else {
      note("[min, max] is expected, found a min above the max", at: node)
      return nil
    }
    guard let step, let view, let property else { return nil }
    return .overshoot(range[0]...range[1], of: view, property: property, step: step)
  }

  /// What rounding in a scene's own numbers may amount to, in points and degrees.
  private static let lengthTolerance: Double = 0.01
  /// The same of an alpha or a matrix entry.
  private static let factorTolerance: Double = 0.001

  private mutating func valueChecks(_ fields: Fields) -> [Scene.Check] {
    let view = view("view", fields)
    let time = time(fields)
    let within = number("within", fields)
    var values: [(value: Scene.ExpectedValue, tolerance: Double)] = []
    if let rect = value("frame", fields, as: .rect, { $0.rect($1) }) {
      values.append((.frame(rect), Self.lengthTolerance))
    }
    if let alpha = number("alpha", fields) { values.append((.alpha(alpha), Self.factorTolerance)) }
    if let radii = value("cornerRadius", fields, as: .radii, { $0.radii($1) }) {
      values.append((.cornerRadius(radii), Self.lengthTolerance))
    }
    if let matrix = value("transform", fields, as: .transform, { $0.transform($1) }) {
      values.append((.transform(matrix), Self.factorTolerance))
    }
    if let color = value("backgroundColor", fields, as: .color, { $0.color($1) }) {
      values.append((.backgroundColor(color), 0))
    }
    let keys = ["frame", "alpha", "cornerRadius", "transform", "backgroundColor"]
    if !keys.contains(where: { fields.has($0) }) {
      note("the expectation names no value of the view; give one of \(Self.list(keys))", at: fields.node)
    }
    guard let view, let time else { return [] }
    return values.map { .value($0.value, of: view, at: time, within: within ?? $0.tolerance) }
  }
}
