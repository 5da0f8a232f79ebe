import Constraints

/// Solves the constraints of a tree of views.
///
/// Every view or guide that a constraint speaks of has four variables: its alignment rectangle in its container. What the
/// tree asks for is compared with what is in the system, and only the differences are told to it, so that a change of
/// constants costs little and nothing costs nothing.
@MainActor final class LayoutEngine {
  /// A part of an item's rectangle.
  enum Component: Int, Hashable, CaseIterable {
    case x, y, width, height
  }

  /// What the system holds for an item.
  final class Entry {
    weak var item: (any LayoutItem)?
    let variables: [Variable]
    /// The pass in which each component was asked for last.
    var passes: [Int] = [0, 0, 0, 0]
    /// The pass in which the frame stood for each component last.
    var framePasses: [Int] = [0, 0, 0, 0]
    /// The rectangle as solved last, in points that are not rounded.
    var solved: CGRect?

    init(_ item: any LayoutItem, variables: [Variable]) { (self.item, self.variables) = (item, variables) }
  }

  /// Names a demand: who makes it, and which of theirs it is.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let role: Role
  }

  /// Which of an object's demands it is.
  enum Role: Hashable {
    case constraint
    case frame(Component)
    case compression(NSLayoutConstraint.Axis)
    case hugging(NSLayoutConstraint.Axis)
    case guide(Int)
    case fitting(NSLayoutConstraint.Axis)
  }

  /// A demand that the system is to be told of.
  private struct Addition {
    let key: Key
    let object: AnyObject
    let constraint: LinearConstraint
    let text: String
  }

  /// A demand that the system holds.
  struct Installed {
    weak var object: AnyObject?
    let id: ConstraintSystem.ID
    let constraint: LinearConstraint
    let text: String
    var pass: Int
  }

  unowned let root: UIView
  /// The size to fit a view by itself into, with the priority of each axis; nil to lay a tree out in its top's bounds.
  let fitting: Fitting?
  /// Whether the tree may ask for something else than what was solved.
  var isStale = true
  /// Whether a view waits for `updateConstraints`.
  var needsUpdate = true
  /// Whether content that wraps was given another width.
  var hasWrapped = false
  private(set) var pass = 0
  var system = ConstraintSystem()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Those asked for in this pass, in order.
  private(set) var used: [Entry] = []
  private var entryCount = 0
  private var installed: [Key: Installed] = [:]
  private var order: [Key] = []
  private var changes: [(id: ConstraintSystem.ID, constant: Double)] = []
  private var additions: [Addition] = []

  /// The size that a view is to be fitted into.
  struct Fitting {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }

  init(root: UIView, fitting: Fitting? = nil) { (self.root, self.fitting) = (root, fitting) }

  // MARK: Solving

  /// Solves the tree if it may have changed; superviews of what has moved are told to lay out.
  func solveIfNeeded() {
    for _ in 0..<CALayer.layoutPasses where isStale {
      isStale = false
      collect()
      system.solve()
      report(system.takeConflicts())
      takeValues()
    }
  }

  /// Tells the system what is different: first what has gone, then the constants, then what is new, so that the old does
  /// not contradict the new.
  private func collect() {
    if entryCount > 2 * used.count + 64 { startOver() }
    pass += 1
    (used, changes, additions) = ([], [], [])
    collect(root)
    if let fitting { demandFitting(fitting) }
    var index = 0
    while index < used.count {
      demandNature(of: used[index])
      index += 1
    }
    // A guide may ask for a side of its owner after the owner's own turn.
    for entry in used { demandFrameIfPlaced(entry) }
    guard sweep() else { return collect() }
    for (id, constant) in changes { system.setConstant(constant, of: id) }
    for addition in additions { install(addition) }
    additions = []
  }

  private func collect(_ view: UIView) {
    for constraint in view.constraintState.constraints { demand(constraint, in: view) }
    for child in view.children { collect(child) }
  }

  /// Takes out of the system what the tree does not ask for any more; false when it was so much that all begins anew.
  private func sweep() -> Bool {
    let gone = order.filter { installed[$0]?.pass != pass }
    guard !gone.isEmpty else { return true }
    guard gone.count < 64 || 2 * gone.count < order.count else {
      startOver()
      return false
    }
    for key in gone {
      if let old = installed.removeValue(forKey: key) { system.remove(old.id) }
    }
    order.removeAll { installed[$0] == nil }
    return true
  }

  private func startOver() {
    (system, entries, installed, order, entryCount, used) = (ConstraintSystem(), [:], [:], [], 0, [])
  }

  // MARK: Variables

  /// The entry of an item, made when it is asked for the first time.
  func entry(of item: any LayoutItem) -> Entry {
    let id = ObjectIdentifier(item)
    if let entry = entryIfPresent(of: item) { return entry }
    let entry = Entry(item, variables: Component.allCases.map { _ in system.makeVariable() })
    entries[id] = entry
    entryCount += 1
    item.layoutOwner?.constraintState.isUsed = true
    return entry
  }

  func entryIfPresent(of item: any LayoutItem) -> Entry? {
    entries[ObjectIdentifier(item)].flatMap { $0.item === item ? $0 : nil }
  }

  /// A component as a variable; the item then takes part in this pass.
  func variable(_ component: Component, of item: any LayoutItem) -> Variable {
    let entry = entry(of: item)
    if !entry.passes.contains(pass) { used.append(entry) }
    entry.passes[component.rawValue] = pass
    return entry.variables[component.rawValue]
  }

  // MARK: Demands

  /// Notes a demand of this pass: what is new in it, or that it is new itself.
  func demand(
    _ role: Role, of object: AnyObject, _ constraint: LinearConstraint, text: @autoclosure () -> String = ""
  ) {
    let key = Key(object: ObjectIdentifier(object), role: role)
    guard let old = installed[key], old.object === object, old.constraint.differsOnlyInConstant(from: constraint) else {
      additions.append(Addition(key: key, object: object, constraint: constraint, text: text()))
      return
    }
    installed[key]?.pass = pass
    changes.append((old.id, constraint.expression.constant))
  }

  private func install(_ addition: Addition) {
    order.append(addition.key)
    installed[addition.key] = Installed(
      object: addition.object, id: system.add(addition.constraint), constraint: addition.constraint,
      text: addition.text, pass: pass)
  }

  /// What a demand is called in messages.
  func text(of id: ConstraintSystem.ID) -> String? {
    let found = order.lazy.compactMap { self.installed[$0] }.first { $0.id == id }
    return (found?.object as? NSLayoutConstraint)?.text ?? found?.text
  }
}

extension LinearConstraint {
  fileprivate func differsOnlyInConstant(from other: LinearConstraint) -> Bool {
    priority == other.priority && relation == other.relation && standing == other.standing
      && expression.terms == other.expression.terms
  }
}
