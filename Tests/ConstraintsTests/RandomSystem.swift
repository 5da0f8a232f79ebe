import Constraints
import TestSupport

/// Random constraints over a few variables, made so that equal numbers, redundancy and contradiction come up.
struct RandomSystem {
  var generator: SeededGenerator
  let system: ConstraintSystem
  let variables: [Variable]

  init(seed: UInt64, variables count: Int) {
    generator = SeededGenerator(seed: seed)
    var system = ConstraintSystem()
    variables = (0..<count).map { _ in system.makeVariable() }
    self.system = system
  }

  mutating func constraint(requiredPercent: Int) -> LinearConstraint {
    let count = generator.whole(1...min(3, variables.count))
    let terms = (0..<count).map { _ in
      LinearExpression.Term(
        generator.one(of: variables), times: generator.one(of: [-2, -1, -1, -0.5, 0.5, 1, 1, 1, 2, 3]))
    }
    let constant = Double(generator.whole(-20...20)) * 5
    let priority: Priority =
      generator.chance(requiredPercent)
      ? .required : Priority(rawValue: generator.one(of: [1, 50, 250, 250, 750, 999]))
    return LinearConstraint(
      LinearExpression(terms, constant: constant),
      generator.one(of: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), priority: priority)
  }
}

extension ConstraintSystem {
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  func violation(of constraint: LinearConstraint) -> Double {
    constraint.violation(at: value(of: constraint.expression))
  }

  /// The sums of violations below required, from the highest priority to the lowest.
  func violations(of constraints: [LinearConstraint]) -> [Double] {
    Set(constraints.map(\.priority)).filter { !$0.isRequired }.sorted(by: >).map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + violation(of: $1) }
    }
  }
}

/// Whether numbers are equal but for rounding.
func agree(_ a: [Double], _ b: [Double]) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < ReferenceProgram.tolerance * max(1, abs($1)) }
}
