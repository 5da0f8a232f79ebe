import Regression
import Testing

@Suite struct ReportPageTests {
  private static func scene(
    _ name: String, _ verdict: SceneVerification.Verdict, headline: String = "a headline"
  ) -> SceneVerification {
    SceneVerification(
      scene: name, name: name, variant: nil, baseline: "Baselines/\(name)", folder: name, verdict: verdict, status: 0,
      headline: headline)
  }

  private static func page(_ scenes: [SceneVerification], showsAll: Bool = false) throws -> String {
    var page = ""
    try ReportPage(VerificationResult(engine: "1.1", scenes: scenes), showsAll: showsAll).write { page += $0 }
    return page
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("\"&'", "&quot;&amp;&#39;"),
    ("a\u{1}b", "a\u{FFFD}b"), ("Größe", "Größe"),
  ])
  func `no text becomes markup`(text: String, escaped: String) throws {
    var scene = Self.scene("plain", .changed, headline: text)
    (scene.remarks, scene.approval) = ([text], text)
    scene.sourceChanges = []
    let page = try Self.page([scene])
    #expect(page.contains("<p class=\"headline\">\(escaped)</p>"))
    #expect(page.contains("<li>\(escaped)</li>"))
    #expect(page.contains("<code>\(escaped)</code>"))
    #expect(escaped == text || !page.contains(text))
  }

  @Test(arguments: [
    ("a b.png", "a%20b.png"), ("javascript:alert(1).png", "javascript%3Aalert%281%29.png"),
    ("ü/#?.png", "%C3%BC/%23%3F.png"),
    ("</script>.png", "%3C/script%3E.png"),
  ])
  func `a file's name is no address of anything else`(file: String, address: String) throws {
    var scene = Self.scene("plain", .changed)
    var frame = FrameVerification(index: 0, time: 0, expectedPixels: "a", actualPixels: "b")
    frame.actualFile = file
    scene.frames = VerifiedFrames([frame])
    let page = try Self.page([scene])
    #expect(page.contains("src=\"\(address)\""))
    #expect(page.contains("\"a\":\"\(address)\""))
  }

  @Test func `scenes that are as they were are shown when asked`() throws {
    let scenes = [Self.scene("good.json", .passed), Self.scene("bad.json", .changed), Self.scene("new.json", .missing)]
    let page = try Self.page(scenes)
    #expect(page.contains("<title>2 of 3 changed – Segue</title>"))
    #expect(page.contains("1 more as they were"))
    #expect(!page.contains("good.json") && page.contains("bad.json") && page.contains("new.json"))
    #expect(try Self.page(scenes, showsAll: true).contains("good.json"))
    #expect(try Self.page([scenes[0]]).contains("<title>1 scene, all as they were – Segue</title>"))
  }

  @Test func `what a table says is not said once more above it`() throws {
    var scene = Self.scene("plain", .changed)
    scene.remarks = ["kind: everywhere"]
    scene.sourceChanges = [SourceChange(file: "a.json", line: 3, isAdded: true, text: "\"alpha\": 1")]
    scene.limits = LimitReport(reason: "photos", limits: ["--max-pixels 2"], measured: ["3 of 9 px"])
    let page = try Self.page([scene])
    #expect(scene.details.count == 4)
    #expect(page.contains("<li>kind: everywhere</li>"))
    #expect(page.split(separator: "3 of 9 px").count == 2)
    #expect(!page.contains("text: a.json") && !page.contains("measured:") && !page.contains("limits:"))
  }

  @Test func `a page asks nothing of the network`() throws {
    let page = try Self.page([Self.scene("bad.json", .changed)])
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("//cdn"))
  }

  @Test func `a changed frame without a count, an added and a removed one each have their column`() throws {
    var scene = Self.scene("plain", .changed)
    scene.frames = VerifiedFrames([
      FrameVerification(index: 0, time: 0, expectedPixels: "a", actualPixels: "a"),
      FrameVerification(index: 1, time: 1, expectedPixels: "a", actualPixels: "b"),
      FrameVerification(index: 2, time: 2, expectedPixels: "a", actualPixels: nil),
      FrameVerification(index: 3, time: 3, expectedPixels: nil, actualPixels: "b"),
    ])
    let page = try Self.page([scene])
    #expect(page.contains("<rect class=\"changed\" x=\"1\""))
    #expect(page.contains("<rect class=\"removed\" x=\"2\""))
    #expect(page.contains("<rect class=\"added\" x=\"3\""))
    #expect(!page.contains("x=\"0\" y="))
    #expect(page.contains("viewBox=\"0 0 4 48\""))
  }
}
