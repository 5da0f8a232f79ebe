import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Comparing what was rendered")
struct CompareMotionTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder(["card.json": SmallScene.card])
    try render("old")
  }

  private func render(_ name: String, _ flags: [String] = []) throws {
    let run = segue(["render", folder("card.json"), "-o", folder(name), "--quiet"] + flags)
    #expect(run.status == .success, "\(run.messages)")
  }

  private func compare(_ new: String, _ flags: [String] = []) -> ToolRun {
    segue(["compare", folder("old/card"), folder("\(new)/card")] + flags)
  }

  @Test func `the same rendering is the same`() throws {
    try render("new")
    let run = compare("new")
    #expect(run.status == .success)
    #expect(run.lines == ["same: 5 pictures"])
    #expect(compare("new", ["--verbose"]).lines.last == "motion: same in 5 frames")
  }

  @Test func `the view and the property that moved are named`() throws {
    try render("new", ["--set", "tint=#3366CD"])
    let run = compare("new")
    #expect(run.status == .failed)
    #expect(
      run.lines.contains(
        "motion: home.cell.backgroundColor: #3366CCFF → #3366CDFF at frame 0, 5 frames up to 4, 1 apart at most (frame 0); stays so"
      ), "\(run.text)")
    let result = try #require(try compare("new", ["--json"]).objects().first)
    let motion = try #require(result.objects("motion").first)
    #expect(motion.whole("frames") == 5)
    let difference = try #require(motion.objects("differences").first)
    #expect(difference.text("view") == "home.cell")
    #expect(difference.text("property") == "backgroundColor")
    #expect(difference.whole("firstFrame") == 0)
    #expect(difference.text("old") == "#3366CCFF")
    #expect(difference.text("new") == "#3366CDFF")
  }

  @Test func `traces alone are compared by their motion`() throws {
    try render("new", ["--set", "seconds=0.3"])
    let (old, new) = (folder("old/card/trace.jsonl"), folder("new/card/trace.jsonl"))
    #expect(segue("compare", old, old).status == .success)
    #expect(segue("compare", old, old).lines == ["motion: same in 5 frames"])
    let run = segue("compare", old, new)
    #expect(run.status == .failed)
    #expect(run.text.contains("motion: detail.alpha: 0.25 → 0.333333 at frame 1"), "\(run.text)")
    #expect(run.text.contains("motion: frame 4, only in EXPECTED"), "\(run.text)")
    try folder.write("{\"frame\":0}\n", to: "bad.jsonl")
    let bad = segue("compare", old, folder("bad.jsonl"))
    #expect(bad.status == .missingAsset)
    #expect(bad.messages.contains("bad.jsonl: line 1 of the trace"))
  }

  @Test func `views under two names are paired`() throws {
    let renamed = SmallScene.card.replacing("\"home\"", with: "\"root\"").replacing("\"cell\"", with: "\"row\"")
    try folder.write(renamed, to: "renamed/card.json")
    #expect(segue("render", folder("renamed/card.json"), "-o", folder("new"), "--quiet").status == .success)
    #expect(compare("new").text.contains("home.cell.inWindow: true → false at frame 0"))
    let run = compare("new", ["--map", "home=root", "--map", "home.cell=root.row"])
    #expect(run.status == .success)
    #expect(!run.text.contains("inWindow"), "\(run.text)")
  }

  @Test func `an ignored view is not compared where it is`() throws {
    try render("one", ["--frames", "0"])
    try render("new", ["--set", "tint=#3366CD", "--frames", "0"])
    let operands = ["compare", folder("one/card"), folder("new/card")]
    #expect(segue(operands).status == .failed)
    let run = segue(operands + ["--ignore-view", "home.cell", "--json"])
    #expect(run.status == .success)
    #expect(try run.objects().first?.text("verdict") == "same")
    let typo = segue(operands + ["--ignore-view", "home.cel"])
    #expect(typo.status == .usage)
    #expect(typo.messages.contains("did you mean 'home.cell'?"))
  }
}
