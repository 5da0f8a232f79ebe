/// The simplex tableau: equations that give some symbols, the basic ones, by the others, which are zero.
///
/// This is the incremental simplex of Badros, Borning and Stuckey, "The Cassowary linear arithmetic constraint solving
/// algorithm" (2001), with one objective for each priority instead of weights: they are minimised one after the other.
/// All choices are by the lowest symbol (Bland's rule), so that it ends, and ends the same way each time.
struct Tableau {
  enum Kind: UInt8 {
    /// A variable: any value.
    case external
    /// At least zero: how far an inequality is from its limit.
    case slack
    /// At least zero: by how much a constraint that is not required is missed.
    case error
    /// Zero: marks a required equation, so that it can be found again.
    case dummy
  }

  /// A symbol that is less is below zero.
  ///
  /// In the values' unit, points: ten thousand of them are off by 1e-11 or so after some pivots.
  static let tolerance: Double = 1e-7
  /// A cost less than this improves an objective.
  static let costTolerance: Double = 1e-9
  static let none: Int32 = -1

  private(set) var kinds: ContiguousArray<Kind> = []
  /// The constraint that a symbol belongs to; -1 for variables.
  private(set) var owners: ContiguousArray<Int32> = []
  /// The row of a basic symbol; -1 for the others.
  private(set) var slots: ContiguousArray<Int32> = []
  /// The rows that may contain a symbol: all that do, and some that did.
  private(set) var columns: ContiguousArray<ContiguousArray<Int32>> = []
  private var freeSymbols: ContiguousArray<Int32> = []

  var rows: ContiguousArray<Row> = []
  /// The symbol that a row gives; -1 for a row that is not in use.
  private(set) var basics: ContiguousArray<Int32> = []
  private var freeSlots: ContiguousArray<Int32> = []

  /// The sum of the errors of a priority, in symbols that are not basic; the constants are not kept.
  struct Level {
    let priority: Priority
    var row: Row
  }

  /// By falling priority.
  var levels: [Level] = []
  /// Whether an objective may be improved.
  var needsOptimizing = false
  /// Whether a basic symbol may be below zero.
  var needsRestoring = false
  private(set) var pivotCount = 0

  // MARK: Symbols

  mutating func makeSymbol(_ kind: Kind, owner: Int32 = none) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    slots.append(Self.none)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  mutating func free(_ symbol: Int32) {
    columns[Int(symbol)] = []
    freeSymbols.append(symbol)
  }

  func kind(of symbol: Int32) -> Kind { kinds[Int(symbol)] }

  func isBasic(_ symbol: Int32) -> Bool { slots[Int(symbol)] != Self.none }

  /// Whether the row's symbol must not be negative.
  func isRestricted(_ slot: Int32) -> Bool { kind(of: basics[Int(slot)]) != .external }

  func value(of symbol: Int32) -> Double {
    let slot = slots[Int(symbol)]
    return slot == Self.none ? 0 : rows[Int(slot)].constant
  }

  /// The rows that contain a symbol, each once.
  mutating func rowsContaining(_ symbol: Int32) -> ContiguousArray<Int32> {
    var found: ContiguousArray<Int32> = []
    for slot in columns[Int(symbol)].sorted() where found.last != slot {
      guard basics[Int(slot)] != Self.none, rows[Int(slot)].coefficient(of: symbol) != 0 else { continue }
      found.append(slot)
    }
    columns[Int(symbol)] = found
    return found
  }

  // MARK: Rows

  /// Puts in an equation that gives a symbol; the symbol is replaced by it everywhere.
  mutating func insert(_ row: Row, giving symbol: Int32) {
    substitute(row, for: symbol)
    let slot = freeSlots.popLast() ?? Int32(rows.count)
    if Int(slot) == rows.count {
      rows.append(row)
      basics.append(symbol)
    } else {
      rows[Int(slot)] = row
      basics[Int(slot)] = symbol
    }
    slots[Int(symbol)] = slot
    for term in row.terms { columns[Int(term.symbol)].append(slot) }
  }

  /// Forgets an equation.
  mutating func drop(_ slot: Int32) {
    slots[Int(basics[Int(slot)])] = Self.none
    basics[Int(slot)] = Self.none
    rows[Int(slot)] = Row()
    freeSlots.append(slot)
  }

  /// Makes another symbol basic in a row.
  mutating func pivot(_ slot: Int32, to entering: Int32) {
    pivotCount += 1
    let leaving = basics[Int(slot)]
    var row = Row()
    swap(&row, &rows[Int(slot)])
    row.solve(for: entering, from: leaving)
    substitute(row, for: entering)
    rows[Int(slot)] = row
    basics[Int(slot)] = entering
    slots[Int(entering)] = slot
    slots[Int(leaving)] = Self.none
    columns[Int(leaving)].append(slot)
  }

  private mutating func substitute(_ row: Row, for symbol: Int32) {
    var gained: ContiguousArray<Int32> = []
    var containing: ContiguousArray<Int32> = []
    swap(&containing, &columns[Int(symbol)])
    for slot in containing {
      let coefficient = rows[Int(slot)].remove(symbol)
      guard coefficient != 0 else { continue }
      gained.removeAll(keepingCapacity: true)
      rows[Int(slot)].add(row, times: coefficient, gaining: &gained)
      for symbol in gained { columns[Int(symbol)].append(slot) }
    }
    for index in levels.indices {
      let coefficient = levels[index].row.remove(symbol)
      guard coefficient != 0 else { continue }
      levels[index].row.add(row, times: coefficient, gaining: &gained)
    }
  }
}
