import SegueTesting
import Testing

@MainActor
@Suite("Expecting that a stage is as its baseline says")
struct StageExpectationTests {
  private let app: SmallPackage

  init() throws { app = try SmallPackage() }

  private func failure(
    side: Double = 10, _ mode: RecordMode? = nil, named name: String = "slide", kept: KeptPictures = .key
  ) -> ExpectationFailure? {
    app.expectation(mode, kept: kept).failure(of: SmallPackage.stage(side: side), named: name, fps: 10, scale: nil)
  }

  @Test func `its baseline lies beside the test`() throws {
    let missing = try #require(failure())
    #expect(missing.message.hasPrefix("slide had no baseline, and its baseline was recorded."), "\(missing.message)")
    #expect(app.exists("Tests/AppTests/Baselines/slide/baseline.json"))
    #expect(app.exists("Tests/AppTests/Baselines/slide/key/frame-0002.png"))
    #expect(failure() == nil)
    #expect(!app.exists(".segue/tests/AppTests/CardTests/slide"))
  }

  @Test func `a change is told with its cause, and shown where pictures were kept`() throws {
    _ = failure()
    let changed = try #require(failure(side: 12))
    #expect(changed.message.contains("slide: CHANGED frames 0–4 of 5, worst 0: 20 px"), "\(changed.message)")
    #expect(changed.message.contains("square.frame"))
    #expect(
      changed.attachments.map(\.name) == [
        "slide frame 0 expected.png", "slide frame 0 actual.png", "slide frame 0 difference.png", "slide.txt",
      ])
  }

  @Test func `where none was kept the frame is shown as it is now`() throws {
    _ = failure(kept: .none)
    #expect(!app.exists("Tests/AppTests/Baselines/slide/key"))
    let changed = try #require(failure(side: 12))
    #expect(changed.attachments.map(\.name) == ["slide frame 0 actual.png", "slide.txt"])
  }

  @Test func `the tool approves what a test found`() throws {
    _ = failure()
    _ = failure(side: 12)
    let approved = app.tool("approve", "--from", app(".segue/tests/AppTests/CardTests/slide"))
    #expect(approved.status == .success, "\(approved.text)")
    #expect(failure(side: 12, .never) == nil)
  }

  @Test func `a stage that was played is refused`() throws {
    let stage = SmallPackage.stage()
    try stage.play(fps: 10)
    let failure = app.expectation().failure(of: stage, named: "slide", fps: 10, scale: nil)
    #expect(failure?.message.hasPrefix("slide: ") == true)
    #expect(!app.exists("Tests/AppTests/Baselines"))
  }

  @Test(arguments: ["", "a/b", ".hidden", "key", "source"])
  func `a name that is no folder's is refused`(name: String) {
    #expect(failure(named: name)?.message.contains("cannot be the name of a folder") == true)
    #expect(!app.exists("Tests/AppTests/Baselines"))
  }
}
