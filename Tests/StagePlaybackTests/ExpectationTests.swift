import FrameSnapshots
import Geometry
import Pixels
import StagePlayback
import Testing

/// A view that fades in and moves down for ten frames, then stays.
private func fade(_ index: Int) -> PlayedFrame {
  let share = min(Double(index) / 10, 1)
  let tree = Tree { window in
    window.view("list", Rect(0, 0, 100, 200), .white)
    window.view(
      "note", Rect(0, 100 * share, 100, 50), .black,
      change: {
        $0.opacity = share
        $0.cornerRadii = CornerRadii(4)
      })
    window.view("cell", Rect(0, 100, 100, 50), change: { $0.cornerRadii = CornerRadii(4) })
  }
  let start = PlaybackEvent(time: 0, kind: .start, step: "open", transition: "fade")
  let endTime = 10.0 / 60
  let end = PlaybackEvent(time: endTime, kind: .end, step: "open", transition: "fade", outcome: .completed)
  let mark = PlaybackMark(name: "half", time: 0.08)
  return tree.frame(
    index, top: index < 10 ? "list" : "note", events: index == 0 ? [start] : index == 10 ? [end] : [],
    marks: index == 5 ? [mark] : [])
}

private func result(_ condition: PlaybackExpectation.Condition, warnings: [String] = [], isSettled: Bool = true)
  -> ExpectationResult?
{
  var evaluator = ExpectationEvaluator([PlaybackExpectation(condition, text: "it")]) { snapshot in
    Bitmap(width: snapshot.canvas.pixelWidth, height: snapshot.canvas.pixelHeight, filledWith: 0x8040_2000)
  }
  for index in 0...12 { evaluator.observe(fade(index)) }
  return evaluator.finish(warnings: warnings, isSettled: isSettled).first
}

struct ExpectationTests {
  @Test(
    arguments: [
      (.transition(step: "open", outcome: .completed, endsBy: nil), true),
      (.transition(step: "open", outcome: .cancelled, endsBy: nil), false),
      (.transition(step: "open", outcome: .never, endsBy: nil), false),
      (.transition(step: "other", outcome: .never, endsBy: nil), true),
      (.transition(step: "open", outcome: .completed, endsBy: 0.17), true),
      (.transition(step: "open", outcome: nil, endsBy: 0.1), false),
      (.transition(step: "other", outcome: nil, endsBy: 0.1), false),
      (.property(at: .time(0.08), view: "note", .alpha, values: [0.5], within: 1e-9), true),
      (.property(at: .time(0.09), view: "note", .alpha, values: [0.5], within: 1e-9), false),
      (.property(at: .mark("half"), view: "note", .frame, values: [0, 50, 100, 50], within: 1e-9), true),
      (.property(at: .start(of: "open"), view: "note", .alpha, values: [0], within: 0), true),
      (.property(at: .end(of: "open"), view: "note", .alpha, values: [1], within: 0), true),
      (.property(at: .end(of: "other"), view: "note", .alpha, values: [1], within: 0), false),
      (.property(at: .time(99), view: "note", .cornerRadius, values: [4, 4, 4, 4], within: 0), true),
      (.property(at: .last, view: "gone", .alpha, values: [1], within: 0), false),
      (.property(at: .last, view: "note", .backgroundColor, values: [0, 0, 2, 255], within: 2), true),
      (.property(at: .last, view: "note", .transform, values: [1, 0, 0, 1, 0, 0], within: 0), true),
      (.frameCount(13), true), (.frameCount(12), false),
      (.top("list", at: .time(0)), true), (.top("note", at: .last), true), (.top("list", at: .last), false),
      (.matches(at: .last, view: "note", other: "cell", within: 0.01), true),
      (.matches(at: .time(0), view: "note", other: "cell", within: 0.01), false),
      (.warnings(["jump"]), false), (.warnings([]), true),
    ] as [(PlaybackExpectation.Condition, Bool)])
  func `each kind of expectation passes when it holds and fails when not`(
    condition: PlaybackExpectation.Condition, passes: Bool
  ) throws {
    let found = try #require(result(condition))
    #expect(found.passed == passes, "\(found.message)")
  }

