import HeadlessUIKit
import Testing

@MainActor
struct RandomScriptTests {
  /// Scripts a test plays; 30 000 were played when it was written.
  private static let count: UInt64 = 2500

  @Test func `Whatever is asked for and touched, the stage rests where a small model says`() {
    var found = 0
    for seed in 1...Self.count where found < 5 {
      let script = RandomScript(seed: seed)
      let complaints = ScriptVerdict.complaints(script)
      guard !complaints.isEmpty else { continue }
      found += 1
      let reduced = ScriptVerdict.reduced(script)
      let steps = reduced.steps.map { "\($0.time): \($0.action)" }.joined(separator: "\n")
      Issue.record("seed \(seed) on \(reduced.root)\n\(steps)\n\(ScriptVerdict.complaints(reduced))")
    }
  }
}
