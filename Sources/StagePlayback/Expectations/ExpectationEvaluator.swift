package import FrameSnapshots
package import Pixels

/// Holds expectations against the frames of a play, one frame after another.
package struct ExpectationEvaluator {
  private let expectations: [PlaybackExpectation]
  private let paint: (FrameSnapshot) -> Bitmap
  private var results: [ExpectationResult?]
  private var overshoots: [Int: OvershootMeasurement] = [:]
  private var times = StepTimes()
  private var last: PlayedFrame?

  /// - Parameter paint: paints a frame at the canvas's scale, for the colours of pixels.
  package init(_ expectations: [PlaybackExpectation], paint: @escaping (FrameSnapshot) -> Bitmap) {
    self.expectations = expectations
    self.paint = paint
    results = Array(repeating: nil, count: expectations.count)
    for (index, expectation) in expectations.enumerated() {
      guard case .overshoot(let step, let view, let property, _, _) = expectation.condition else { continue }
      overshoots[index] = OvershootMeasurement(step: step, view: view, property: property)
    }
  }

  /// Steps whose exact start matters: their first values may lie between two frames.
  package var stepsMeasuredFromStart: Set<String> { Set(overshoots.values.map(\.step)) }

  /// Takes in what is shown at the very moment at which a step begins.
  package mutating func observeStart(of step: String, _ snapshot: FrameSnapshot) {
    for index in overshoots.keys where overshoots[index]?.step == step {
      overshoots[index]?.begin(with: snapshot)
    }
  }

  /// Takes in the next frame.
  package mutating func observe(_ frame: PlayedFrame) {
    times.observe(frame)
    for index in overshoots.keys { overshoots[index]?.observe(frame) }
    for (index, expectation) in expectations.enumerated() where results[index] == nil {
      guard let moment = expectation.condition.moment, times.hasPassed(moment, at: frame.snapshot.time) else {
        continue
      }
      results[index] = measure(expectation, at: frame)
    }
    last = frame
  }

  /// What came of each expectation, in their order.
  ///
  /// - Parameters:
  ///   - warnings: kinds of the warnings given, in any order.
  ///   - isSettled: whether nothing moves any more, so that the last frame stands for all later times.
  package mutating func finish(warnings: [String], isSettled: Bool) -> [ExpectationResult] {
    expectations.indices.map { index in
      results[index] ?? result(of: expectations[index], index, warnings: warnings, isSettled: isSettled)
    }
  }
}

// MARK: - What is known only at the end

extension ExpectationEvaluator {
  private func result(
    of expectation: PlaybackExpectation, _ index: Int, warnings: [String], isSettled: Bool
  ) -> ExpectationResult {
    switch expectation.condition {
    case .transition(let step, let outcome, let endsBy):
      transitionResult(expectation, step: step, outcome: outcome, endsBy: endsBy)
    case .overshoot(_, _, _, let atLeast, let atMost):
      overshootResult(expectation, overshoots[index], atLeast: atLeast, atMost: atMost)
    case .frameCount(let expected):
      frameCountResult(expectation, expected)
    case .warnings(let kinds):
      warningsResult(expectation, expected: kinds, given: warnings)
    case .property, .pixel, .top, .matches:
      momentResult(expectation, isSettled: isSettled)
    }
  }

  private func transitionResult(
    _ expectation: PlaybackExpectation, step: String, outcome: ExpectedOutcome?, endsBy: Double?
  ) -> ExpectationResult {
    let found = times.outcomes[step].flatMap { ExpectedOutcome(rawValue: $0.rawValue) } ?? .never
    if let outcome, outcome != found {
      let begun = times.starts[step] == nil ? " (it has not begun)" : ""
      return ExpectationResult(
        expectation, passed: false, measured: .text(found.rawValue),
        message: "the transition of \(step) ended: \(found.rawValue)\(begun), expected \(outcome.rawValue)")
    }
    guard let endsBy else {
      return ExpectationResult(
        expectation, passed: true, measured: .text(found.rawValue),
        message: "the transition of \(step) ended: \(found.rawValue)")
    }
    guard let end = times.ends[step] else {
      return ExpectationResult(
        expectation, passed: false, measured: .nothing,
        message: "the transition of \(step) did not end, expected by \(endsBy.short) s")
    }
    return ExpectationResult(
      expectation, passed: end <= endsBy + PlayedFrame.simultaneity, measured: .number(end),
      message: "the transition of \(step) ended at \(end.short) s, expected by \(endsBy.short) s")
  }

