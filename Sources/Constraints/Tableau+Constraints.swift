extension Tableau {
  /// What of the tableau belongs to a constraint.
  struct Entry {
    /// Stands for the constraint: its slack, its positive error or its dummy.
    let marker: Int32
    /// The marker's coefficient in the constraint's equation.
    let markerSign: Double
    /// The other symbol of a constraint that is not required; -1 without one.
    let other: Int32
    /// The errors, whose sum is to be small.
    let errors: [Int32]
  }

  enum Addition {
    case added(Entry)
    /// The constraints that contradict it, all of them required.
    case contradicts([Int32])
  }

  // MARK: Adding

  /// Adds a constraint whose expression is given in symbols.
  mutating func add(
    _ terms: [(symbol: Int32, coefficient: Double)], constant: Double, _ relation: LinearConstraint.Relation,
    _ priority: Priority, owner: Int32
  ) -> Addition {
    var row = basicFree(terms, constant: constant)
    let entry = makeEntry(relation, priority, owner: owner, in: &row)
    if row.constant < 0 { row.scale(by: -1) }
    for error in entry.errors { charge(error, 1, priority) }
    needsOptimizing = true
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      insert(row, giving: subject)
      return .added(entry)
    }
    let isEquationOfDummies = row.terms.allSatisfy { kind(of: $0.symbol) == .dummy }
    guard isEquationOfDummies else { return addWithArtificial(row, entry) }
    guard abs(row.constant) <= Self.tolerance else {
      let owners = self.owners(in: row, except: entry)
      forget(entry)
      return .contradicts(owners)
    }
    row.solve(for: entry.marker)
    insert(row, giving: entry.marker)
    return .added(entry)
  }

  private func basicFree(_ terms: [(symbol: Int32, coefficient: Double)], constant: Double) -> Row {
    var row = Row(constant: constant)
    var gained: ContiguousArray<Int32> = []
    for (symbol, coefficient) in terms {
      let slot = slots[Int(symbol)]
      if slot == Self.none {
        row.add(symbol, times: coefficient)
      } else {
        row.add(rows[Int(slot)], times: coefficient, gaining: &gained)
      }
    }
    return row
  }

  private mutating func makeEntry(
    _ relation: LinearConstraint.Relation, _ priority: Priority, owner: Int32, in row: inout Row
  ) -> Entry {
    let isRequired = priority.isRequired
    let sign: Double = relation == .lessThanOrEqual || (relation == .equal && isRequired) ? 1 : -1
    let markerKind: Kind = relation == .equal ? (isRequired ? .dummy : .error) : .slack
    let marker = makeSymbol(markerKind, owner: owner)
    row.add(marker, times: sign)
    guard !isRequired else { return Entry(marker: marker, markerSign: sign, other: Self.none, errors: []) }
    let other = makeSymbol(.error, owner: owner)
    row.add(other, times: -sign)
    let errors = relation == .equal ? [marker, other] : [other]
    return Entry(marker: marker, markerSign: sign, other: other, errors: errors)
  }

  /// Adds a symbol to the objective of a priority.
  private mutating func charge(_ symbol: Int32, _ factor: Double, _ priority: Priority) {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, row: Row()), at: index)
    }
    let slot = slots[Int(symbol)]
    guard slot != Self.none else {
      levels[index].row.add(symbol, times: factor)
      return
    }
    var gained: ContiguousArray<Int32> = []
    levels[index].row.add(rows[Int(slot)], times: factor, gaining: &gained)
  }

  /// What the new row can give: a variable, else a symbol of its own that is then not negative.
  private func subject(of row: Row, _ entry: Entry) -> Int32? {
    if let variable = row.terms.first(where: { kind(of: $0.symbol) == .external }) { return variable.symbol }
    return [entry.marker, entry.other].first { symbol in
      symbol != Self.none && kind(of: symbol) != .dummy && row.coefficient(of: symbol) < 0
    }
  }

  /// Adds a row by making an artificial symbol, by which it is missed, zero.
  private mutating func addWithArtificial(_ row: Row, _ entry: Entry) -> Addition {
    let artificial = makeSymbol(.slack)
    insert(row, giving: artificial)
    while isBasic(artificial), let entering = decrease(of: artificial),
      let slot = leavingRow(for: entering, preferring: artificial)
    {
      pivot(slot, to: entering)
    }
    return finish(artificial, entry)
  }

  private func decrease(of symbol: Int32) -> Int32? {
    rows[Int(slots[Int(symbol)])].terms.first { term in
      term.coefficient < -Self.costTolerance && kind(of: term.symbol) != .dummy
    }?.symbol
  }

  private mutating func finish(_ artificial: Int32, _ entry: Entry) -> Addition {
    if isBasic(artificial) {
      let slot = slots[Int(artificial)]
      let row = rows[Int(slot)]
      guard row.constant <= Self.tolerance else {
        drop(slot)
        free(artificial)
        let owners = self.owners(in: row, except: entry)
        forget(entry)
        return .contradicts(owners)
      }
      let replacement = row.terms.first { kind(of: $0.symbol) != .dummy }?.symbol ?? entry.marker
      pivot(slot, to: replacement)
    }
    for slot in rowsContaining(artificial) { _ = rows[Int(slot)].remove(artificial) }
    for index in levels.indices { _ = levels[index].row.remove(artificial) }
    free(artificial)
    return .added(entry)
  }

  /// The constraints whose symbols stand in a row that cannot hold: Farkas' certificate, which names no more than needed.
  private func owners(in row: Row, except entry: Entry) -> [Int32] {
    row.terms.map(\.symbol).filter { $0 != entry.marker && $0 != entry.other }.map { owners[Int($0)] }
  }

  private mutating func forget(_ entry: Entry) {
    free(entry.marker)
    if entry.other != Self.none { free(entry.other) }
  }

  // MARK: Removing

  /// Takes a constraint out.
  mutating func remove(_ entry: Entry, _ priority: Priority) {
    needsOptimizing = true
    for error in entry.errors { charge(error, -1, priority) }
    if !isBasic(entry.marker), let slot = rowToLeave(for: entry.marker) { pivot(slot, to: entry.marker) }
    if isBasic(entry.marker) { drop(slots[Int(entry.marker)]) }
    for index in levels.indices {
      _ = levels[index].row.remove(entry.marker)
      if entry.other != Self.none { _ = levels[index].row.remove(entry.other) }
    }
    forget(entry)
  }

  /// The row that the marker of a constraint that goes takes over, so that no other symbol falls below zero.
  private mutating func rowToLeave(for marker: Int32) -> Int32? {
    var best: (rank: Int, ratio: Double, symbol: Int32, slot: Int32)?
    for slot in rowsContaining(marker) {
      let coefficient = rows[Int(slot)].coefficient(of: marker)
      let basic = basics[Int(slot)]
      let rank =
        switch kind(of: basic) {
        case .dummy: 0
        case .slack, .error: coefficient < 0 ? 1 : 2
        case .external: 3
        }
      let ratio = rank == 3 ? 0 : max(rows[Int(slot)].constant, 0) / abs(coefficient)
      if let best, (best.rank, best.ratio, best.symbol) <= (rank, ratio, basic) { continue }
      best = (rank, ratio, basic, slot)
    }
    return best?.slot
  }

  // MARK: Changing

  /// Adds a number to a constraint's constant; `restore` is to follow.
  mutating func shift(_ entry: Entry, by change: Double) {
    needsRestoring = true
    let step = change / entry.markerSign
    let slot = slots[Int(entry.marker)]
    guard slot == Self.none else { return rows[Int(slot)].constant -= step }
    for slot in rowsContaining(entry.marker) {
      rows[Int(slot)].constant += step * rows[Int(slot)].coefficient(of: entry.marker)
    }
  }
}
