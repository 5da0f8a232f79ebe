import Geometry
import Motion
import StagePlayback
import Testing

import MotionPlots

@Suite("Curves of a play")
struct CurveTests {
  private static let tenths: [Double] = (0...10).map { Double($0) / 10 }

  @Test func aLinearMotionHasALineAndOneVelocity() throws {
    let curves = try PlayCurves(SmallPlay.linear, SmallPlay.transition)
    #expect(curves.step == "open")
    #expect(curves.view == "box")
    #expect(curves.times == Self.tenths)
    #expect(curves.values("progress").isNear(Self.tenths))
    #expect(curves.values("position").isNear(Self.tenths.map { $0 * 100 }))
    #expect(curves.values("velocity").isNear(Self.tenths.map { _ in 100 }))
    #expect(curves.series.map(\.unit) == [nil, "pt", "pt/s"])
  }

  @Test func timeCountsFromTheBeginningOfTheTransition() throws {
    let play = SmallPlay.play(origin: 3) { [SmallPlay.view(x: $0)] }
    let curves = try PlayCurves(play, SmallPlay.transition)
    #expect(curves.origin == 3)
    #expect(curves.times.map(Optional.init).isNear(Self.tenths))
    #expect(curves.moments.map(\.name) == ["start", "end"])
    #expect(curves.moments.map { Optional($0.time) }.isNear([0, 1]))
  }

  @Test func aCancelledTransitionEndsWhereItBegan() throws {
    let play = SmallPlay.play(outcome: .cancelled) { [SmallPlay.view(x: 40 * $0 * (1 - $0))] }
    let curves = try PlayCurves(play, SmallPlay.transition)
    #expect(curves.values("progress").last == 0)
    #expect(curves.values("position").isNear(Self.tenths.map { 40 * $0 * (1 - $0) }))
    #expect(curves.moments.last?.name == "cancelled")
  }

  @Test(arguments: [0.4, 0.7, 1, 1.6]) func theVelocityOfASpringIsThatOfItsFormula(_ damping: Double) throws {
    let response = 0.5
    let spring = Spring(response: response, dampingFraction: damping)
    // Ten times slower, so that its frames are a hundredth of its own second apart.
    let slowness = 10.0
    let play = SmallPlay.play(tenths: 100) { [SmallPlay.view(values: [spring.value(at: $0 / slowness)])] }
    let property = try #require(PlottedProperty("alpha"))
    let curves = try PlayCurves(play, .property(property, view: "box", step: nil))
    #expect(curves.values("box.alpha").isNear(curves.times.map { spring.value(at: $0 / slowness) }))
    let expected = curves.times.map { spring.velocity(at: $0 / slowness) / slowness }
    // A central difference errs by h²/6 · |x‴|, which is at most ω³ · (1 + 2ζ)² of a spring that starts at rest.
    let omega = 2 * Double.pi / response
    let third = omega * omega * omega * (1 + 2 * damping) * (1 + 2 * damping)
    let bound = 0.01 * 0.01 / 6 * third / slowness
    let inner = Array(curves.values("velocity").dropFirst().dropLast())
    #expect(inner.isNear(expected.dropFirst().dropLast().map(Optional.init), within: bound))
  }

  @Test func theViewThatGoesFurthestIsFollowed() throws {
    let play = SmallPlay.play { time in
      [
        SmallPlay.view("back", x: -30 * time), SmallPlay.view("card", y: 300 - 300 * time),
        SmallPlay.view("label", y: 9),
      ]
    }
    let curves = try PlayCurves(play, SmallPlay.transition)
    #expect(curves.view == "card")
    #expect(curves.values("position").isNear(Self.tenths.map { 300 * $0 }))
    let other = try PlayCurves(play, .transition(step: "open", view: "back"))
    #expect(other.values("position").isNear(Self.tenths.map { 30 * $0 }))
  }

  @Test func aSubviewDoesNotStandForItsParent() throws {
    let play = SmallPlay.play { [SmallPlay.view("card", x: 100 * $0), SmallPlay.view("card.title", x: 7 + 100 * $0)] }
    #expect(try PlayCurves(play, SmallPlay.transition).view == "card")
  }

  @Test func whereNothingMovesTheOpacityIsPlotted() throws {
    let play = SmallPlay.play { [SmallPlay.view("under"), SmallPlay.view("card", alpha: $0)] }
    let curves = try PlayCurves(play, SmallPlay.transition)
    #expect(curves.view == "card")
    #expect(curves.series.map(\.pane) == ["progress", "opacity", "velocity"])
    #expect(curves.values("opacity").isNear(Self.tenths))
    #expect(curves.series.last?.unit == "1/s")
  }

  @Test func whereNothingChangesThereIsProgressAlone() throws {
    let curves = try PlayCurves(SmallPlay.play { _ in [SmallPlay.view()] }, SmallPlay.transition)
    #expect(curves.view == nil)
    #expect(curves.series.map(\.pane) == ["progress"])
  }

  @Test func aCurveHasAGapWhereItsViewIsNotInTheWindow() throws {
    let play = SmallPlay.play { $0 > 0.35 && $0 < 0.55 ? [] : [SmallPlay.view(x: 10 * $0, values: [10 * $0])] }
    let property = try #require(PlottedProperty("frame.x"))
    let values = try PlayCurves(play, SmallPlay.transition).values("position")
    #expect(values.isNear(Self.tenths.map { $0 > 0.35 && $0 < 0.55 ? nil : 10 * $0 }))
    let velocity = try PlayCurves(play, SmallPlay.transition).values("velocity")
    #expect(velocity.isNear(Self.tenths.map { $0 > 0.35 && $0 < 0.55 ? nil : 10 }))
    #expect(property.name == "frame.x")
  }

  @Test func anotherTransitionWithinIsAGapOfTheProgress() throws {
    var play = SmallPlay.linear
    play.frames[4].transition = ObservedPlay.Transition(step: "other", progress: 0.9)
    #expect(try PlayCurves(play, SmallPlay.transition).values("progress")[4] == nil)
  }

  @Test func whatIsNotThereIsAMistakeThatTellsWhatIs() throws {
    let play = SmallPlay.linear
    let property = try #require(PlottedProperty("alpha"))
    #expect(throws: PlotError.unknownTransition("opne", known: ["open"], source: "small.json")) {
      try PlayCurves(play, .transition(step: "opne", view: nil))
    }
    #expect(throws: PlotError.unknownView("bxo", known: ["box"], source: "small.json")) {
      try PlayCurves(play, .transition(step: nil, view: "bxo"))
    }
    #expect(throws: PlotError.unknownView("bxo", known: ["box"], source: "small.json")) {
      try PlayCurves(play, .property(property, view: "bxo", step: nil))
    }
    let still = ObservedPlay(title: "still", source: "still.json", frames: play.frames)
    #expect(throws: PlotError.noTransition(source: "still.json")) { try PlayCurves(still, SmallPlay.transition) }
  }
}
