import StagePlayback
import TestSupport

/// Follows the events of a played random scene with a model, which predicts refusals and the end.
struct SceneAudit {
  private let scene: RandomScene
  private var model: StackModel
  private var counts: [String: Int] = [:]
  /// What is shown for the whole play.
  private var kept: Set<String> = []
  private(set) var complaints: [String] = []
  private let refused: Set<String>
  private let started: Set<String>

  init(_ scene: RandomScene, _ playback: Playback) {
    self.scene = scene
    model = StackModel(root: "")
    refused = Set(playback.events.filter { $0.kind == .refused }.compactMap(\.step))
    started = Set(playback.events.filter { $0.kind == .start }.compactMap(\.step))
    model = makeModel()
    kept = Set(model.names)
    follow(playback.events)
    if !model.isAtRest { complaints.append("the model is not at rest") }
  }

  // MARK: The beginning

  private mutating func makeModel() -> StackModel {
    switch scene.root {
    case .screen:
      model = StackModel(root: "home#1")
      add("home")
    case .navigation:
      model = StackModel(root: "navigation")
      addStack(["home", "list"], parent: nil)
    case .pages:
      model = StackModel(root: "pages")
      addPages(shown: 1, parent: nil)
    case .tabs:
      model = StackModel(root: "tabs")
      add("home", parent: "tabs")
      addStack(["list"], parent: "tabs")
      addPages(shown: 0, parent: "tabs")
      model.add("tabs", .init(content: .tabs(["home#1", "navigation", "pages"], selected: 0)))
    }
    return model
  }

  /// A new controller of a screen.
  @discardableResult private mutating func add(_ screen: String, parent: String? = nil) -> String {
    counts[screen, default: 0] += 1
    let name = "\(screen)#\(counts[screen] ?? 0)"
    model.add(name, .init(parent: parent))
    return name
  }

  private mutating func addStack(_ screens: [String], parent: String?) {
    let held = screens.map { add($0, parent: "navigation") }
    model.add("navigation", .init(content: .stack(held), parent: parent))
  }

  private mutating func addPages(shown: Int, parent: String?) {
    let pages = ["one", "two", "three"].enumerated().map { add($1, parent: $0 == shown ? "pages" : nil) }
    model.add("pages", .init(content: .pages(pages, shown: shown), parent: parent))
  }

  // MARK: The events

  /// Steps without a transition, an event of their own or a refusal act between events: by their times.
  private mutating func follow(_ events: [PlaybackEvent]) {
    var waiting = scene.steps[...]
    for event in events {
      while let step = waiting.first, step.time < event.time - 1e-6, step.request != nil {
        waiting.removeFirst()
        if !started.contains(step.name) { ask(step) }
      }
      while let step = waiting.first, step.time < event.time - 1e-6 { waiting.removeFirst() }
      take(event)
    }
    for step in waiting where !started.contains(step.name) { ask(step) }
  }

  private mutating func take(_ event: PlaybackEvent) {
    guard let name = event.step, let index = scene.steps.firstIndex(where: { $0.name == name }) else { return }
    let step = scene.steps[index]
    switch event.kind {
    case .start:
      if step.request != nil { return ask(step, number: index) }
      begin(step, kind: event.detail ?? "", number: index)
    case .end where event.detail != "animate": model.end(index, completed: event.outcome == .completed)
    default: break
    }
  }

  /// A finger or a tap has begun something.
  private mutating func begin(_ step: RandomScene.Step, kind: String, number: Int) {
    let request: StackModel.Request?
    switch kind {
    case "dismiss": request = topPresented.map { .dismiss(from: $0) }
    case "pop": request = navigation.map { .pop(keeping: held($0).count - 1, of: $0) }
    default: request = step.begins.map { resolve($0) } ?? turn(by: (step.motion ?? -1) < 0 ? 1 : -1)
    }
    guard let request else { return complaints.append("\(step.name) begins a \(kind)") }
    if model.refuses(request) == true { complaints.append("\(step.name) begins \(request), which may not begin") }
    model.begin(request, number: number)
  }

