import PatternStages
import SegueTesting
import Testing

@MainActor
@Suite struct PatternTests {
  @Test(arguments: [PatternStage.fadePush, .dimmedCard])
  func aPatternMovesAsItDid(pattern: PatternStage) {
    expectBaseline(of: pattern.make(), named: pattern.rawValue)
  }

  @Test func anotherRenderingHasABaselineOfItsOwn() {
    expectBaseline(
      of: "Scenes/fade-push.json", named: "dark-and-small", appearance: .dark, scale: 1, keeping: .none)
  }
}
