import Motion

extension SceneDecoder {
  /// Reads a leg whose preset has been written out.
  mutating func legDraft(_ node: JSONNode, earlierSnapshots: [String] = []) -> LegDraft? {
    let mistakes = report.diagnostics.count
    guard let fields = fields(node, .leg) else { return nil }
    names.snapshots = earlierSnapshots + Self.snapshotIDs(node)
    defer { names.snapshots = [] }
    notePresetKeys(fields)
    var draft = LegDraft(origin: origin(node))
    draft.duration = number("duration", fields)
    draft.delay = number("delay", fields)
    draft.timing = value("timing", fields, as: .timing) { $0.timing($1) }
    draft.insertion = choice("insert", fields)
    draft.snapshots = list("snapshots", fields) { $0.snapshot($1) }
    draft.tracks = list("tracks", fields) { $0.track($1) }
    draft.laysOut = flag("layout", fields)
    draft.initialValues = list("set", fields) { $0.assignment($1) }
    draft.cleanup = list("cleanup", fields) { $0.assignment($1) }
    draft.completion = fields["completes"].flatMap { completion($0) }
    draft.animator = animator(fields)
    draft.reverses = flag("reverse", fields) ?? false
    draft.isMistaken = report.diagnostics.count > mistakes
    return draft
  }

  static func snapshotIDs(_ leg: JSONNode?) -> [String] {
    leg?["snapshots"]?.elements?.compactMap { $0["id"]?.text } ?? []
  }

  private mutating func notePresetKeys(_ fields: Fields) {
    if let preset = fields["preset"], let name = preset.text, Preset(rawValue: name) != nil {
      note("a leg with a preset cannot come from a parameter; only its name can", at: preset)
    }
    guard !fields.has("preset") else { return }
    for key in ["source", "cornerRadius", "edge"] where fields.has(key) {
      note("\"\(key)\" belongs to a preset; name one with \"preset\", or write tracks", at: fields.keyPosition(key))
    }
  }

  private mutating func completion(_ node: JSONNode) -> Scene.Leg.Completion? {
    guard let node = resolve(node) else { return nil }
    if case .flag(let completes) = node.value { return completes ? .completed : .never }
    if node.text == "cancelled" { return .cancelled }
    noteMismatch(node, expected: "true, false or \"cancelled\"")
    return nil
  }

  private mutating func animator(_ fields: Fields) -> Scene.Leg.Animator? {
    let kind = fields["animator"].flatMap { choice($0, among: ["view", "property"]) }
    let scrubsLinearly = flag("scrubsLinearly", fields)
    let pausesOnCompletion = flag("pausesOnCompletion", fields)
    if kind != "property" {
      for key in ["scrubsLinearly", "pausesOnCompletion"] where fields.has(key) {
        note("\"\(key)\" belongs to \"animator\": \"property\"", at: fields.keyPosition(key))
      }
      return kind.map { _ in .view }
    }
    return .property(scrubsLinearly: scrubsLinearly ?? true, pausesOnCompletion: pausesOnCompletion ?? false)
  }

  private mutating func snapshot(_ node: JSONNode) -> Scene.Snapshot? {
    guard let fields = fields(node, .snapshot) else { return nil }
    let id = value("id", fields, as: .name) { $0.name($1, reserved: SceneDecoder.reservedNames) }
    if let id, names.viewIDs[id] != nil, let node = fields["id"] {
      note("a screen is called \"\(id)\" too; give the snapshot another id", at: node)
    }
    let view = value("of", fields, as: .viewReference) { $0.viewReference($1) }
    let hides = list("hide", fields) { $0.viewReference($1) }
    guard let id, let view else { return nil }
    return Scene.Snapshot(id: id, view: view, hides: hides ?? [], origin: origin(node))
  }

  mutating func track(_ node: JSONNode) -> TrackDraft? {
    guard let fields = fields(node, .track) else { return nil }
    let view = value("view", fields, as: .viewReference) { $0.viewReference($1) }
    let property = value("property", fields, as: .property) { $0.property($1) }
    let values = trackValues(fields, property: property)
    let delay = number("delay", fields)
    let duration = number("duration", fields)
    let timing = value("timing", fields, as: .timing) { $0.timing($1) }
    guard let view, let property else { return nil }
    return TrackDraft(
      view: view, property: property, values: values, delay: delay, duration: duration, timing: timing,
      position: node.position, origin: origin(node))
  }

  private mutating func trackValues(_ fields: Fields, property: Scene.Property?) -> TrackDraft.Values {
    guard let keysNode = fields["keys"] else {
      return .ends(
        from: propertyValue("from", fields, of: property), to: propertyValue("to", fields, of: property))
    }
    for key in ["from", "to"] where fields.has(key) {
      note("\"keys\" says where the track starts and ends; remove \"\(key)\"", at: fields.keyPosition(key))
    }
    let keys = list("keys", fields) { $0.trackKey($1, property: property) } ?? []
    if zip(keys, keys.dropFirst()).contains(where: { $0.time > $1.time }) {
      note("keys are in order of time", at: keysNode)
    }
    return .keys(keys)
  }

  private mutating func trackKey(_ node: JSONNode, property: Scene.Property?) -> TrackDraft.Key? {
    guard let fields = fields(node, .trackKey) else { return nil }
    let time = number("at", fields)
    let value = propertyValue("value", fields, of: property)
    let timing = self.value("timing", fields, as: .timing) { $0.timing($1) }
    guard let time, let value else { return nil }
    return TrackDraft.Key(time: time, value: value, timing: timing)
  }
}

extension SceneDecoder {
  /// The leg with its defaults; a track without a duration that needs one is noted.
  mutating func leg(_ draft: LegDraft, insertion: Scene.Leg.Insertion) -> Scene.Leg {
    let timing = draft.timing ?? .easeInOut
    let tracks = tracks(
      draft.tracks ?? [], duration: draft.duration, delay: draft.delay, timing: timing, mistaken: draft.isMistaken)
    return Scene.Leg(
      duration: Self.duration(draft.duration, timing: timing, tracks: tracks), delay: draft.delay ?? 0, timing: timing,
      insertion: draft.insertion ?? insertion, tracks: tracks, snapshots: draft.snapshots ?? [],
      laysOut: draft.laysOut ?? true, initialValues: draft.initialValues ?? [], cleanup: draft.cleanup ?? [],
      completion: draft.completion ?? .completed, animator: draft.animator ?? .view, isReversed: draft.isReversed,
      origin: draft.origin)
  }

  /// The tracks with their defaults; one that lacks a duration is noted, unless that follows from another mistake.
  mutating func tracks(
    _ drafts: [TrackDraft], duration: Double?, delay: Double?, timing: Timing, mistaken: Bool
  ) -> [Scene.Track] {
    drafts.compactMap { draft in
      let track = draft.track(duration: duration, delay: delay, timing: timing)
      if track == nil, !mistaken {
        report.note(
          "the track has no duration; give it one, or give one to what it belongs to", at: draft.position)
      }
      return track
    }
  }

  static func duration(_ duration: Double?, timing: Timing, tracks: [Scene.Track]) -> Double {
    if !timing.obeysDuration { return timing.motion(duration: duration ?? 0).duration }
    return duration ?? tracks.map(\.end).max() ?? 0
  }
}
