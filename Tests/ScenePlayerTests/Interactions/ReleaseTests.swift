import Foundation
import FrameSnapshots
import Geometry
import StagePlayback
import Testing

@MainActor struct ReleaseTests {
  /// A pull, how it is released, and what becomes of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var interaction: String
    var points: Double
    var release: String = "\"release\": { \"velocity\": [0, 0] }"
    var outcome: PlaybackEvent.Outcome

    var testDescription: String { "\(interaction), \(points) points, \(release)" }
  }

  nonisolated static let cases: [Case] = [
    Case(interaction: "\"travel\": 100", points: 50, outcome: .cancelled),
    Case(interaction: "\"travel\": 100", points: 50.1, outcome: .completed),
    Case(interaction: "\"travel\": 60", points: 40, outcome: .completed),
    Case(interaction: "\"travel\": 100, \"finishWhen\": { \"progress\": 0.3 }", points: 30, outcome: .cancelled),
    Case(interaction: "\"travel\": 100, \"finishWhen\": { \"progress\": 0.3 }", points: 30.1, outcome: .completed),
    Case(interaction: "\"finishWhen\": { \"progress\": 0.3 }", points: 59.9, outcome: .cancelled),
    Case(interaction: "\"finishWhen\": { \"progress\": 0.3 }", points: 60.1, outcome: .completed),
    Case(
      interaction: "\"travel\": \"width\", \"finishWhen\": { \"progress\": 0.3 }", points: 30.1, outcome: .completed),
    Case(
      interaction: "\"travel\": 100, \"finishWhen\": { \"velocity\": 400 }", points: 90, outcome: .cancelled),
    Case(
      interaction: "\"travel\": 100, \"finishWhen\": { \"velocity\": 400 }", points: 10,
      release: "\"release\": { \"velocity\": [900, 400] }", outcome: .cancelled),
    Case(
      interaction: "\"travel\": 100, \"finishWhen\": { \"velocity\": 400 }", points: 10,
      release: "\"release\": { \"velocity\": [0, 400.1] }", outcome: .completed),
    Case(
      interaction: "\"travel\": 100, \"finishWhen\": { \"progress\": 0.5, \"velocity\": 400 }", points: 10,
      release: "\"release\": { \"velocity\": [0, 500] }", outcome: .completed),
    Case(
      interaction: "\"travel\": 100, \"finishWhen\": { \"progress\": 0.5, \"velocity\": 400 }", points: 60,
      release: "\"release\": { \"velocity\": [0, -900] }", outcome: .completed),
    // Without a velocity in the script the finger's own counts: 90 points in 0.2 s.
    Case(
      interaction: "\"travel\": 1000, \"finishWhen\": { \"velocity\": 449 }", points: 90, release: "\"release\": {}",
      outcome: .completed),
    Case(
      interaction: "\"travel\": 1000, \"finishWhen\": { \"velocity\": 451 }", points: 90, release: "\"release\": {}",
      outcome: .cancelled),
    Case(interaction: "\"travel\": 100", points: 90, release: "\"cancelTouch\": true", outcome: .cancelled),
    Case(interaction: "\"travel\": 100, \"direction\": \"-\"", points: 90, outcome: .cancelled),
    Case(interaction: "\"travel\": 100, \"direction\": \"-\"", points: -25, outcome: .cancelled),
    Case(
      interaction: "\"travel\": 20, \"direction\": \"-\"", points: -25, outcome: .completed),
    Case(interaction: "\"travel\": 100, \"driver\": \"property\"", points: 50, outcome: .cancelled),
    Case(interaction: "\"travel\": 100, \"driver\": \"property\"", points: 51, outcome: .completed),
  ]

  @Test(arguments: cases)
  func `what the finger exceeds when it lets go decides`(_ example: Case) throws {
    let played = try CardScene(
      interaction: example.interaction, script: CardScene.pull(example.points, release: example.release)
    ).play()
    #expect(played.outcome(of: "pull") == example.outcome)
    #expect(played.times(.begin, of: "pull").count == 1)
    #expect(played.times(.release, of: "pull").count == 1)
    #expect(played.warningKinds.isEmpty)
    #expect((played.layer("detail", played.frames.count - 1) == nil) == (example.outcome == .completed))
  }

  @Test(arguments: ["\"travel\": 100", "\"travel\": 100, \"driver\": \"property\""])
  func `the rest takes its share of the duration`(_ interaction: String) throws {
    let (finished, cancelled) = (
      try CardScene(interaction: interaction, script: CardScene.pull(60)).play(),
      try CardScene(interaction: interaction, script: CardScene.pull(30)).play()
    )
    let (finish, cancel) = (0.3 + 0.4 * 0.5, 0.3 + 0.3 * 0.5)
    #expect(abs(try #require(finished.times(.end, of: "pull").first) - finish) < tolerance)
    #expect(abs(try #require(cancelled.times(.end, of: "pull").first) - cancel) < tolerance)
  }

  @Test func `completion speed and curve govern the rest of a percent-driven one`() throws {
    let played = try CardScene(
      interaction: "\"travel\": 100, \"completionSpeed\": 2, \"completionCurve\": \"linear\"",
      script: CardScene.pull(60)
    ).play()
    let end = 0.3 + 0.4 * 0.5 / 2
    #expect(abs(try #require(played.times(.end, of: "pull").first) - end) < tolerance)
    let middle = try #require(played.frame("detail", 21)).origin.y
    let expected = 200 * (0.6 + 0.4 * (21.0 / 60 - 0.3) / (end - 0.3))
    #expect(abs(middle - expected) < tolerance)
  }

  @Test func `the completion curve may be any`() throws {
    let played = try CardScene(
      interaction: "\"travel\": 100, \"completionCurve\": { \"bezier\": [0, 1, 0, 1] }", script: CardScene.pull(60)
    ).play()
    // It is all but there in the middle of its time.
    #expect(try #require(played.frame("detail", 24)).origin.y > 190)
    #expect(try #require(played.frame("detail", 18)).origin.y < 121)
  }

  @Test func `a factor of the leg's duration and a timing govern the rest of a scrubbed animator`() throws {
    let played = try CardScene(
      interaction: """
        "travel": 100, "driver": "property", "durationFactor": 0.8, "completionTiming": "linear"
        """,
      script: CardScene.pull(60)
    ).play()
    let end = 0.3 + 0.8 * 0.5
    #expect(abs(try #require(played.times(.end, of: "pull").first) - end) < tolerance)
    let middle = try #require(played.frame("detail", 30)).origin.y
    let expected = 200 * (0.6 + 0.4 * (0.5 - 0.3) / (end - 0.3))
    #expect(abs(middle - expected) < tolerance)
  }

  @Test(arguments: [0.0, 100, -50])
  func `the spring on release takes the finger's velocity`(_ speed: Double) throws {
    let played = try CardScene(
      interaction: """
        "travel": 100, "driver": "property",
        "completionTiming": { "spring": { "mass": 1, "stiffness": 100, "damping": 20 } }
        """,
      script: CardScene.pull(60, release: "\"release\": { \"velocity\": [0, \(speed)] }")
    ).play()
    // Critically damped with 10 a second; 40 points remain to the finger, 80 to the card.
    let (velocity, time) = (speed / 40, 1.0 / 60)
    let expected = 120 + 80 * (1 - (1 + (10 - velocity) * time) * exp(-10 * time))
    #expect(abs(try #require(played.frame("detail", 19)).origin.y - expected) < tolerance)
    #expect(played.outcome(of: "pull") == .completed)
  }
}