  @Test func `a failed expectation names the measured value`() throws {
    let condition = PlaybackExpectation.Condition.property(
      at: .time(0.08), view: "note", .alpha, values: [0.9], within: 0.001)
    let found = try #require(result(condition))
    #expect(found.measured == .number(0.5))
    #expect(found.frame == 5)
    #expect(found.message == "note.alpha is 0.5 at frame 5 (0.0833 s), expected 0.9 within 0.001")
  }

  @Test func `later than the last frame is the settled state, and nothing when it was cut off`() throws {
    let condition = PlaybackExpectation.Condition.top("note", at: .time(5))
    let settled = try #require(result(condition))
    #expect(settled.passed)
    let cut = try #require(result(condition, isSettled: false))
    #expect(cut.measured == .nothing)
  }

  @Test func `pixels are compared as straight colours`() throws {
    let color = Color(red: 0, green: 64 / 255, blue: 128 / 255, alpha: 128 / 255)
    let found = try #require(result(.pixel(at: .last, Point(99, 199), color, within: 1)))
    #expect(found.passed, "\(found.message)")
    #expect(found.measured == .text("#00408080"))
    let beyond = try #require(result(.pixel(at: .last, Point(100, 10), color, within: 255)))
    #expect(beyond.measured == .nothing)
  }

  @Test(arguments: [([], ["jump"]), (["jump", "jump"], ["jump"]), (["b", "a"], ["a", "b"])])
  func `warnings are compared as sets of kinds`(given: [String], expected: [String]) throws {
    let found = try #require(result(.warnings(expected), warnings: given))
    #expect(found.passed == (Set(given) == Set(expected)))
  }
}

struct OvershootTests {
  /// The share of the way that a view has gone in each frame.
  private func overshoot(_ shares: [Double], exactStart: Double? = nil) -> ExpectationResult? {
    let condition = PlaybackExpectation.Condition.overshoot(
      step: "open", view: "card", .frame, atLeast: 0.1, atMost: 0.2)
    var evaluator = ExpectationEvaluator([PlaybackExpectation(condition, text: "it")]) { _ in
      Bitmap(width: 1, height: 1)
    }
    func tree(_ share: Double) -> Tree {
      Tree { window in window.view("card", Rect(10 * share, 100 - 50 * share, 20 + 40 * share, 30)) }
    }
    if let exactStart { evaluator.observeStart(of: "open", tree(exactStart).frame(0).snapshot) }
    for (index, share) in shares.enumerated() {
      var events: [PlaybackEvent] = []
      if index == 0 { events.append(PlaybackEvent(time: 0, kind: .start, step: "open")) }
      if index == shares.count - 1 {
        events.append(PlaybackEvent(time: 1, kind: .end, step: "open", outcome: .completed))
      }
      evaluator.observe(tree(share).frame(index, events: events))
    }
    return evaluator.finish(warnings: [], isSettled: true).first
  }

  @Test(arguments: [([0, 0.7, 1.15, 0.98, 1], 0.15, true), ([0, 0.5, 1], 0, false), ([0, 1.3, 1], 0.3, false)])
  func `overshoot is the largest share beyond the end`(shares: [Double], expected: Double, passes: Bool) throws {
    let found = try #require(overshoot(shares))
    guard case .number(let measured) = found.measured else { throw UnexpectedMeasure() }
    #expect(abs(measured - expected) < 1e-12)
    #expect(found.passed == passes)
  }

  @Test func `a start between two frames counts from its exact values`() throws {
    let found = try #require(overshoot([0.5, 1.1, 1], exactStart: 0))
    guard case .number(let measured) = found.measured else { throw UnexpectedMeasure() }
    #expect(abs(measured - 0.1) < 1e-12)
  }

  @Test func `a view that does not move has no overshoot`() throws {
    let found = try #require(overshoot([1, 1, 1]))
    #expect(found.measured == .nothing)
  }

  private struct UnexpectedMeasure: Error {}
}
