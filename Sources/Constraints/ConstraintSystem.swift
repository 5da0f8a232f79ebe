/// Linear constraints with priorities, and values that satisfy them.
///
/// Required constraints hold to 1e-6. Of the others the sum of what they are missed by is least at the highest priority,
/// then at the next, and so on; this is what UIKit calls satisfying constraints by priority. Where that leaves a choice,
/// a variable that nothing speaks of is 0, and of equally good solutions the one is taken that the simplex reaches by the
/// lowest symbol from the constraints in order of their addition: the same calls give the same values.
package struct ConstraintSystem: Sendable {
  /// Names a constraint.
  package struct ID: Hashable, Sendable {
    let index: Int
  }

  struct Record: Sendable {
    var constraint: LinearConstraint
    /// Its place in the order of addition.
    let order: Int
    /// Nil for one that was given up.
    var entry: Tableau.Entry?
    var hasBeenReported = false
  }

  private var tableau = Tableau()
  private var symbols: [Int32] = []
  private var records: [Record?] = []
  private var freeIDs: [Int] = []
  private var nextOrder = 0
  private var brokenIDs: [ID] = []
  /// Whether a constraint that was given up may hold again.
  private var mayHeal = false
  /// Contradictions since they were last taken, in the order of finding.
  private var conflicts: [Conflict] = []

  /// So many pivots round enough that all is computed anew.
  private static let pivotsUntilRebuilt: Int = 20_000

  package init() {}

  /// A new variable.
  package mutating func makeVariable() -> Variable {
    symbols.append(tableau.makeSymbol(.external))
    return Variable(index: symbols.count - 1)
  }

  /// Adds a constraint; when it contradicts others, one of them is given up.
  package mutating func add(_ constraint: LinearConstraint) -> ID {
    settle()
    let id = ID(index: freeIDs.popLast() ?? records.count)
    let record = Record(constraint: constraint, order: nextOrder)
    nextOrder += 1
    if id.index == records.count { records.append(record) } else { records[id.index] = record }
    install(id)
    return id
  }

  /// Takes a constraint out.
  package mutating func remove(_ id: ID) {
    settle()
    guard let record = records[id.index] else { return }
    if let entry = record.entry {
      tableau.remove(entry, record.constraint.priority)
      mayHeal = mayHeal || record.constraint.priority.isRequired
    } else {
      brokenIDs.removeAll { $0 == id }
    }
    records[id.index] = nil
    freeIDs.append(id.index)
  }

  /// Changes the constant of a constraint's expression, which costs little.
  package mutating func setConstant(_ constant: Double, of id: ID) {
    guard let record = records[id.index], record.constraint.expression.constant != constant else { return }
    // Only what is optimal stays so under a change of constants.
    if tableau.needsOptimizing { settle() }
    tableau.optimize()
    if let entry = records[id.index]?.entry {
      tableau.shift(entry, by: constant - record.constraint.expression.constant)
    }
    records[id.index]?.constraint.expression.constant = constant
    mayHeal = mayHeal || record.constraint.priority.isRequired
  }

  /// Finds the values for the constraints as they are now.
  package mutating func solve() {
    settle()
    if tableau.pivotCount > Self.pivotsUntilRebuilt { rebuild() }
    heal()
    tableau.optimize()
  }

  /// The value of a variable as it was last solved.
  package func value(of variable: Variable) -> Double { tableau.value(of: symbols[variable.index]) }

  /// Whether a constraint was given up because it contradicts others.
  package func isBroken(_ id: ID) -> Bool { records[id.index].map { $0.entry == nil } ?? false }

  /// The contradictions that came up since the last call; each constraint that is given up is told of once.
  package mutating func takeConflicts() -> [Conflict] {
    defer { conflicts = [] }
    return conflicts
  }

  /// What changed constants have done is put right first.
  private mutating func settle() { if !tableau.restore() { rebuild() } }

  /// Adds all constraints anew, in order of their addition.
  private mutating func rebuild() {
    tableau = Tableau()
    for index in symbols.indices { symbols[index] = tableau.makeSymbol(.external) }
    brokenIDs = []
    let order = records.indices.compactMap { index in records[index].map { (order: $0.order, id: ID(index: index)) } }
      .sorted { $0.order < $1.order }
    for (_, id) in order { records[id.index]?.entry = nil }
    for (_, id) in order { install(id) }
    mayHeal = false
  }

  /// Tries again what was given up, when something that may have contradicted it has changed.
  private mutating func heal() {
    guard mayHeal else { return }
    mayHeal = false
    let waiting = brokenIDs
    for id in waiting {
      brokenIDs.removeAll { $0 == id }
      guard case .contradicts = addToTableau(id) else { continue }
      brokenIDs.append(id)
    }
  }

  private mutating func addToTableau(_ id: ID) -> Tableau.Addition {
    guard let record = records[id.index] else { return .contradicts([]) }
    let expression = record.constraint.expression
    let addition = tableau.add(
      expression.terms.map { (symbols[$0.variable.index], $0.coefficient) }, constant: expression.constant,
      record.constraint.relation, record.constraint.priority, owner: Int32(id.index))
    if case .added(let entry) = addition { records[id.index]?.entry = entry }
    return addition
  }

  private mutating func install(_ id: ID) {
    while case .contradicts(let owners) = addToTableau(id) {
      let members = Set(owners.map { ID(index: Int($0)) } + [id]).sorted { order(of: $0) < order(of: $1) }
      let broken = members.min { (standing(of: $0), -order(of: $0)) < (standing(of: $1), -order(of: $1)) } ?? id
      giveUp(broken, among: members)
      if broken == id { return }
    }
  }

  private func order(of id: ID) -> Int { records[id.index]?.order ?? 0 }

  private func standing(of id: ID) -> Int { records[id.index]?.constraint.standing ?? 0 }

  private mutating func giveUp(_ id: ID, among members: [ID]) {
    guard let record = records[id.index] else { return }
    if let entry = record.entry { tableau.remove(entry, record.constraint.priority) }
    records[id.index]?.entry = nil
    brokenIDs.append(id)
    guard !record.hasBeenReported else { return }
    records[id.index]?.hasBeenReported = true
    conflicts.append(Conflict(members: members, broken: id))
  }
}
