import HeadlessUIKit
import PatternStages
import StagePlayback
import Testing

@MainActor
struct PatternStagesTests {
  @Test(arguments: PatternStage.allCases)
  func `what is written in Swift and the scene that declares it are the same frame by frame`(
    _ pattern: PatternStage
  ) throws {
    let (stage, scene) = (try PlayedPattern.stage(of: pattern), try PlayedPattern(sceneOf: pattern))
    #expect(stage.milestones == scene.milestones)
    #expect(stage.frames.count == scene.frames.count)
    let differences = zip(scene.values, stage.values).enumerated().flatMap { index, pair in
      pair.0.differences(from: pair.1).map { "frame \(index): \($0)" }
    }
    #expect(differences.prefix(8) == [])
    let digests = (stage.digests, scene.digests)
    #expect(zip(digests.0, digests.1).enumerated().filter { $1.0 != $1.1 }.map(\.offset) == [])
    #expect(Set(digests.0).count > 10)
    #expect(stage.playback.warnings.map(\.kind) == scene.playback.warnings.map(\.kind))
  }

  @Test(
    arguments: [
      (.fadePush, [.completed, .completed]), (.dimmedCard, [.completed, .completed]),
      (.interactivePop, [.completed, .cancelled, .completed, .completed, .completed]),
      (.interruptibleCard, [.completed, .completed, .completed, .cancelled]),
      (.handOff, [.completed, .cancelled, .completed, .completed, .completed]),
      (.cellToFullScreen, [.completed, .cancelled, .completed]),
    ] as [(PatternStage, [PlaybackEvent.Outcome])])
  func `fingers finish what they pull far or fast enough, and cancel the rest`(
    pattern: PatternStage, outcomes: [PlaybackEvent.Outcome]
  ) throws {
    let played = try PlayedPattern.stage(of: pattern)
    #expect(played.outcomes == outcomes)
    // A delegate that only fades takes the swipe from the edge away, on UIKit too.
    #expect(played.playback.warnings.map(\.kind) == (pattern == .fadePush ? ["no-interactive-pop"] : []))
  }

  @Test(arguments: PatternStage.allCases)
  func `what is cancelled leaves everything as it was, to the byte`(_ pattern: PatternStage) throws {
    let played = try PlayedPattern.stage(of: pattern)
    let around = played.framesAroundCancellations
    #expect(around.count == played.outcomes.count { $0 == .cancelled })
    for (before, after) in around {
      #expect(played.digest(of: before) == played.digest(of: after))
      #expect(played.values[before].differences(from: played.values[after]).filter { $0.hasPrefix("views") } == [])
    }
  }

  @Test(arguments: PatternStage.allCases.filter { $0 != .interruptibleCard })
  func `what has come and gone leaves the first frame, to the byte`(_ pattern: PatternStage) throws {
    let played = try PlayedPattern.stage(of: pattern)
    let last = played.frames.count - 1
    #expect(played.digest(of: 0) == played.digest(of: last))
    #expect(played.frames[0].layers.count == played.frames[last].layers.count)
  }
}
