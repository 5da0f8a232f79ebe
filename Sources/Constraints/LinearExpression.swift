/// A quantity that constraints determine.
package struct Variable: Hashable, Sendable {
  let index: Int
}

/// A sum of variables, each times a number, and a constant.
package struct LinearExpression: Hashable, Sendable {
  /// A variable times a number.
  package struct Term: Hashable, Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, times coefficient: Double = 1) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// A variable may stand in several terms; they add up.
  package var terms: [Term]
  package var constant: Double

  package init(_ terms: [Term] = [], constant: Double = 0) { (self.terms, self.constant) = (terms, constant) }

  /// A variable alone.
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  package static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  package static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + b * -1 }

  package static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      a.terms.map { Term($0.variable, times: $0.coefficient * factor) }, constant: a.constant * factor)
  }
}
