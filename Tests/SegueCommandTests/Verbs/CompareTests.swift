import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Comparing pictures")
struct CompareTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.writePicture("....", "....", "....", "....", to: "a.png")
    try folder.writePicture("....", ".##.", "..9.", "....", to: "b.png")
    try folder.writePicture("....", "....", "....", to: "short.png")
  }

  private func compare(_ expected: String, _ actual: String, _ flags: [String] = []) -> ToolRun {
    segue(["compare", folder(expected), folder(actual)] + flags)
  }

  nonisolated static let verdicts: [(flags: [String], status: ExitStatus, verdict: String, different: Int)] = [
    ([], .failed, "different", 3), (["--tolerance", "channel:30"], .failed, "different", 2),
    (["--tolerance=yiq:1"], .success, "within", 0), (["--tolerance", "oklab:0.2"], .failed, "different", 2),
    (["--tolerance", "de2000:200"], .success, "within", 0), (["--max-pixels", "3"], .success, "within", 3),
    (["--max-pixels", "3", "--max-ratio", "0.1"], .failed, "different", 3),
    (["--max-ratio", "0.2"], .success, "within", 3),
    (["--window", "2:3"], .success, "within", 3), (["--window", "2:2"], .failed, "different", 3),
    (["--max-frames", "1"], .success, "within", 3), (["--max-frames", "0"], .failed, "different", 3),
    (["--ignore", "1,1,2,2"], .success, "same", 0),
    (["--ignore", "1,1,1,1", "--ignore", "2,1,1,1"], .failed, "different", 1),
    (["--ignore", "1,1,2,2@0"], .success, "same", 0), (["--skip-aa"], .failed, "different", 2),
  ]

  @Test(arguments: verdicts)
  func `flags decide what is let pass`(_ flags: [String], _ status: ExitStatus, _ verdict: String, _ different: Int)
    throws
  {
    let run = compare("a.png", "b.png", flags + ["--json"])
    #expect(run.status == status)
    #expect(run.messages.isEmpty)
    let result = try #require(try run.objects().first)
    #expect(run.lines.count == 1)
    #expect(result.text("verdict") == verdict)
    #expect(result.whole("differentPixels") == different)
    #expect(compare("a.png", "b.png", flags).status == status)
    #expect(compare("a.png", "b.png", flags).text.hasPrefix("\(verdict): "))
  }

  @Test func `one object tells everything measured`() throws {
    let result = try #require(try compare("a.png", "b.png", ["--json"]).objects().first)
    #expect(
      result.keys == [
        "verdict", "differentPixels", "totalPixels", "maxChannelDelta", "bounds", "antialiasedPixels", "ssim",
        "tolerance",
        "files",
      ])
    #expect(result.whole("totalPixels") == 16)
    #expect(result.whole("maxChannelDelta") == 255)
    #expect(result.numbers("bounds") == [1, 1, 2, 2])
    #expect(result.text("tolerance") == "exact")
    #expect(result.objects("files").map { $0.text("file") } == ["b.png"])
    let same = try #require(try compare("a.png", "a.png", ["--json"]).objects().first)
    #expect(same.text("verdict") == "same")
    #expect(same.isNull("bounds"))
    #expect(same.number("ssim") == 1)
  }

  @Test func `a reason is told with the result`() throws {
    let flags = ["--max-pixels", "9", "--reason", "the cursor blinks"]
    let result = try #require(try compare("a.png", "b.png", flags + ["--json"]).objects().first)
    #expect(result.text("reason") == "the cursor blinks")
    #expect(compare("a.png", "b.png", flags).lines.last == "reason: the cursor blinks")
  }

  @Test func `another size is told, counted and drawn`() throws {
    let run = compare("a.png", "short.png", ["--diff", folder("out"), "--max-pixels", "99", "--json"])
    #expect(run.status == .failed)
    let result = try #require(try run.objects().first)
    #expect(result.text("verdict") == "size")
    #expect(result.whole("differentPixels") == 4)
    #expect(result.numbers("bounds") == [0, 3, 4, 1])
    #expect(try folder.list("out") == ["short-diff.png"])
    #expect(compare("a.png", "short.png").text.hasPrefix("size: 4 × 4 → 4 × 3 px, 4 of 16 px"))
  }

  @Test func `quiet says nothing`() {
    let run = compare("a.png", "b.png", ["--quiet"])
    #expect(run.status == .failed)
    #expect(run.output.isEmpty)
    #expect(run.messages.isEmpty)
  }

  nonisolated static let mistakes: [(flags: [String], says: String)] = [
    (["--tolerance", "fuzzy"], "exact, channel:N"), (["--max-pixels", "-1"], "at least 0"),
    (["--max-ratio", "2"], "from 0 to 1"),
    (["--window", "8"], "N:K"), (["--ignore", "1,2,3"], "x,y,w,h"), (["--ignore", "1,2,3,4@7"], "there is no frame 7"),
    (["--max-frames", "x"], "at least 0"), (["--map", "a"], "NAME=NAME"), (["--map", "=a"], "NAME=NAME"),
    (["--ignore-view", "home"], "trace.jsonl"), (["--tolerence", "exact"], "did you mean '--tolerance'?"),
    (["c.png"], "EXPECTED and ACTUAL"),
  ]

  @Test(arguments: mistakes)
  func `a mistaken flag is answered with what is expected`(_ flags: [String], _ says: String) {
    let run = compare("a.png", "b.png", flags)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(says), "\(run.messages)")
  }

  @Test func `two of a kind are compared`() throws {
    try folder.writePicture(".", to: "set/a.png")
    #expect(segue("compare").status == .usage)
    #expect(segue("compare", folder("a.png")).status == .usage)
    #expect(segue("compare", folder("a.png"), "").status == .usage)
    let run = compare("a.png", "set")
    #expect(run.status == .usage)
    #expect(run.messages.contains("two of a kind"))
    #expect(compare("a.png", "none.png").status == .missingAsset)
  }

  @Test func `a file that is no picture is unreadable`() throws {
    try folder.write("GIF89a", to: "gif.png")
    let run = compare("a.png", "gif.png", ["--json"])
    #expect(run.status == .missingAsset)
    #expect(run.messages.contains("gif.png: this is a GIF file"))
    #expect(try run.objects().first?.objects("files").first?.text("verdict") == "unreadable")
  }

  @Test func `a folder that cannot be written ends with 5`() {
    let run = compare("a.png", "b.png", ["--diff", folder("a.png")])
    #expect(run.status == .cannotWrite)
    #expect(run.messages.contains("a.png"))
  }
}
