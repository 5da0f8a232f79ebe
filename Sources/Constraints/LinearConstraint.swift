/// How important a constraint is: 1000 must hold, what is less is kept as nearly as what is above it allows.
///
/// A higher priority wins over any number of lower ones.
package struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Float

  package init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  package static let required: Priority = Priority(rawValue: 1000)

  /// Whether the constraint must hold.
  package var isRequired: Bool { self >= .required }

  package static func < (a: Priority, b: Priority) -> Bool { a.rawValue < b.rawValue }
}

/// An expression that is to be zero, at most zero or at least zero.
package struct LinearConstraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package var expression: LinearExpression
  package var relation: Relation
  package var priority: Priority
  /// Of required constraints that contradict one another, the one of the lowest standing is given up; of equals the latest.
  package var standing: Int

  package init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, standing: Int = 0
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.standing = standing
  }

  /// How far the expression is from what it is to be, given its value; never negative.
  package func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(value, 0)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }
}

/// Required constraints that contradict one another, and the one that was given up.
package struct Conflict: Hashable, Sendable {
  /// By the order of their addition; without any of them the others could hold.
  package let members: [ConstraintSystem.ID]
  package let broken: ConstraintSystem.ID

  package init(members: [ConstraintSystem.ID], broken: ConstraintSystem.ID) {
    (self.members, self.broken) = (members, broken)
  }
}
