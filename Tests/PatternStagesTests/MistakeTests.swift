import PatternStages
import StagePlayback
import Testing

@MainActor
struct MistakeTests {
  /// What was logged of a mistake's stage, and what UIKit's behaviour makes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var mistake: PatternMistake
    var warnings: [String]
    /// Outcomes of the transitions that ended.
    var outcomes: [PlaybackEvent.Outcome]
    /// The screen on top at the end.
    var top: String
    /// Words of the first warning.
    var words: String

    var testDescription: String { mistake.rawValue }
  }

  @Test(arguments: [
    Case(
      mistake: .neverCompletes, warnings: ["never-completed", "refused-during-transition"], outcomes: [],
      top: "message", words: "completeTransition was not called"),
    Case(
      mistake: .delegateIsReleased, warnings: ["released-delegate"], outcomes: [.completed],
      top: "message", words: "transitioningDelegate of <message>"),
    Case(
      mistake: .navigationDelegateIsReleased, warnings: ["released-delegate"], outcomes: [.completed],
      top: "message", words: "delegate of <UINavigationController>"),
    Case(
      mistake: .wantsFromView, warnings: ["completed-false"], outcomes: [.cancelled, .completed],
      top: "offer", words: "view(forKey: .from) is nil"),
    Case(
      mistake: .returnsWithoutFromView, warnings: ["never-completed", "refused-during-transition"], outcomes: [],
      top: "message", words: "completeTransition was not called"),
    Case(
      mistake: .interactionWithoutAnimator, warnings: ["idle-interaction"], outcomes: [.completed, .completed],
      top: "list", words: "asks only the delegate that gives an animator"),
    Case(
      mistake: .addsNothing, warnings: ["view-not-added", "refused-request"], outcomes: [.completed],
      top: "message", words: "nothing of it shows"),
    Case(
      mistake: .presentsTwice, warnings: ["refused-during-transition"], outcomes: [.completed],
      top: "message", words: "while a presentation is in progress"),
  ])
  func `what does not work on UIKit does not work here, and is named`(_ expected: Case) throws {
    let played = try PlayedPattern(expected.mistake.make())
    let warnings = played.playback.warnings
    #expect(warnings.map(\.kind) == expected.warnings)
    #expect(warnings.allSatisfy { !$0.fix.isEmpty })
    #expect(warnings.first?.message.contains(expected.words) == true)
    #expect(played.outcomes == expected.outcomes)
    #expect(played.frames.last?.top == expected.top)
  }

  @Test func `without its delegate a screen comes by UIKit's own animation`() throws {
    let (released, kept) = (PatternMistake.delegateIsReleased.make(), PatternMistake.presentsTwice.make())
    let index = 10
    let (slid, faded) = (
      try PlayedPattern(released).frames[index].layers.first { $0.name == "message" },
      try PlayedPattern(kept).frames[index].layers.first { $0.name == "message" }
    )
    #expect(try #require(slid).frame.origin.y > 0)
    #expect(try #require(slid).opacity == 1)
    #expect(try #require(faded).frame.origin.y == 0)
    #expect(try #require(faded).opacity < 1)
  }

  @Test func `what no animator has added is not there, and its container still keeps touches off`() throws {
    let played = try PlayedPattern(PatternMistake.addsNothing.make())
    #expect(played.frames.allSatisfy { frame in !frame.layers.contains { $0.name == "message" } })
    #expect(played.digest(of: 0) == played.digest(of: played.frames.count - 1))
  }

  @Test func `a finger without an animator's interaction leads nothing: the clock does`() throws {
    let played = try PlayedPattern(PatternMistake.interactionWithoutAnimator.make())
    #expect(played.frames.allSatisfy { $0.transition?.isInteractive != true })
  }
}
