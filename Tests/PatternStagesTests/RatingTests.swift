import PatternStages
import StagePlayback
import Testing

@MainActor
@Suite("An app's controls, gestures and actions")
struct RatingTests {
  @Test func `taps reach the methods that the app's selectors name`() throws {
    let rating = RatingStage()
    let played = try PlayedPattern(rating.stage)
    #expect(rating.ratings == [2, 1])
    #expect(rating.hints == [0.5, 0.25])
    #expect(rating.presence == [true, false])
    #expect(played.playback.warnings.isEmpty)
  }
}
