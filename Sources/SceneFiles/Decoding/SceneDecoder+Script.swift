import Geometry
import Motion

extension SceneDecoder {
  private static let actions: [String] = [
    "present", "dismiss", "push", "pop", "select", "page", "pan", "tap", "animate", "set", "animator", "mark",
  ]

  /// What may stand beside which actions.
  private static let companions: [(key: String, actions: Set<String>)] = [
    ("via", ["present", "dismiss", "push", "pop", "select", "page", "pan"]),
    ("animated", ["present", "dismiss", "push", "pop", "select", "page"]),
    ("release", ["pan"]), ("cancelTouch", ["pan"]), ("to", ["pan"]),
  ]

  /// Collects the ids of steps and the marks, which other steps and expectations name.
  mutating func collectStepNames(_ steps: [JSONNode]) {
    for step in steps {
      if let id = step["id"] {
        guard let name = name(id) else { continue }
        if names.steps.contains(name) { note("another step is called \"\(name)\" too; ids are unique", at: id) }
        names.steps.append(name)
      }
      if let mark = step["mark"], let name = name(mark) {
        if names.marks.contains(name) { note("another mark is called \"\(name)\" too", at: mark) }
        names.marks.append(name)
      }
    }
  }

  mutating func step(_ node: JSONNode, root: Scene.Root?) -> Scene.Step? {
    guard let fields = fields(node, .step) else { return nil }
    let time = value("at", fields, as: .stepTime) { $0.stepTime($1) }
    let actions = fields.members.filter { Self.actions.contains($0.key) }
    guard let action = actions.first else {
      note("the step does nothing; give it one of \(Self.list(Self.actions))", at: node)
      return nil
    }
    if actions.count > 1 {
      note(
        "a step has one action, found \"\(action.key)\" and \"\(actions[1].key)\"; write two steps",
        at: actions[1].keyPosition)
    }
    for (key, owners) in Self.companions where fields.has(key) && !owners.contains(action.key) {
      note("\"\(key)\" does not belong to \"\(action.key)\"", at: fields.keyPosition(key))
    }
    let read = self.action(action.key, fields, root: root)
    guard let time, let read else { return nil }
    return Scene.Step(id: fields["id"]?.text, time: time, action: read, origin: origin(node))
  }

  private mutating func action(_ key: String, _ fields: Fields, root: Scene.Root?) -> Scene.Action? {
    let via = value("via", fields, as: .transitionName) { $0.transitionName($1) }
    let animated = flag("animated", fields) ?? true
    switch key {
    case "present":
      return screen(key, fields).map { .present(screen: $0, via: via, animated: animated) }
    case "push":
      requireContainer(root?.hasNavigation, "navigation", key, fields)
      return screen(key, fields).map { .push(screen: $0, via: via, animated: animated) }
    case "dismiss":
      return fields[key].flatMap { dismissal($0) }.map { .dismiss(screen: $0.screen, via: via, animated: animated) }
    case "pop":
      requireContainer(root?.hasNavigation, "navigation", key, fields)
      return fields[key].flatMap { popTarget($0) }.map { .pop($0, via: via, animated: animated) }
    case "select":
      requireContainer(root.map { !$0.tabCounts.isEmpty }, "tabs", key, fields)
      return fields[key].flatMap { tabTarget($0, root) }.map { .select($0, via: via, animated: animated) }
    case "page":
      requireContainer(root?.hasPages, "pages", key, fields)
      return fields[key].flatMap { pageTarget($0) }.map { .page($0, via: via, animated: animated) }
    case "pan": return pan(fields, via: via).map { .pan($0) }
    case "tap": return value("tap", fields, as: .location) { $0.tapTarget($1) }.map { .tap($0) }
    case "animate": return fields[key].flatMap { animation($0) }.map { .animate($0) }
    case "set": return list("set", fields) { $0.assignment($1) }.map { .set($0) }
    case "animator": return fields[key].flatMap { animatorCommand($0) }.map { .animator($0) }
    default: return value("mark", fields, as: .name) { $0.name($1) }.map { .mark($0) }
    }
  }

  private mutating func screen(_ key: String, _ fields: Fields) -> String? {
    value(key, fields, as: .screenName) { $0.screenName($1) }
  }

  /// Without a container of the kind, the step could never do anything.
  private mutating func requireContainer(_ isThere: Bool?, _ kind: String, _ action: String, _ fields: Fields) {
    guard isThere == false else { return }
    note("\"\(action)\" needs \"root\": { \"\(kind)\": […] }", at: fields.keyPosition(action))
  }

  private mutating func dismissal(_ node: JSONNode) -> (screen: String?, Void)? {
    guard let node = resolve(node) else { return nil }
    if requireTrue(node, orName: "a presented screen") { return (nil, ()) }
    return node.text == nil ? nil : screenName(node).map { ($0, ()) }
  }

  /// Whether a value is `true`; `false` and other values but texts are noted.
  private mutating func requireTrue(_ node: JSONNode, orName name: String) -> Bool {
    if case .flag(true) = node.value { return true }
    if node.text == nil { noteMismatch(node, expected: "true, or \(name),") }
    return false
  }