  /// The turn that a finger begins; one that has pulled at an end and comes back turns the other way.
  private func turn(by step: Int) -> StackModel.Request? {
    pages.flatMap { pages in
      [step, -step].map { .turn(by: $0, of: pages) }.first { model.refuses($0) == false }
    }
  }

  /// A step asks for something.
  private mutating func ask(_ step: RandomScene.Step, number: Int? = nil) {
    guard let asked = step.request else { return }
    let request = resolve(asked)
    let isRefused = refused.contains(step.name)
    let predicted = isNothing(asked) ? false : request.map { model.refuses($0) } ?? true
    if let predicted, predicted != isRefused {
      complaints.append("\(step.name), \(asked), is \(isRefused ? "refused" : "accepted")")
    }
    guard !isRefused, let request, model.changes(request) else { return }
    model.begin(request, number: number)
  }

  // MARK: What a step means

  private var chain: [String] { Array(sequence(first: model.root) { [model] in model.screens[$0]?.presented }) }
  private var topPresented: String? { chain.count > 1 ? chain.last : nil }

  private var shownPath: [String] {
    Array(sequence(first: model.root) { [model] in model.screens[$0]?.content.shown })
  }

  private var navigation: String? { shownPath.first { $0 == "navigation" } }
  private var pages: String? { shownPath.first { $0 == "pages" } }

  private func held(_ stack: String) -> [String] {
    if case .stack(let held)? = model.screens[stack]?.content { held } else { [] }
  }

  private func isAlive(_ name: String) -> Bool {
    let screen = model.screens[name]
    return kept.contains(name) || screen?.parent != nil || screen?.presenter != nil
  }

  private func isOf(_ screen: String, _ name: String) -> Bool { name.hasPrefix(screen + "#") }

  private func isNothing(_ asked: RandomScene.Request) -> Bool {
    guard case .turnTo(let page) = asked, let pages, case .pages(_, let shown)? = model.screens[pages]?.content else {
      return false
    }
    return page == shown
  }

  private mutating func resolve(_ asked: RandomScene.Request) -> StackModel.Request? {
    switch asked {
    case .present(let screen, let via):
      let style = StackModel.PresentationStyle(
        removesPresenter: via?.removesPresenter ?? false, staysInContext: via?.staysInContext ?? false)
      return chain.last.map { .present(add(screen), from: $0, style) }
    case .dismiss(let screen):
      guard topPresented != nil else { return nil }
      let named = screen.map { screen in model.names.last { isOf(screen, $0) && isAlive($0) } } ?? topPresented
      return named.flatMap { model.screens[$0]?.presenter }.map { .dismiss(from: $0) }
    case .push(let screen): return navigation.map { .push(add(screen), on: $0) }
    case .pop(let screen):
      guard let navigation else { return nil }
      let held = held(navigation)
      guard let screen else { return .pop(keeping: held.count - 1, of: navigation) }
      return held.dropLast().lastIndex { isOf(screen, $0) }.map { .pop(keeping: $0 + 1, of: navigation) }
    case .popToRoot: return navigation.map { .pop(keeping: 1, of: $0) }
    case .select(let tab): return model.root == "tabs" ? .select(tab, of: "tabs") : nil
    case .turn(let step): return pages.map { .turn(by: step, of: $0) }
    case .turnTo(let page):
      guard let pages, case .pages(_, let shown)? = model.screens[pages]?.content else { return nil }
      return .turn(by: page - shown, of: pages)
    }
  }

  // MARK: The end

  /// The screens in the window, in order of their names; a screen that is shown twice is there twice.
  var shownScreens: [String] {
    model.names.filter { $0.contains("#") && model.isInWindow($0) }.map(base).sorted()
  }

  var top: String { base(model.top) }

  private func base(_ name: String) -> String { String(name.prefix { $0 != "#" }) }
}
