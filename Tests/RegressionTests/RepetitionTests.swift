import Regression
import Testing

/// Plays that do not come out the same again.
@Suite("Repetition") struct RepetitionTests {
  private static func frames(_ letters: String, alpha: Double = 1) -> [BaselineFrame] {
    letters.enumerated().map {
      BaselineTextTests.frame($0, pixels: String($1), [BaselineTextTests.view("list", alpha: $0 == 2 ? alpha : 1)])
    }
  }

  /// What the runs after the first one give, and what is said of them.
  @Test(
    arguments: [
      (["abcd", "abcd"], nil), (["abXd", "abcd"], "in run 2: frame 2"), (["abcd", "XbcX"], "in run 3: frames 0, 3"),
      (["abcde"], "in run 2: its motion or its length"), (["abc"], "in run 2: its motion or its length"),
    ] as [([String], String?)])
  func framesThatComeOutOtherwiseAreNamed(_ runs: [String], _ difference: String?) throws {
    let files = try BaselineFiles()
    let repetition = Repetition(of: try files.baseline(of: Self.frames("abcd")), near: files.path)
    let found = try repetition.difference(runs: runs.count + 1) { run, comparison throws(RegressionError) in
      for frame in Self.frames(runs[run - 2]) { try comparison.append(frame) }
      try comparison.finish(marks: [:])
    }
    #expect(found == difference)
  }

  @Test func motionThatChangesNoPixelIsADifferenceToo() throws {
    let files = try BaselineFiles()
    let repetition = Repetition(of: try files.baseline(of: Self.frames("abcd")), near: files.path)
    let found = try repetition.difference(runs: 2) { _, comparison throws(RegressionError) in
      for frame in Self.frames("abcd", alpha: 0.5) { try comparison.append(frame) }
      try comparison.finish(marks: [:])
    }
    #expect(found == "in run 2: its motion or its length")
  }

  @Test func oneRunIsHeldToNothing() throws {
    let files = try BaselineFiles()
    let repetition = Repetition(of: try files.baseline(of: Self.frames("abcd")), near: files.path)
    #expect(try repetition.difference(runs: 1) { _, _ throws(RegressionError) in Issue.record("played again") } == nil)
  }

  @Test func whatIsNotReproducibleEndsWithAStatusOfItsOwn() {
    var scene = SceneVerification(
      scene: "s", name: "s", variant: nil, baseline: "b", folder: "f", verdict: .passed, status: 0, headline: "ok")
    scene.takeInstability("in run 2: frame 2")
    let notReproducible = 6
    #expect(scene.verdict == .unstable)
    #expect(scene.status == notReproducible)
    #expect(scene.text == "s: NOT REPRODUCIBLE in run 2: frame 2\n")
  }
}
