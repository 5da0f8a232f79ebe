import Constraints

/// Constraints solved by another method than the system's: a dense simplex in two phases, from nothing, for each question.
struct ReferenceProgram {
  /// What is within this is equal; the numbers of the tests' systems are below a thousand.
  static let tolerance: Double = 1e-6

  private let variableCount: Int
  /// Every constraint as a dense row of the variables, and its constant.
  private let rows: [(coefficients: [Double], constant: Double, constraint: LinearConstraint)]

  init(_ variables: [Variable], _ constraints: [LinearConstraint]) {
    variableCount = variables.count
    rows = constraints.map { constraint in
      var coefficients = [Double](repeating: 0, count: variables.count)
      for term in constraint.expression.terms {
        guard let index = variables.firstIndex(of: term.variable) else { continue }
        coefficients[index] += term.coefficient
      }
      return (coefficients, constraint.expression.constant, constraint)
    }
  }

  /// The priorities below required, from high to low.
  var priorities: [Priority] {
    Set(rows.map(\.constraint.priority)).filter { !$0.isRequired }.sorted(by: >)
  }

  /// The least sums of violations, priority by priority; nil when the required constraints cannot hold.
  var leastViolations: [Double]? {
    var found: [Double] = []
    guard minimum(of: objective { _ in 0 }, found) != nil else { return nil }
    for priority in priorities {
      guard let least = minimum(of: objective(of: priority), found) else { return nil }
      found.append(least)
    }
    return found
  }

  /// The value of a variable in the best solutions; nil where they differ.
  func onlyValue(of variable: Int, _ violations: [Double]) -> Double? {
    var costs = [Double](repeating: 0, count: columnCount)
    (costs[2 * variable], costs[2 * variable + 1]) = (1, -1)
    guard let least = minimum(of: costs, violations), let most = minimum(of: costs.map { -$0 }, violations) else {
      return nil
    }
    return abs(least + most) < Self.tolerance ? least : nil
  }

  // MARK: The standard form

  /// Two columns a variable, its positive and its negative part; three a constraint: slack and both errors.
  private var columnCount: Int { 2 * variableCount + 3 * rows.count }

  private func objective(_ cost: (LinearConstraint) -> Double) -> [Double] {
    [Double](repeating: 0, count: 2 * variableCount)
      + rows.flatMap { [0, cost($0.constraint), cost($0.constraint)] }
  }

  private func objective(of priority: Priority) -> [Double] {
    objective { $0.priority == priority ? 1 : 0 }
  }

  private var equations: [(coefficients: [Double], right: Double)] {
    rows.enumerated().map { index, row in
      var line = [Double](repeating: 0, count: columnCount)
      for (variable, coefficient) in row.coefficients.enumerated() {
        (line[2 * variable], line[2 * variable + 1]) = (coefficient, -coefficient)
      }
      let start = 2 * variableCount + 3 * index
      switch row.constraint.relation {
      case .lessThanOrEqual: line[start] = 1
      case .equal: break
      case .greaterThanOrEqual: line[start] = -1
      }
      if !row.constraint.priority.isRequired { (line[start + 1], line[start + 2]) = (1, -1) }
      return (line, -row.constant)
    }
  }

  /// The least of an objective when higher priorities keep what they reached; nil when nothing satisfies, or no end.
  private func minimum(of costs: [Double], _ kept: [Double]) -> Double? {
    var lines = equations
    for (priority, least) in zip(priorities, kept) { lines.append((objective(of: priority), least)) }
    return DenseSimplex(lines).minimum(of: costs)
  }
}

/// A tableau of all numbers: rows of coefficients with the right side last.
private struct DenseSimplex {
  private static let tolerance: Double = 1e-9
  private var table: [[Double]]
  private var basis: [Int]
  private let count: Int

  /// Equations in variables that are not negative.
  init(_ equations: [(coefficients: [Double], right: Double)]) {
    let (variables, lines) = (equations.first?.coefficients.count ?? 0, equations.count)
    count = variables
    table = equations.enumerated().map { index, equation in
      let sign: Double = equation.right < 0 ? -1 : 1
      let artificial = (0..<lines).map { $0 == index ? 1.0 : 0 }
      return equation.coefficients.map { $0 * sign } + artificial + [equation.right * sign]
    }
    basis = (0..<lines).map { variables + $0 }
  }

  func minimum(of costs: [Double]) -> Double? {
    var simplex = self
    let artificial = (0..<table.count).map { _ in 1.0 }
    guard let missing = simplex.run([Double](repeating: 0, count: count) + artificial, columns: count) else {
      return nil
    }
    guard missing < 1e-6 else { return nil }
    simplex.expelArtificials()
    return simplex.run(costs + artificial.map { _ in 0 }, columns: count)
  }

  private mutating func run(_ costs: [Double], columns: Int) -> Double? {
    while true {
      let reduced = reducedCosts(costs)
      guard let entering = (0..<columns).first(where: { reduced[$0] < -Self.tolerance }) else {
        return basis.indices.reduce(0) { $0 + costs[basis[$1]] * (table[$1].last ?? 0) }
      }
      let rows = table.indices.filter { table[$0][entering] > Self.tolerance }
      let row = rows.min { ratio($0, entering) < ratio($1, entering) }
      guard let row else { return nil }
      pivot(row, entering)
    }
  }

  /// Right side over coefficient, equal ones by the basic variable.
  private func ratio(_ row: Int, _ column: Int) -> (Double, Int) {
    let ratio = (table[row].last ?? 0) / table[row][column]
    return ((ratio * 1e9).rounded() / 1e9, basis[row])
  }

  private func reducedCosts(_ costs: [Double]) -> [Double] {
    costs.indices.map { column in
      table.indices.reduce(costs[column]) { $0 - costs[basis[$1]] * table[$1][column] }
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = 1 / table[row][column]
    table[row] = table[row].map { $0 * factor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let share = table[other][column]
      for index in table[other].indices { table[other][index] -= share * table[row][index] }
    }
    basis[row] = column
  }

  /// What is zero and artificial goes out of the basis; an equation that follows from others goes altogether.
  private mutating func expelArtificials() {
    for row in table.indices.reversed() where basis[row] >= count {
      if let column = (0..<count).first(where: { abs(table[row][$0]) > 1e-7 }) {
        pivot(row, column)
      } else {
        table.remove(at: row)
        basis.remove(at: row)
      }
    }
  }
}
