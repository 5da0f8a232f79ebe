/// What becomes of screens by requests and outcomes: written from UIKit's documentation, and from no engine.
package struct StackModel {
  /// What a screen holds.
  package enum Content: Hashable {
    case plain
    case stack([String])
    case tabs([String], selected: Int)
    case pages([String], shown: Int)

    package var shown: String? {
      switch self {
      case .plain: nil
      case .stack(let screens): screens.last
      case .tabs(let tabs, let selected): tabs[selected]
      case .pages(let pages, let shown): pages[shown]
      }
    }
  }

  package struct Screen: Hashable {
    package var content: Content
    package fileprivate(set) var parent: String?
    package fileprivate(set) var presenter: String?
    package fileprivate(set) var presented: String?
    package fileprivate(set) var style: PresentationStyle = .plain

    package init(content: Content = .plain, parent: String? = nil) { (self.content, self.parent) = (content, parent) }
  }

  /// What counts of a presentation's style.
  package struct PresentationStyle: Hashable {
    /// Whether the presenter's view leaves the window.
    package var removesPresenter: Bool
    /// Whether the nearest context presents rather than the outermost screen.
    package var staysInContext: Bool
    package static let plain: PresentationStyle = PresentationStyle()

    package init(removesPresenter: Bool = false, staysInContext: Bool = false) {
      (self.removesPresenter, self.staysInContext) = (removesPresenter, staysInContext)
    }
  }

  package enum Request: Hashable {
    case present(String, from: String, PresentationStyle)
    case dismiss(from: String)
    case push(String, on: String)
    /// Keeps so many screens of a stack.
    case pop(keeping: Int, of: String)
    case select(Int, of: String)
    /// To the page so many further.
    case turn(by: Int, of: String)
  }

  /// A transition that runs, with what its end changes.
  private enum Running: Hashable {
    case present(String, on: String)
    case dismiss(by: String)
    case change(of: String, from: Content)

    /// The container that changes; nil for modal transitions.
    var owner: String? {
      if case .change(let owner, _) = self { owner } else { nil }
    }
  }

  package private(set) var screens: [String: Screen] = [:]
  /// Every screen there ever was, in the order in which they came.
  package private(set) var names: [String] = []
  package let root: String
  private var running: [Int: Running] = [:]

  package init(root: String) { self.root = root }

  package mutating func add(_ name: String, _ screen: Screen) {
    screens[name] = screen
    names.append(name)
  }

  // MARK: Looking

  package var isAtRest: Bool { running.isEmpty }
  var isModalBusy: Bool { running.values.contains { $0.owner == nil } }
  func isBusy(_ container: String) -> Bool { running.values.contains { $0.owner == container } }

  private func lineage(_ name: String) -> [String] {
    Array(sequence(first: name) { screens[$0]?.parent })
  }

  private func holdsStack(_ name: String) -> Bool {
    if case .stack = screens[name]?.content { true } else { false }
  }

  /// Who presents when a screen is asked to.
  func presenter(for name: String, _ style: PresentationStyle) -> String {
    let lineage = lineage(name)
    let outermost = lineage.last ?? name
    return style.staysInContext ? lineage.first(where: holdsStack) ?? outermost : outermost
  }

  /// The screen whose presented one a request to dismiss means.
  private func dismisser(from name: String) -> String? {
    let lineage = lineage(name)
    return lineage.first { screens[$0]?.presented != nil } ?? lineage.compactMap { screens[$0]?.presenter }.first
  }

  /// What is presented over a screen and over one another, lowest first.
  private func chain(over name: String) -> [String] {
    Array(sequence(first: name) { screens[$0]?.presented }.dropFirst())
  }

  /// The deepest screen that a user sees.
  package var top: String {
    var top = root
    while let next = screens[top]?.presented ?? screens[top]?.content.shown { top = next }
    return top
  }

  /// Whether a screen's view is in the window, when all is at rest.
  package func isInWindow(_ name: String) -> Bool {
    guard let screen = screens[name], isPlaced(name) else { return false }
    return screen.presented.map { screens[$0]?.style.removesPresenter != true } ?? true
  }

  /// The same, were nothing presented over it.
  private func isPlaced(_ name: String) -> Bool {
    guard let screen = screens[name] else { return false }
    if name == root { return true }
    if let presenter = screen.presenter { return !screen.style.staysInContext || isPlaced(presenter) }
    guard let parent = screen.parent else { return false }
    return screens[parent]?.content.shown == name && isInWindow(parent)
  }

  // MARK: Asking

  /// Whether UIKit says no; nil where that depends on how far a running transition is.
  package func refuses(_ request: Request) -> Bool? {
    switch request {
    case .present(_, let source, let style):
      let presenter = presenter(for: source, style)
      if isModalBusy || screens[presenter]?.presented != nil { return true }
      return isAtRest ? !isInWindow(presenter) : nil
    case .dismiss(let source): return isModalBusy || dismisser(from: source) == nil
    case .push(_, let stack): return isBusy(stack)
    case .pop(let count, let stack):
      guard case .stack(let held)? = screens[stack]?.content else { return true }
      return isBusy(stack) || count < 1 || count >= held.count
    case .select(let tab, let container):
      guard case .tabs(_, let selected)? = screens[container]?.content else { return true }
      return tab != selected && isBusy(container)
    case .turn(let step, let container):
      guard case .pages(let pages, let shown)? = screens[container]?.content else { return true }
      return isBusy(container) || !pages.indices.contains(shown + step)
    }
  }

  /// Whether an accepted request changes anything.
  package func changes(_ request: Request) -> Bool {
    guard case .select(let tab, let container) = request,
      case .tabs(_, let selected)? = screens[container]?.content
    else { return true }
    return tab != selected
  }

  // MARK: Changing

  /// An accepted request begins.
  ///
  /// - Parameter number: the transition's number; nil for a change at once.
  package mutating func begin(_ request: Request, number: Int?) {
    guard let change = change(request) else { return }
    apply(request)
    if let number { running[number] = change } else { complete(change) }
  }

  /// A transition ends.
  package mutating func end(_ number: Int, completed: Bool) {
    guard let ended = running.removeValue(forKey: number) else { return }
    completed ? complete(ended) : takeBack(ended)
  }

  private func change(_ request: Request) -> Running? {
    switch request {
    case .present(let name, let source, let style): .present(name, on: presenter(for: source, style))
    case .dismiss(let source): dismisser(from: source).map { .dismiss(by: $0) }
    case .push(_, let owner), .pop(_, let owner), .select(_, let owner), .turn(_, let owner):
      screens[owner].map { .change(of: owner, from: $0.content) }
    }
  }

  private mutating func complete(_ change: Running) {
    switch change {
    case .present: break
    case .dismiss(let dismisser): dismiss(by: dismisser)
    case .change(let owner, let old): letGo(of: old, by: owner)
    }
  }

  private mutating func takeBack(_ change: Running) {
    switch change {
    case .present(let name, let presenter):
      screens[presenter]?.presented = nil
      screens[name]?.presenter = nil
    case .dismiss: break
    case .change(let owner, let old):
      let new = screens[owner]?.content
      screens[owner]?.content = old
      letGo(of: new, by: owner)
    }
  }

  /// Screens that a container no longer holds are its children no more.
  private mutating func letGo(of content: Content?, by owner: String) {
    let (old, kept) = (children(content), children(screens[owner]?.content))
    for name in old where !kept.contains(name) { screens[name]?.parent = nil }
  }

  /// A page controller's children are the pages it shows, the others' are all that they hold.
  private func children(_ content: Content?) -> [String] {
    switch content {
    case .stack(let screens)?: screens
    case .tabs(let tabs, _)?: tabs
    case .pages(let pages, let shown)?: [pages[shown]]
    case .plain?, nil: []
    }
  }

  private mutating func apply(_ request: Request) {
    switch request {
    case .present(let name, let source, let style):
      let presenter = presenter(for: source, style)
      screens[presenter]?.presented = name
      screens[name]?.presenter = presenter
      screens[name]?.style = style
    case .dismiss: break
    case .push(let name, let stack):
      guard case .stack(let held)? = screens[stack]?.content else { return }
      screens[stack]?.content = .stack(held + [name])
      screens[name]?.parent = stack
    case .pop(let count, let stack):
      guard case .stack(let held)? = screens[stack]?.content else { return }
      screens[stack]?.content = .stack(Array(held.prefix(count)))
    case .select(let tab, let container):
      guard case .tabs(let tabs, _)? = screens[container]?.content else { return }
      screens[container]?.content = .tabs(tabs, selected: tab)
    case .turn(let step, let container):
      guard case .pages(let pages, let shown)? = screens[container]?.content else { return }
      screens[container]?.content = .pages(pages, shown: shown + step)
      screens[pages[shown + step]]?.parent = container
    }
  }

  private mutating func dismiss(by dismisser: String) {
    for gone in chain(over: dismisser) {
      screens[gone]?.presenter = nil
      screens[gone]?.presented = nil
    }
    screens[dismisser]?.presented = nil
  }
}
