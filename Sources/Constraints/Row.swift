/// A linear expression over a tableau's symbols, its terms by rising symbol.
struct Row {
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// A coefficient that is less is zero: what is left of differences of numbers near one.
  static let negligible: Double = 1e-10

  private(set) var terms: ContiguousArray<Term> = []
  var constant: Double

  init(constant: Double = 0) { self.constant = constant }

  var isEmpty: Bool { terms.isEmpty }

  /// The index of the first term whose symbol is not less.
  private func position(of symbol: Int32) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) >> 1
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// 0 for a symbol that is not in it.
  func coefficient(of symbol: Int32) -> Double {
    let index = position(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Adds a symbol times a number; true when it was not there before.
  @discardableResult mutating func add(_ symbol: Int32, times coefficient: Double) -> Bool {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      guard abs(coefficient) > Self.negligible else { return false }
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
      return true
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) <= Self.negligible { terms.remove(at: index) }
    return false
  }

  /// So many times longer a row is looked through for each of the terms that are added to it, not merged with them.
  private static let searchedLength: Int = 8

  /// Adds another row times a number; the symbols that it did not have before are appended to a list.
  mutating func add(_ other: Row, times factor: Double, gaining gained: inout ContiguousArray<Int32>) {
    constant += other.constant * factor
    guard other.terms.count * Self.searchedLength > terms.count else {
      for term in other.terms where add(term.symbol, times: term.coefficient * factor) { gained.append(term.symbol) }
      return
    }
    merge(other, times: factor, gaining: &gained)
  }

  private mutating func merge(_ other: Row, times factor: Double, gaining gained: inout ContiguousArray<Int32>) {
    var merged: ContiguousArray<Term> = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (mine, theirs) = (0, 0)
    while theirs < other.terms.count {
      let added = other.terms[theirs]
      while mine < terms.count, terms[mine].symbol < added.symbol {
        merged.append(terms[mine])
        mine += 1
      }
      var coefficient = added.coefficient * factor
      let isKnown = mine < terms.count && terms[mine].symbol == added.symbol
      if isKnown {
        coefficient += terms[mine].coefficient
        mine += 1
      }
      if abs(coefficient) > Self.negligible {
        merged.append(Term(symbol: added.symbol, coefficient: coefficient))
        if !isKnown { gained.append(added.symbol) }
      }
      theirs += 1
    }
    merged.append(contentsOf: terms[mine...])
    terms = merged
  }

  /// Takes a symbol out; its coefficient, 0 where it was not in.
  mutating func remove(_ symbol: Int32) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Makes `0 = row` into `symbol = row`.
  mutating func solve(for symbol: Int32) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// Makes `basic = row` into `symbol = row`.
  mutating func solve(for symbol: Int32, from basic: Int32) {
    add(basic, times: -1)
    solve(for: symbol)
  }
}
