import Constraints
import TestSupport
import Testing

@Suite("Values satisfy constraints by priority")
struct SolutionTests {
  /// Systems of each size and kind.
  static let count: UInt64 = 700

  @Test(arguments: [(2, 4, 30), (3, 7, 30), (4, 9, 20), (5, 10, 10), (4, 8, 60)])
  func `random systems have the least violations, and the only values`(_ size: Int, _ number: Int, _ required: Int) {
    for seed in 1...Self.count {
      var random = RandomSystem(seed: seed &* 1000 &+ UInt64(size), variables: size)
      var system = random.system
      let constraints = (0..<number).map { _ in random.constraint(requiredPercent: required) }
      let ids = constraints.map { system.add($0) }
      system.solve()
      let kept = zip(ids, constraints).filter { !system.isBroken($0.0) }.map(\.1)
      let reference = ReferenceProgram(random.variables, kept)
      guard let least = reference.leastViolations else {
        Issue.record("what was kept of seed \(seed) cannot hold")
        continue
      }
      let missed = kept.filter { $0.priority.isRequired && system.violation(of: $0) > ReferenceProgram.tolerance }
      #expect(missed.isEmpty, "seed \(seed)")
      #expect(agree(system.violations(of: kept), least), "seed \(seed)")
      for (index, variable) in random.variables.enumerated() {
        guard let only = reference.onlyValue(of: index, least) else { continue }
        #expect(agree([system.value(of: variable)], [only]), "seed \(seed), variable \(index)")
      }
    }
  }

  @Test func `the order of addition does not matter where there is one solution`() {
    var compared = 0
    for seed in 1...Self.count {
      var random = RandomSystem(seed: seed, variables: 4)
      var (system, shuffled) = (random.system, random.system)
      let constraints = (0..<9).map { _ in random.constraint(requiredPercent: 15) }
      let reference = ReferenceProgram(random.variables, constraints)
      guard let least = reference.leastViolations else { continue }
      for constraint in constraints { _ = system.add(constraint) }
      for constraint in constraints.shuffled(using: &random.generator) { _ = shuffled.add(constraint) }
      system.solve()
      shuffled.solve()
      for (index, variable) in random.variables.enumerated() where reference.onlyValue(of: index, least) != nil {
        #expect(agree([system.value(of: variable)], [shuffled.value(of: variable)]), "seed \(seed)")
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test func `many of a lower priority do not win over one of a higher`() {
    var system = ConstraintSystem()
    let width = system.makeVariable()
    let target = LinearExpression(width)
    for step in 0..<200 {
      let wish = target - LinearExpression(constant: 100 + Double(step))
      _ = system.add(LinearConstraint(wish, .equal, priority: Priority(rawValue: 250)))
    }
    let strong = target - LinearExpression(constant: 40)
    _ = system.add(LinearConstraint(strong, .equal, priority: Priority(rawValue: 250.5)))
    system.solve()
    #expect(system.value(of: width) == 40)
  }

  @Test func `a variable that nothing speaks of is zero, and the same calls give the same values`() {
    func solved() -> [Double] {
      var random = RandomSystem(seed: 5, variables: 8)
      var system = random.system
      for _ in 0..<5 { _ = system.add(random.constraint(requiredPercent: 20)) }
      let alone = system.makeVariable()
      system.solve()
      return (random.variables + [alone]).map { system.value(of: $0) }
    }
    #expect(solved() == solved())
    #expect(solved().last == 0)
  }
}
