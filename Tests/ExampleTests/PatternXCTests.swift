import PatternStages
import SegueTesting
import XCTest

/// Asynchronous, as XCTest on Linux calls no test of the main actor that is not.
final class PatternXCTests: XCTestCase {
  @MainActor
  func testTheCardIsDimmedAsItWas() async {
    expectBaseline(of: PatternStage.dimmedCard.make(), named: "dimmed-card")
  }

  @MainActor
  func testTheCardZoomsAsItDid() async {
    expectBaseline(of: "Scenes/card-zoom.json")
  }
}
