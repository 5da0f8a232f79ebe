extension Tableau {
  /// Minimises the objectives, the highest priority first, each without loss to those above it.
  mutating func optimize() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    for level in levels.indices {
      while let entering = improvement(of: level), let slot = leavingRow(for: entering, preferring: Self.none) {
        pivot(slot, to: entering)
      }
    }
  }

  /// The lowest symbol that makes an objective less and leaves those above it as they are.
  private func improvement(of level: Int) -> Int32? {
    levels[level].row.terms.first { term in
      term.coefficient < -Self.costTolerance && kind(of: term.symbol) != .dummy
        && levels[..<level].allSatisfy { abs($0.row.coefficient(of: term.symbol)) <= Self.costTolerance }
    }?.symbol
  }

  /// The row whose symbol reaches zero first when another grows; nil when none does.
  ///
  /// Of several the preferred one, else that of the lowest symbol.
  mutating func leavingRow(for entering: Int32, preferring preferred: Int32) -> Int32? {
    var best: (ratio: Double, symbol: Int32, slot: Int32)?
    for slot in rowsContaining(entering) where isRestricted(slot) {
      let coefficient = rows[Int(slot)].coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = max(rows[Int(slot)].constant, 0) / -coefficient
      let symbol = basics[Int(slot)] == preferred ? -1 : basics[Int(slot)]
      if let best, (best.ratio, best.symbol) <= (ratio, symbol) { continue }
      best = (ratio, symbol, slot)
    }
    return best?.slot
  }

  /// Makes symbols that have fallen below zero zero or more again, without loss of optimality: the dual simplex.
  ///
  /// - Returns: false when required constraints contradict one another; the tableau is then of no use any more.
  mutating func restore() -> Bool {
    guard needsRestoring else { return true }
    needsRestoring = false
    guard !hasBrokenEquation else { return false }
    while let slot = lowestNegativeRow {
      guard let entering = enteringSymbol(in: slot) else { return false }
      pivot(slot, to: entering)
    }
    return true
  }

  /// Whether an equation that follows from others says something else than they.
  private var hasBrokenEquation: Bool {
    basics.indices.contains { index in
      basics[index] != Self.none && kind(of: basics[index]) == .dummy && abs(rows[index].constant) > Self.tolerance
    }
  }

  private var lowestNegativeRow: Int32? {
    var found: Int32?
    for index in basics.indices where basics[index] != Self.none && rows[index].constant < -Self.tolerance {
      guard isRestricted(Int32(index)) else { continue }
      if let found, basics[Int(found)] < basics[index] { continue }
      found = Int32(index)
    }
    return found
  }

  /// The symbol that makes a row's grow at the least cost; of several the lowest.
  private func enteringSymbol(in slot: Int32) -> Int32? {
    var best: Row.Term?
    for term in rows[Int(slot)].terms where term.coefficient > Self.costTolerance && kind(of: term.symbol) != .dummy {
      guard let found = best else {
        best = term
        continue
      }
      if isCheaper(term, than: found) { best = term }
    }
    return best?.symbol
  }

  /// Compares costs by what they bring, priority by priority.
  private func isCheaper(_ a: Row.Term, than b: Row.Term) -> Bool {
    for level in levels {
      let first = level.row.coefficient(of: a.symbol) / a.coefficient
      let second = level.row.coefficient(of: b.symbol) / b.coefficient
      if abs(first - second) > Self.costTolerance { return first < second }
    }
    return false
  }
}
