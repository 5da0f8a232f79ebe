import Geometry
import Motion

extension SceneDecoder {
  /// Reads a transition whose presets have been written out.
  mutating func transition(_ member: JSONMember) -> Scene.Transition? {
    guard let fields = fields(member.value, .transition) else { return nil }
    isInTransition = true
    defer { isInTransition = false }
    let presentation = presentation(fields)
    var drafts: [LegKind: LegDraft] = [:]
    for kind in LegKind.allCases { drafts[kind] = fields[kind.rawValue].flatMap { legDraft($0) } }
    return Scene.Transition(
      name: member.key, presentation: presentation, present: leg(.present, drafts, fields),
      dismiss: leg(.dismiss, drafts, fields), push: leg(.push, drafts, fields), pop: leg(.pop, drafts, fields),
      select: leg(.select, drafts, fields),
      interaction: fields["interaction"].flatMap { interaction($0, fields) }, origin: origin(member.keyPosition))
  }

  private mutating func leg(_ kind: LegKind, _ drafts: [LegKind: LegDraft], _ fields: Fields) -> Scene.Leg? {
    guard var draft = drafts[kind] else { return nil }
    if draft.reverses {
      guard let opposite = kind.opposite, let other = drafts[opposite], !other.reverses else {
        let name = kind.opposite.map { " \"\($0.rawValue)\"" } ?? ""
        note("there is no leg\(name) to play backwards", at: fields[kind.rawValue]?["reverse"] ?? fields.node)
        return nil
      }
      guard let reversed = other.reversed(under: draft, isWayBack: !kind.isIncoming) else {
        note(
          "the opposite leg has springs between keys or no duration, and cannot be played backwards", at: fields.node)
        return nil
      }
      draft = draft.over(reversed)
    }
    return leg(draft, insertion: kind.isIncoming ? .above : .below)
  }

  private mutating func presentation(_ fields: Fields) -> Scene.Presentation {
    let node = fields["presentation"]
    let hasLegs = fields.has("present") || fields.has("dismiss")
    guard let node, let inner = self.fields(node, .presentation) else {
      return Scene.Presentation(
        style: hasLegs ? .custom : .automatic, detents: [.large], arrow: .any, capturesStatusBar: false,
        origin: origin(fields.node))
    }
    let isCustom = hasLegs || inner.has("frame") || inner.has("dimming")
    return Scene.Presentation(
      style: choice("style", inner) ?? (isCustom ? .custom : .automatic),
      frame: value("frame", inner, as: .frame) { $0.frame($1, allowsFrameOf: true) },
      cornerRadius: value("cornerRadius", inner, as: .radii) { $0.radii($1) },
      detents: list("detents", inner) { $0.choice($1) } ?? [.large],
      dimming: inner["dimming"].flatMap { dimming($0) },
      source: value("source", inner, as: .viewReference) { $0.viewReference($1) },
      arrow: choice("arrow", inner) ?? .any, capturesStatusBar: flag("capturesStatusBar", inner) ?? false,
      origin: origin(node))
  }

  private mutating func dimming(_ node: JSONNode) -> Scene.Dimming? {
    guard let fields = fields(node, .dimming) else { return nil }
    return Scene.Dimming(
      color: value("color", fields, as: .color) { $0.color($1) } ?? .black, alpha: number("alpha", fields) ?? 0.4,
      tapToDismiss: flag("tapToDismiss", fields) ?? false, origin: origin(node))
  }
}

extension SceneDecoder {
  private mutating func interaction(_ node: JSONNode, _ transition: Fields) -> Scene.Interaction? {
    guard let fields = fields(node, .interaction) else { return nil }
    let starts: Scene.Interaction.Start = choice("starts", fields) ?? .dismiss
    let gesture = gesture(fields)
    let axis: Scene.Interaction.Axis = choice("axis", fields) ?? Self.axis(gesture, starts)
    let handoff = fields["handoff"].flatMap { self.handoff($0, started: transition.node[starts.rawValue]) }
    let finish = fields["finishWhen"].flatMap { finishWhen($0) }
    let progress: Double? = handoff?.releaseProgress == nil ? Self.finishProgress : nil
    return Scene.Interaction(
      gesture: gesture, starts: starts, axis: axis, direction: direction(fields) ?? Self.direction(gesture, starts),
      travel: fields["travel"].flatMap { travel($0) } ?? (axis == .x ? .width : .height),
      finishProgress: finish == nil ? progress : finish?.progress, finishVelocity: finish?.velocity, handoff: handoff,
      driver: driver(fields), origin: origin(node))
  }