  private func frameCountResult(_ expectation: PlaybackExpectation, _ expected: Int) -> ExpectationResult {
    let count = (last?.index ?? -1) + 1
    return ExpectationResult(
      expectation, passed: count == expected, measured: .number(Double(count)),
      message: "there are \(count) frames, expected \(expected)")
  }

  private func warningsResult(_ expectation: PlaybackExpectation, expected: [String], given: [String])
    -> ExpectationResult
  {
    let kinds = Set(given).sorted()
    let wanted = Set(expected).sorted()
    return ExpectationResult(
      expectation, passed: kinds == wanted, measured: .texts(kinds),
      message: "warnings: \(list(kinds)), expected \(list(wanted))")
  }

  private func list(_ kinds: [String]) -> String { kinds.isEmpty ? "none" : kinds.joined(separator: ", ") }

  /// A moment that no frame has reached: once all is settled the last frame stands for every later time.
  private func momentResult(_ expectation: PlaybackExpectation, isSettled: Bool) -> ExpectationResult {
    guard let last, let moment = expectation.condition.moment else {
      return ExpectationResult(expectation, passed: false, measured: .nothing, message: "there are no frames")
    }
    switch moment {
    case .last:
      return measure(expectation, at: last)
    case .time where isSettled:
      return measure(expectation, at: last)
    case .time, .start, .end, .mark:
      return ExpectationResult(
        expectation, passed: false, measured: .nothing,
        message: "no frame is at or after \(moment); the last is \(last.label)")
    }
  }

  private func overshootResult(
    _ expectation: PlaybackExpectation, _ measurement: OvershootMeasurement?, atLeast: Double, atMost: Double
  ) -> ExpectationResult {
    let range = "\(atLeast.short) to \(atMost.short)"
    guard let measurement, let overshoot = measurement.overshoot else {
      return ExpectationResult(
        expectation, passed: false, measured: .nothing,
        message: "nothing to measure: the view is not seen moving in that transition; expected \(range)")
    }
    return ExpectationResult(
      expectation, passed: overshoot >= atLeast && overshoot <= atMost, measured: .number(overshoot),
      message:
        "\(measurement.view).\(measurement.property.rawValue) overshoots by \(overshoot.short), expected \(range)")
  }
}

// MARK: - What one frame shows

extension ExpectationEvaluator {
  private func measure(_ expectation: PlaybackExpectation, at frame: PlayedFrame) -> ExpectationResult {
    switch expectation.condition {
    case .property(_, let view, let property, let values, let within):
      frame.measure(expectation, view: view, property, values: values, within: within)
    case .pixel(_, let point, let color, let within):
      frame.measure(expectation, point, color: color, within: within, in: paint(frame.snapshot))
    case .top(let screen, _):
      frame.measure(expectation, top: screen)
    case .matches(_, let view, let other, let within):
      frame.measure(expectation, view: view, matches: other, within: within)
    case .transition, .overshoot, .frameCount, .warnings:
      ExpectationResult(expectation, passed: false, measured: .nothing, message: "it is not about one frame")
    }
  }
}

extension PlaybackExpectation.Condition {
  /// The moment whose frame is looked at; nil when it is about the whole play.
  var moment: ExpectedMoment? {
    switch self {
    case .property(let moment, _, _, _, _), .pixel(let moment, _, _, _), .top(_, let moment),
      .matches(let moment, _, _, _):
      moment
    case .transition, .overshoot, .frameCount, .warnings: nil
    }
  }
}
