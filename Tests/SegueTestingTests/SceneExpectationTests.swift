import PNGCoding
import SegueTesting
import Testing

@MainActor
@Suite("Expecting that a scene is as its baseline says")
struct SceneExpectationTests {
  private let app: SmallPackage

  init() throws { app = try SmallPackage() }

  private func record() {
    _ = app.expectation(.all).failure(of: "Scenes/card.json")
  }

  private func change() throws {
    try app.write(SmallPackage.scene(tint: "#CC6633"), to: "Scenes/card.json")
  }

  @Test func `a missing baseline is recorded, and the test fails all the same`() throws {
    let failure = try #require(app.expectation().failure(of: "Scenes/card.json"))
    #expect(
      failure.message
        == "Scenes/card.json had no baseline, and its baseline was recorded. Look at it, commit it, and run "
        + "the test again to hold it to that.")
    #expect(failure.attachments.isEmpty)
    #expect(app.exists("Scenes/Baselines/card/baseline.json"))
    #expect(app.exists("Scenes/Baselines/card/dark/baseline.json"))
    #expect(app.expectation().failure(of: "Scenes/card.json") == nil)
    #expect(!app.exists(".segue/tests/AppTests/CardTests/card"), "nothing is left of what holds")
  }

  @Test(arguments: [(RecordMode.never, [:]), (.all, ["CI": "true"]), (nil, ["SEGUE_RECORD": "never"])])
  func `where nothing is recorded a missing baseline is a failure`(
    mode: RecordMode?, environment: [String: String]
  ) throws {
    let failure = try #require(app.expectation(mode, environment).failure(of: "Scenes/card.json"))
    let folder = app("Scenes/Baselines/card")
    #expect(failure.message.contains("Scenes/card.json: NO BASELINE in \(folder)\n"), "\(failure.message)")
    #expect(failure.message.contains("Scenes/card.json@dark"))
    #expect(!app.exists("Scenes/Baselines"))
  }

  @Test func `a change is told with its cause, and shown with pictures`() throws {
    record()
    let before = try app.text(of: "Scenes/Baselines/card/baseline.json")
    try change()
    let failure = try #require(app.expectation(nil).failure(of: "Scenes/card.json"))
    #expect(
      failure.message.contains("Scenes/card.json: CHANGED frames 1–4 of 5, worst 1: 2400 px"), "\(failure.message)")
    #expect(failure.message.contains("cause: detail.backgroundColor: #3366CCFF → #CC6633FF at frame"))
    #expect(failure.message.contains("text: card.json:5: + "))
    #expect(failure.message.contains("SEGUE_RECORD=changed"))
    let pictures = failure.attachments.filter { $0.name.hasSuffix(".png") }
    #expect(
      pictures.map(\.name).prefix(3) == [
        "Scenes-card.json frame 1 expected.png", "Scenes-card.json frame 1 actual.png",
        "Scenes-card.json frame 1 difference.png",
      ])
    #expect(pictures.count == 6, "those of the variant too")
    for picture in pictures { #expect(try PNGDecoder.decode(picture.bytes).bitmap.width == 40) }
    let text = try #require(failure.attachments.first { $0.name.hasSuffix(".txt") })
    #expect(failure.message.hasPrefix(String(decoding: text.bytes, as: UTF8.self)))
    #expect(try app.text(of: "Scenes/Baselines/card/baseline.json") == before)
  }

  @Test(arguments: [(RecordMode.changed, [:]), (nil, ["SEGUE_RECORD": "changed"])])
  func `a change is recorded when asked, and the test fails once`(
    mode: RecordMode?, environment: [String: String]
  ) throws {
    record()
    try change()
    let failure = try #require(app.expectation(mode, environment).failure(of: "Scenes/card.json"))
    #expect(failure.message.contains("changed, and its baseline was recorded"))
    #expect(failure.message.contains("cause: detail.backgroundColor"))
    #expect(app.expectation(.never).failure(of: "Scenes/card.json") == nil)
  }

  @Test func `recording anew fails too`() throws {
    record()
    let failure = try #require(app.expectation(.all).failure(of: "Scenes/card.json"))
    #expect(failure.message.contains("recorded anew"))
  }

  @Test func `what the expectation says itself wins over the environment`() throws {
    record()
    let environment = ["SEGUE_RECORD": "all"]
    #expect(app.expectation(.missing, environment).failure(of: "Scenes/card.json") == nil)
    let mistaken = try #require(app.expectation(nil, ["SEGUE_RECORD": "yes"]).failure(of: "Scenes/card.json"))
    #expect(mistaken.message == "SEGUE_RECORD is \"yes\"; it takes one of missing, changed, all, never")
  }

  @Test func `the tool works on the same baseline`() throws {
    record()
    #expect(app.tool("verify", app("Scenes"), "--report", app("out")).status == .success)
    try change()
    _ = app.expectation().failure(of: "Scenes/card.json")
    let report = app(".segue/tests/AppTests/CardTests/card")
    #expect(app.tool("approve", "--from", report).status == .success)
    #expect(app.expectation(.never).failure(of: "Scenes/card.json") == nil)
  }

  @Test func `another rendering has a baseline of its own beside the test`() throws {
    let slow = SceneRendering(appearance: .dark, parameters: ["seconds": "0.8"], scale: 1)
    let nameless = try #require(app.expectation().failure(of: "Scenes/card.json", slow))
    #expect(
      nameless.message.hasPrefix("--appearance dark --scale 1.0 --set seconds=0.8 makes other frames"),
      "\(nameless.message)")
    #expect(app.expectation().failure(of: "Scenes/card.json", named: "slow", slow) != nil)
    #expect(app.exists("Tests/AppTests/Baselines/slow/card/baseline.json"))
    #expect(!app.exists("Scenes/Baselines"))
    #expect(app.expectation().failure(of: "Scenes/card.json", named: "slow", slow) == nil)
    let verified = app.tool(
      "verify", app("Scenes/card.json"), "--baselines", app("Tests/AppTests/Baselines/slow"), "--report",
      app("out"))
    #expect(verified.status == .success, "\(verified.text)")
  }

  @Test func `one variant may be meant alone`() throws {
    record()
    try change()
    let dark = SceneRendering(variant: "dark")
    let failure = try #require(app.expectation().failure(of: "Scenes/card.json", dark))
    #expect(failure.message.contains("Scenes/card.json@dark: CHANGED"))
    #expect(!failure.message.contains("Scenes/card.json: CHANGED"))
  }

  @Test func `limits let differ what they say`() throws {
    record()
    try app.write(SmallPackage.scene(tint: "#3467CC"), to: "Scenes/card.json")
    var limits = BaselineLimits(reason: "two greys")
    #expect(app.expectation(limits: limits).failure(of: "Scenes/card.json") != nil)
    limits.tolerance = .channel(1)
    #expect(app.expectation(limits: limits).failure(of: "Scenes/card.json") == nil)
    limits.tolerance = .exact
    limits.ignored = [.view("detail")]
    #expect(app.expectation(limits: limits).failure(of: "Scenes/card.json") == nil)
    limits.ignored = []
    limits.maximumPixels = 2399
    #expect(app.expectation(limits: limits).failure(of: "Scenes/card.json")?.message.contains("two greys") == true)
    limits.maximumPixels = 2400
    #expect(app.expectation(limits: limits).failure(of: "Scenes/card.json") == nil)
  }

  @Test func `what the scene itself expects has to hold too`() throws {
    record()
    try app.write(SmallPackage.scene(tint: "#3366CC", expecting: "{ \"frames\": 99 }"), to: "Scenes/card.json")
    let failure = try #require(app.expectation().failure(of: "Scenes/card.json"))
    #expect(failure.message.contains("card.json:9:15: failed: "), "\(failure.message)")
  }

  @Test func `a scene that is not there or not right is told as such`() throws {
    let missing = try #require(app.expectation().failure(of: "Scenes/crad.json"))
    let root = app("").dropLast()
    #expect(missing.message == "there is no scene \"Scenes/crad.json\" in any of Tests/AppTests, Tests, \(root)")
    try app.write("{ \"format\": 1, \"screens\": {} }", to: "Scenes/card.json")
    let invalid = try #require(app.expectation().failure(of: "Scenes/card.json"))
    #expect(invalid.message.contains("card.json:1:"), "\(invalid.message)")
    #expect(!app.exists("Scenes/Baselines"))
  }

  @Test func `limits without a reason are a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) { _ = BaselineLimits(reason: "") }
  }
}
