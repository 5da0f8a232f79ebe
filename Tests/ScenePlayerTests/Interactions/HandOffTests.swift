import FrameSnapshots
import Geometry
import Testing

@MainActor struct HandOffTests {
  private static let leg = """
    "leg": { "duration": 0.3, "timing": "easeOut", "tracks": [
      { "view": "from", "property": "alpha", "to": 0 },
      { "view": "from", "property": "transform", "to": { "scale": 0.5 } }] }
    """

  private func play(_ handoff: String, points: Double, driver: String = "percent") throws -> PlayedScene {
    try CardScene(
      interaction: """
        "travel": 100, "driver": "\(driver)", "handoff": { \(handoff), \(Self.leg) }
        """,
      dismiss: """
        "duration": 0.5, "timing": "linear", "tracks": [
          { "view": "from", "property": "frame", "to": [0, 200, 100, 200] },
          { "view": "from", "property": "alpha", "to": 0.4 }],
        "cleanup": [{ "view": "from", "property": "alpha", "value": 1 }]
        """,
      presentation: "\"style\": \"custom\", \"dimming\": { \"alpha\": 0.4 }", script: CardScene.pull(points)
    ).play()
  }

  @Test(arguments: ["percent", "property"])
  func `another leg takes over at the moment at which the finger passes the threshold`(_ driver: String) throws {
    let played = try play("\"at\": 0.37", points: 80, driver: driver)
    // 80 points in 0.2 s: 37 points after 0.0925 s.
    let (passing, ending) = (0.1 + 0.0925, 0.1 + 0.0925 + 0.3)
    #expect(abs(try #require(played.times(.handoff, of: "pull").first) - passing) < 1e-9)
    #expect(abs(try #require(played.times(.end, of: "pull").first) - ending) < 1e-9)
    #expect(played.outcome(of: "pull") == .completed)
    #expect(played.warningKinds.isEmpty)
  }

  @Test(arguments: ["percent", "property"])
  func `nothing jumps, and what the leg does not name stays where it is`(_ driver: String) throws {
    let played = try play("\"at\": 0.37", points: 80, driver: driver)
    let range = 6...28
    // The finger moves the card by 160 points in 0.2 s; the leg that follows does not move its frame at all.
    let positions = played.largestStep(in: range) { $0.layer("detail")?.position.y }
    #expect(positions < 160 / 12.0 + tolerance)
    let held = Set((12...28).compactMap { played.layer("detail", $0)?.position.y })
    #expect(held.count == 1)
    #expect(abs(try #require(held.first) - (100 + 0.37 * 200)) < tolerance)
    // 0.78 of alpha in 0.3 s, at most 1.8 times as fast at first.
    let alphas = played.largestStep(in: range) { $0.layer("detail")?.opacity }
    #expect(alphas < 0.78 / 18 * 1.8)
    let dimming = Set((12...28).compactMap { played.layer("dimming", $0)?.opacity })
    #expect(dimming.count == 1)
  }

  @Test(arguments: [("\"at\": 0.6, \"onRelease\": 0.2", 21.0, true), ("\"onRelease\": 0.2", 20, false)])
  func `at release a lower threshold counts, and below it the transition is cancelled`(
    _ handoff: String, points: Double, isHandedOver: Bool
  ) throws {
    let played = try play(handoff, points: points)
    #expect(played.outcome(of: "pull") == (isHandedOver ? .completed : .cancelled))
    #expect(played.times(.handoff, of: "pull").map { ($0 * 1e6).rounded() } == (isHandedOver ? [300_000] : []))
    if !isHandedOver { #expect(played.frames.last?.layers == played.frames[5].layers) }
  }

  @Test func `the finger may go on: it leads nothing any more`() throws {
    let played = try play("\"at\": 0.1", points: 90)
    #expect(played.times(.handoff, of: "pull").count == 1)
    #expect(played.times(.release, of: "pull").map { ($0 * 1e6).rounded() } == [300_000])
    #expect(played.outcome(of: "pull") == .completed)
    #expect(played.frames[15].transition?.isInteractive == false)
    #expect(played.frames[15].touch != nil)
  }
}
