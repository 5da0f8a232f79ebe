import Geometry
import Motion

extension SceneDecoder {
  /// A transition whose presets are written out as explicit legs.
  mutating func writingOutPresets(_ transition: JSONMember) -> JSONMember {
    guard let members = transition.value.members else { return transition }
    var result = transition
    var presentation = transition.value["presentation"]
    var written: [JSONMember] = []
    for member in members where member.key != "presentation" {
      guard let kind = LegKind(rawValue: member.key) else {
        written.append(member.key == "interaction" ? writingOutHandoff(member, presentation) : member)
        continue
      }
      guard let (leg, preset) = writingOutPreset(member.value, isIncoming: kind.isIncoming, presentation) else {
        written.append(member)
        continue
      }
      presentation = supplementing(presentation, for: preset, kind: kind, transition, at: leg ?? member.value)
      if let leg { written.append(JSONMember(key: member.key, keyPosition: member.keyPosition, value: leg)) }
    }
    if let presentation {
      let position = members.first { $0.key == "presentation" }?.keyPosition ?? presentation.position
      written.insert(JSONMember(key: "presentation", keyPosition: position, value: presentation), at: 0)
    }
    result.value = JSONNode(.object(written), at: transition.value.position)
    return result
  }

  private mutating func writingOutHandoff(_ interaction: JSONMember, _ presentation: JSONNode?) -> JSONMember {
    guard let leg = interaction.value["handoff"]?["leg"] else { return interaction }
    let starts = interaction.value["starts"]?.text.flatMap { Scene.Interaction.Start(rawValue: $0) } ?? .dismiss
    let isIncoming = starts != .dismiss && starts != .pop
    guard let (written, _) = writingOutPreset(leg, isIncoming: isIncoming, presentation), let written else {
      return interaction
    }
    var result = interaction
    result.value = interaction.value.replacing("handoff") { $0.replacing("leg") { _ in written } }
    return result
  }

  /// The leg with the preset's keys under its own, and which preset that was; nil for a leg without one.
  ///
  /// A sheet without further keys is UIKit's own: its leg is nil.
  private mutating func writingOutPreset(
    _ leg: JSONNode, isIncoming: Bool, _ presentation: JSONNode?
  ) -> (leg: JSONNode?, preset: Preset)? {
    guard let node = leg["preset"], let members = leg.members, let preset: Preset = choice(node) else { return nil }
    if let reverse = leg["reverse"] {
      note("a preset has its own way back; keep \"preset\" or \"reverse\"", at: reverse)
    }
    noteForeignKeys(members, preset)
    if preset == .zoom, leg["source"] == nil {
      note("zoom needs a \"source\": the view the screen grows out of", at: leg)
    }
    let own = members.filter { !["preset", "source", "edge", "cornerRadius", "reverse"].contains($0.key) }
    if preset == .sheet, own.isEmpty { return (nil, preset) }
    let writer = presetWriter(preset, leg, at: node.position, isIncoming: isIncoming, presentation)
    let supplied = writer.members.map { member in own.first { $0.key == member.key } ?? member }
    let others = own.filter { member in !supplied.contains { $0.key == member.key } }
    return (JSONNode(.object(supplied + others), at: leg.position), preset)
  }

  private mutating func noteForeignKeys(_ members: [JSONMember], _ preset: Preset) {
    let owners: [String: Preset] = ["source": .zoom, "cornerRadius": .zoom, "edge": .slide]
    for member in members {
      if let owner = owners[member.key], owner != preset {
        note("\"\(member.key)\" belongs to the preset \(owner.rawValue)", at: member.keyPosition)
      }
      // Reading the leg itself notes other unknown keys.
    }
  }

  private mutating func presetWriter(
    _ preset: Preset, _ leg: JSONNode, at position: SourcePosition, isIncoming: Bool, _ presentation: JSONNode?
  ) -> PresetWriter {
    let json = JSONBuilder(position: position)
    let edge: Scene.Edge? = leg["edge"].flatMap { choice($0) }
    return PresetWriter(
      json: json, preset: preset, isIncoming: isIncoming, canvas: canvas,
      finalFrame: finalFrame(preset, presentation), source: leg["source"],
      cornerRadius: leg["cornerRadius"] ?? sourceRadius(leg["source"], json), edge: edge ?? .right)
  }

  /// Where the presented screen belongs: the presentation's frame, a large sheet's, or the whole container.
  private mutating func finalFrame(_ preset: Preset, _ presentation: JSONNode?) -> Scene.Frame {
    if let node = presentation?["frame"] {
      isInTransition = true
      defer { isInTransition = false }
      return frame(node, allowsFrameOf: true) ?? .whole
    }
    let style = presentation?["style"]?.text ?? ""
    guard preset == .sheet || ["pageSheet", "formSheet", "automatic"].contains(style) else { return .whole }
    let margin =
      canvas.safeArea.bottom > 0 ? UndocumentedMotion.sheetTopMargin : UndocumentedMotion.sheetTopMarginWithHomeButton
    let top = canvas.safeArea.top + margin
    return .edges(x: .points(0), y: .points(top), width: .share(1, plus: 0), height: .share(1, plus: -top))
  }

  /// The corner radius of a zoom's source, from its screen.
  private mutating func sourceRadius(_ source: JSONNode?, _ json: JSONBuilder) -> JSONNode {
    let text = source.flatMap { resolve($0)?.text } ?? ""
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    let screen = screens.first { $0.name == parts.first }
    let view = parts.count == 2 ? screen?.view.view(id: parts[1]) : screen?.view
    let radii = view?.cornerRadius ?? .zero
    if radii == CornerRadii(radii.topLeft) { return json.number(radii.topLeft) }
    return json.numbers([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
  }

  /// What a preset says of the presentation where the transition does not say otherwise.
  private func supplementing(
    _ presentation: JSONNode?, for preset: Preset, kind: LegKind, _ transition: JSONMember, at leg: JSONNode
  ) -> JSONNode? {
    let json = JSONBuilder(position: leg.position)
    let base = presentation ?? json.object([:])
    switch preset {
    case .sheet where kind == .present || kind == .dismiss:
      return base.adding(json.member("style", json.text(Scene.Presentation.Style.pageSheet.rawValue)))
    case .push where base["dimming"] == nil && (kind == .push || kind == .pop):
      // A dimming is the whole transition's: beside legs of a presentation it would darken those.
      guard transition.value["present"] == nil, transition.value["dismiss"] == nil else { return presentation }
      let alpha = json.number(UndocumentedMotion.pushDimming)
      return base.adding(json.member("dimming", json.object(["color": json.text("#000000"), "alpha": alpha])))
    default: return presentation
    }
  }
}

extension JSONNode {
  /// The object with a member more, unless it has one of that key.
  func adding(_ member: JSONMember) -> JSONNode {
    guard let members, self[member.key] == nil else { return self }
    return JSONNode(.object(members + [member]), at: position)
  }

  /// The object with the value of a key changed.
  func replacing(_ key: String, _ change: (JSONNode) -> JSONNode) -> JSONNode {
    guard let members else { return self }
    let changed = members.map { member in
      guard member.key == key else { return member }
      return JSONMember(key: key, keyPosition: member.keyPosition, value: change(member.value))
    }
    return JSONNode(.object(changed), at: position)
  }
}

extension Scene.View {
  /// The view of an id, itself or inside it.
  package func view(id: String) -> Scene.View? {
    if self.id == id { return self }
    for subview in subviews {
      if let found = subview.view(id: id) { return found }
    }
    return nil
  }
}
