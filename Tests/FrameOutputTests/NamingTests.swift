import FrameOutput
import Testing

@Suite struct NamingTests {
  @Test(arguments: [
    ("out/f-{frame:04}.png", "out/f-0012.png"), ("f-####.png", "f-0012.png"), ("f-%04d.png", "f-0012.png"),
    ("f-%d.png", "f-12.png"), ("{scene}-{frame}.png", "cards/open-12.png"), ("{time}@{scale}x.png", "0.2000@2.5x.png"),
    ("100%%-%3d.png", "100%- 12.png".replacing(" ", with: "0")), ("a#b-%x-####.png", "a#b-%x-0012.png"),
    ("{frame:1}", "12"),
  ])
  func patternsAreFilledIn(pattern: String, path: String) throws {
    let template = try FrameTemplate(pattern)
    let time = 0.2
    let scale = 2.5
    #expect(template.path(scene: "cards/open", frame: 12, time: time, scale: scale) == path)
  }

  @Test(arguments: [
    ("{frme}", FrameTemplateError.unknownPlaceholder("frme")), ("{frame", .unclosedBrace("{frame")),
    ("{frame:x}", .badWidth("x")), ("{frame:0}", .badWidth("0")), ("{time:3}", .unknownPlaceholder("time:3")),
  ])
  func badPatternsAreRefused(pattern: String, error: FrameTemplateError) {
    #expect(throws: error) { try FrameTemplate(pattern) }
    #expect(throws: OutputTargetError.template(error)) { try OutputTarget(pattern) }
  }

  @Test func aFolderIsWhatIsNeitherPatternNorPicture() throws {
    #expect(try OutputTarget("out.d/x") == .folder("out.d/x"))
    #expect(try OutputTarget("a#b/100%") == .folder("a#b/100%"))
    #expect(try OutputTarget("x.png") == .template(FrameTemplate("x.png")))
    #expect(try OutputTarget("x-%04d.png") == .template(FrameTemplate("x-%04d.png")))
  }

  @Test(arguments: ["gif", "mp4", "webm"])
  func filmsAreRefusedWithTheCommandThatMakesThem(kind: String) {
    let error = OutputTargetError.film(kind: kind, path: "x.\(kind)")
    #expect(throws: error) { try OutputTarget("x.\(kind)") }
    #expect(error.description.contains("ffmpeg -framerate 60 -i frames/SCENE/frame-%04d.png"))
  }

  @Test(arguments: [(1, 4), (10_000, 4), (10_001, 5), (100_001, 6)])
  func namesHaveAsManyDigitsAsTheSceneNeeds(frameCount: Int, digits: Int) {
    let layout = SequenceLayout(target: .folder("out"), scene: "card", scale: 2, frameCount: frameCount)
    #expect(layout.digits == digits)
    let zeros = String(repeating: "0", count: digits - 1)
    #expect(layout.path(ofFrame: 7, time: 0) == "out/card/frame-\(zeros)7.png")
  }

  @Test(arguments: [
    ("out", "out/a/card/sequence.json", "frame-0003.png"),
    ("out/f-{frame:03}.png", "out/sequence.json", "f-003.png"),
    ("out/{scene}/{frame}.png", "out/a/card/sequence.json", "3.png"),
    ("out/{scene}-{frame}.png", "out/a/card.sequence.json", "card-3.png"),
    ("out/{frame}/{scene}.png", "out/card.sequence.json", "3/a/card.png"),
    ("{frame}.png", "sequence.json", "3.png"), ("/{frame}.png", "/sequence.json", "3.png"),
  ])
  func recordsLieBesideTheFrames(output: String, record: String, file: String) throws {
    let layout = SequenceLayout(target: try OutputTarget(output), scene: "a/card", scale: 2)
    #expect(layout.sequencePath == record)
    #expect(layout.file(ofFrame: 3, time: 0) == file)
  }
}
