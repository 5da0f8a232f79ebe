import Constraints
import TestSupport
import Testing

@Suite("Required constraints that contradict one another")
struct ConflictTests {
  @Test func `are named, none too many, and one is given up`() {
    var found = 0
    for seed in 1...1500 as ClosedRange<UInt64> {
      var random = RandomSystem(seed: seed, variables: 3)
      var system = random.system
      var byID: [ConstraintSystem.ID: LinearConstraint] = [:]
      for _ in 0..<8 {
        let constraint = random.constraint(requiredPercent: 90)
        byID[system.add(constraint)] = constraint
      }
      for conflict in system.takeConflicts() {
        found += 1
        let members = conflict.members.compactMap { byID[$0] }
        #expect(members.allSatisfy { $0.priority.isRequired }, "seed \(seed)")
        #expect(ReferenceProgram(random.variables, members).leastViolations == nil, "seed \(seed)")
        for index in members.indices {
          var fewer = members
          fewer.remove(at: index)
          #expect(ReferenceProgram(random.variables, fewer).leastViolations != nil, "seed \(seed)")
        }
        #expect(conflict.members.last == conflict.broken, "seed \(seed)")
      }
      #expect(system.takeConflicts().isEmpty)
    }
    #expect(found > 1000)
  }

  private static func width(_ variable: Variable, _ value: Double, standing: Int = 0) -> LinearConstraint {
    LinearConstraint(LinearExpression([.init(variable)], constant: -value), .equal, standing: standing)
  }

  @Test func `the one of the lowest standing goes, of equals the latest`() {
    var system = ConstraintSystem()
    let variable = system.makeVariable()
    let first = system.add(Self.width(variable, 10))
    let second = system.add(Self.width(variable, 20, standing: 1))
    let third = system.add(Self.width(variable, 30, standing: 1))
    system.solve()
    #expect([first, second, third].map { system.isBroken($0) } == [true, false, true])
    #expect(system.value(of: variable) == 20)
    #expect(
      system.takeConflicts() == [
        Conflict(members: [first, second], broken: first), Conflict(members: [second, third], broken: third),
      ])
  }

  @Test func `what was given up comes back when there is room for it, without a word`() {
    var system = ConstraintSystem()
    let variable = system.makeVariable()
    let first = system.add(Self.width(variable, 10))
    let second = system.add(Self.width(variable, 20))
    system.solve()
    #expect(system.takeConflicts().count == 1)
    system.setConstant(-15, of: first)
    system.solve()
    #expect(system.value(of: variable) == 15 && system.isBroken(second))
    system.remove(first)
    system.solve()
    #expect(system.value(of: variable) == 20 && !system.isBroken(second))
    #expect(system.takeConflicts().isEmpty)
  }

  @Test func `a constant that is changed into a contradiction is found`() {
    var system = ConstraintSystem()
    let (left, right) = (system.makeVariable(), system.makeVariable())
    _ = system.add(LinearConstraint(LinearExpression(left) - LinearExpression(right), .equal))
    let first = system.add(Self.width(left, 10))
    let second = system.add(Self.width(right, 10))
    system.solve()
    #expect(system.takeConflicts().isEmpty)
    system.setConstant(-12, of: first)
    system.solve()
    #expect(system.takeConflicts().map(\.broken) == [second])
    #expect(system.value(of: right) == 12)
    system.setConstant(-10, of: first)
    system.solve()
    #expect(!system.isBroken(second))
  }
}
