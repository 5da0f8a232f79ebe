import SegueTesting
import Testing
import XCTest

@MainActor
@Suite("Failures stand at the line that expects")
struct ReportingTests {
  @Test func `in Swift Testing`() {
    let line = #line + 2
    withKnownIssue {
      expectBaseline(of: "nowhere.json", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("nowhere.json") }
    }
  }

  @Test func `attachments go with them`() throws {
    // What was attached cannot be asked for; that recording them is no issue of its own can.
    let app = try SmallPackage()
    _ = app.expectation(.all).failure(of: "Scenes/card.json")
    try app.write(SmallPackage.scene(tint: "#CC6633"), to: "Scenes/card.json")
    withKnownIssue {
      expectBaseline(of: app("Scenes/card.json"), record: .never)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("CHANGED frames 1–4 of 5") }
    }
  }
}

/// XCTest on Linux knows no expected failures, so this one catches its own.
final class XCTestReportingTests: XCTestCase {
  #if !canImport(Darwin)
    /// Nil while failures are failures.
    private var caught: [(message: String, line: Int)]?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      guard caught == nil else { return caught?.append((description, lineNumber)) ?? () }
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }

    @MainActor
    func testFailuresStandAtTheLineThatExpects() async {
      caught = []
      expectBaseline(of: "nowhere.json", record: .never)
      let line = #line - 1
      let failures = caught ?? []
      caught = nil
      XCTAssertEqual(failures.map(\.line), [line])
      XCTAssertEqual(failures.first?.message.contains("nowhere.json"), true)
    }
  #endif
}