  /// The progress beyond which a release finishes, where the scene says nothing of it.
  private static let finishProgress: Double = 0.5

  private mutating func direction(_ fields: Fields) -> Double? {
    fields["direction"].flatMap { choice($0, among: ["+", "-"]) }.map { $0 == "+" ? 1 : -1 }
  }

  private mutating func gesture(_ fields: Fields) -> Scene.Interaction.Gesture {
    let kind = fields["gesture"].flatMap { choice($0, among: ["pan", "screenEdgePan"]) }
    if kind == "screenEdgePan" { return .screenEdgePan(choice("edge", fields) ?? .left) }
    if fields.has("edge") { note("\"edge\" belongs to screenEdgePan", at: fields.keyPosition("edge")) }
    return .pan
  }

  private static func axis(
    _ gesture: Scene.Interaction.Gesture, _ starts: Scene.Interaction.Start
  ) -> Scene.Interaction.Axis {
    if case .screenEdgePan(let edge) = gesture { return edge == .left || edge == .right ? .x : .y }
    return starts == .dismiss || starts == .present ? .y : .x
  }

  private static func direction(_ gesture: Scene.Interaction.Gesture, _ starts: Scene.Interaction.Start) -> Double {
    if case .screenEdgePan(let edge) = gesture { return edge == .left || edge == .top ? 1 : -1 }
    return starts == .dismiss || starts == .pop ? 1 : -1
  }

  private mutating func travel(_ node: JSONNode) -> Scene.Interaction.Travel? {
    guard let node = resolve(node) else { return nil }
    if case .number = node.value { return number(node, .positive).map { .points($0) } }
    return choice(node, among: ["width", "height"]).map { $0 == "width" ? .width : .height }
  }

  private mutating func finishWhen(_ node: JSONNode) -> (progress: Double?, velocity: Double?)? {
    guard let fields = fields(node, .finishWhen) else { return nil }
    if fields.members.isEmpty { note("finishWhen has a progress, a velocity, or both", at: node) }
    return (number("progress", fields), number("velocity", fields))
  }

  private mutating func driver(_ fields: Fields) -> Scene.Interaction.Driver {
    let isProperty = fields["driver"].flatMap { choice($0, among: ["percent", "property"]) } == "property"
    let foreign = isProperty ? ["completionSpeed", "completionCurve"] : ["completionTiming", "durationFactor"]
    for key in foreign where fields.has(key) {
      let owner = isProperty ? "percent" : "property"
      note("\"\(key)\" belongs to \"driver\": \"\(owner)\"", at: fields.keyPosition(key))
    }
    if isProperty {
      return .property(
        completionTiming: value("completionTiming", fields, as: .timing) { $0.timing($1) },
        durationFactor: number("durationFactor", fields) ?? 0)
    }
    return .percent(
      completionSpeed: number("completionSpeed", fields) ?? 1,
      completionCurve: value("completionCurve", fields, as: .curve) { $0.curve($1) } ?? .easeInOut)
  }

  private mutating func handoff(_ node: JSONNode, started: JSONNode?) -> Scene.Handoff? {
    guard let fields = fields(node, .handoff) else { return nil }
    let progress = number("at", fields)
    let releaseProgress = number("onRelease", fields)
    if !fields.has("at"), !fields.has("onRelease") {
      note("a handoff happens \"at\" a progress, \"onRelease\", or both", at: node)
    }
    guard let leg = fields["leg"], let draft = legDraft(leg, earlierSnapshots: Self.snapshotIDs(started)) else {
      return nil
    }
    if draft.reverses { note("a handoff's leg has no opposite to play backwards", at: leg) }
    return Scene.Handoff(
      progress: progress, releaseProgress: releaseProgress, leg: self.leg(draft, insertion: .none),
      origin: origin(node))
  }
}