  private mutating func popTarget(_ node: JSONNode) -> Scene.PopTarget? {
    guard let node = resolve(node) else { return nil }
    if requireTrue(node, orName: "\"root\", or a screen of the stack") { return .top }
    if node.text == "root", names.viewIDs["root"] == nil { return .root }
    return node.text == nil ? nil : screenName(node).map { .screen($0) }
  }

  private mutating func tabTarget(_ node: JSONNode, _ root: Scene.Root?) -> Scene.TabTarget? {
    guard let node = resolve(node) else { return nil }
    guard node.text == nil else { return screenName(node).map { .screen($0) } }
    guard let index = number(node, .count) else { return nil }
    if let count = root?.tabCounts.max(), index >= Double(count) {
      note("the tabs are 0 to \(count - 1), found \(JSONPrinter.text(index))", at: node)
    }
    return .index(Int(index))
  }

  private mutating func pageTarget(_ node: JSONNode) -> Scene.PageTarget? {
    guard let node = resolve(node) else { return nil }
    switch node.text {
    case "forward": return .forward
    case "reverse": return .reverse
    case nil:
      noteMismatch(node, expected: "\"forward\", \"reverse\", or a screen of the pages")
      return nil
    default: return screenName(node).map { .screen($0) }
    }
  }
}

extension SceneDecoder {
  private mutating func pan(_ fields: Fields, via: String?) -> Scene.Pan? {
    let samples = value("pan", fields, as: .samples) { $0.samples($1) }
    let screen = screen("to", fields)
    var end = Scene.Pan.End.release(velocity: nil)
    if let release = fields["release"], let inner = self.fields(release, .release) {
      end = .release(velocity: value("velocity", inner, as: .point) { $0.point($1) })
    }
    if flag("cancelTouch", fields) == true {
      if fields.has("release") {
        note("a cancelled touch is not released; keep one", at: fields.keyPosition("release"))
      }
      end = .cancelTouch
    }
    return samples.map { Scene.Pan(samples: $0, end: end, screen: screen, via: via) }
  }

  private mutating func samples(_ node: JSONNode) -> [Scene.Pan.Sample]? {
    let samples = list(node, count: 1...Int.max) { decoder, node in
      decoder.numbers(node, count: 3).map { Scene.Pan.Sample(time: $0[0], location: Point($0[1], $0[2])) }
    }
    guard let samples else { return nil }
    if let first = samples.first, first.time < 0 { note("a finger's first time is at least 0", at: node) }
    if zip(samples, samples.dropFirst()).contains(where: { $0.time > $1.time }) {
      note("the times of a finger never fall from one sample to the next", at: node)
    }
    return samples
  }

  private mutating func tapTarget(_ node: JSONNode) -> Scene.TapTarget? {
    guard let node = resolve(node) else { return nil }
    if node.elements != nil { return point(node).map { .point($0) } }
    guard node.text != nil else {
      noteMismatch(node, expected: "[x, y], a view, or \"dimming\"")
      return nil
    }
    return viewReference(node).map { .view($0) }
  }

  private mutating func animation(_ node: JSONNode) -> Scene.Animation? {
    let mistakes = report.diagnostics.count
    guard let fields = fields(node, .animation) else { return nil }
    let duration = number("duration", fields)
    let timing = value("timing", fields, as: .timing) { $0.timing($1) } ?? .easeInOut
    let drafts = list("tracks", fields) { $0.track($1) } ?? []
    let delay = number("delay", fields)
    let tracks = tracks(
      drafts, duration: duration, delay: delay, timing: timing, mistaken: report.diagnostics.count > mistakes)
    return Scene.Animation(
      tracks: tracks, duration: Self.duration(duration, timing: timing, tracks: tracks), timing: timing)
  }

  private mutating func animatorCommand(_ node: JSONNode) -> Scene.AnimatorCommand? {
    guard let fields = fields(node, .animatorCommand) else { return nil }
    // A misspelt command has been noted already.
    guard fields.members.allSatisfy({ fields.table.index(of: $0.key) != nil }) else { return nil }
    guard fields.members.count == 1, let command = fields.members.first else {
      note("one of pause, fraction, reverse, continue and stop is expected", at: node)
      return nil
    }
    switch command.key {
    case "fraction": return number("fraction", fields).map { .fraction($0) }
    case "continue": return continuation(command.value)
    default:
      guard let isTrue = flag(command.key, fields) else { return nil }
      if !isTrue { note("\"\(command.key)\" is true or not there", at: command.value) }
      return command.key == "pause" ? .pause : command.key == "reverse" ? .reverse : .stop
    }
  }

  private mutating func continuation(_ node: JSONNode) -> Scene.AnimatorCommand? {
    guard let fields = fields(node, .animatorContinuation) else { return nil }
    return .resume(
      timing: value("timing", fields, as: .timing) { $0.timing($1) },
      durationFactor: number("durationFactor", fields) ?? 0)
  }
}
