import Constraints
import TestSupport
import Testing

@Suite("Changing a system is solving it anew")
struct EditTests {
  struct Play {
    var random: RandomSystem
    var system: ConstraintSystem
    var present: [(id: ConstraintSystem.ID, constraint: LinearConstraint)] = []

    init(seed: UInt64) {
      random = RandomSystem(seed: seed, variables: 5)
      system = random.system
    }

    mutating func step(requiredPercent: Int) {
      let choice = random.generator.whole(1...10)
      if present.isEmpty || choice <= 4 && present.count < 12 {
        let constraint = random.constraint(requiredPercent: requiredPercent)
        present.append((system.add(constraint), constraint))
      } else if choice <= 6 {
        let index = random.generator.whole(0...(present.count - 1))
        system.remove(present.remove(at: index).id)
      } else {
        suggest()
      }
    }

    private mutating func suggest() {
      for _ in 0..<random.generator.whole(1...3) {
        let index = random.generator.whole(0...(present.count - 1))
        let constant = Double(random.generator.whole(-20...20)) * 5
        system.setConstant(constant, of: present[index].id)
        present[index].constraint.expression.constant = constant
      }
    }

    var kept: [LinearConstraint] { present.filter { !system.isBroken($0.id) }.map(\.constraint) }
  }

  @Test(arguments: [0, 15, 45])
  func `additions, removals and changed constants in any order end at the best solution`(_ required: Int) {
    for seed in 1...60 as ClosedRange<UInt64> {
      var play = Play(seed: seed)
      for step in 0..<60 {
        play.step(requiredPercent: required)
        play.system.solve()
        let kept = play.kept
        let reference = ReferenceProgram(play.random.variables, kept)
        guard let least = reference.leastViolations else {
          Issue.record("what was kept of seed \(seed) at step \(step) cannot hold")
          break
        }
        let required = kept.filter(\.priority.isRequired)
        #expect(
          required.allSatisfy { play.system.violation(of: $0) < ReferenceProgram.tolerance }, "seed \(seed), \(step)")
        #expect(agree(play.system.violations(of: kept), least), "seed \(seed), step \(step)")
        guard step % 6 == 0 else { continue }
        for (index, variable) in play.random.variables.enumerated() {
          guard let only = reference.onlyValue(of: index, least) else { continue }
          #expect(agree([play.system.value(of: variable)], [only]), "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `nothing that could hold stays given up`() {
    for seed in 1...80 as ClosedRange<UInt64> {
      var play = Play(seed: seed)
      for step in 0..<40 {
        play.step(requiredPercent: 60)
        play.system.solve()
        let required = play.kept.filter(\.priority.isRequired)
        for (id, constraint) in play.present where play.system.isBroken(id) {
          let reference = ReferenceProgram(play.random.variables, required + [constraint])
          #expect(reference.leastViolations == nil, "seed \(seed), step \(step)")
        }
      }
    }
  }
}
