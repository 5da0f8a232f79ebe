import SegueCommand
import SystemFiles
import Testing

@MainActor
@Suite("Comparing folders of pictures")
struct CompareFoldersTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    for side in ["old", "new"] {
      try folder.writePicture("..", "..", to: "\(side)/same.png")
      try folder.writePicture("..", side == "old" ? ".." : "#.", to: "\(side)/deep/changed.png")
    }
    try folder.writePicture(".", to: "old/gone.png")
    try folder.writePicture(".", to: "new/new.png")
  }

  private func compare(_ flags: [String] = []) -> ToolRun { segue(["compare", folder("old"), folder("new")] + flags) }

  @Test func `files are paired by name, and each difference has its word`() throws {
    let run = compare()
    #expect(run.status == .failed)
    #expect(
      run.lines.map { $0.prefix { $0 != "," } } == [
        "deep/changed.png: different: 1 of 4 px beyond exact (25 %)", "gone.png: missing: only EXPECTED has it",
        "new.png: extra: only ACTUAL has it", "different: 4 pictures",
      ])
    #expect(
      run.lines.last
        == "different: 4 pictures, 1 different, 1 missing, 1 extra; worst deep/changed.png: 1 px, max Δ 255")
    let result = try #require(try compare(["--json"]).objects().first)
    #expect(result.text("verdict") == "different")
    #expect(result.whole("differentPixels") == 1)
    #expect(result.objects("files").map { $0.text("verdict") } == ["different", "missing", "extra", "same"])
  }

  @Test func `limits do not let a missing picture pass`() {
    #expect(compare(["--max-pixels", "99", "--max-frames", "99"]).status == .failed)
  }

  @Test func `differences are drawn beside one another`() throws {
    #expect(compare(["--diff", folder("out")]).status == .failed)
    #expect(try folder.list("out") == ["deep"])
    #expect(try folder.list("out/deep") == ["changed-diff.png"])
  }

  @Test(arguments: ["old", "new/deep", "old/out/deeper"])
  func `differences are not drawn among what is compared`(_ target: String) {
    let run = compare(["--diff", folder(target)])
    #expect(run.status == .usage)
    #expect(run.messages.contains("outside of it"))
  }

  @Test func `a picture that cannot be read does not keep the others from being compared`() throws {
    try folder.write("oops", to: "new/same.png")
    let run = compare()
    #expect(run.status == .missingAsset)
    #expect(run.text.contains("deep/changed.png: different"))
    #expect(run.messages.contains("new/same.png"))
  }

  @Test func `folders without pictures are no comparison`() throws {
    try folder.write("{}", to: "one/a.json")
    try folder.write("{}", to: "two/a.json")
    #expect(segue("compare", folder("one"), folder("two")).status == .usage)
  }

  @Test func `the number of jobs changes nothing`() {
    #expect(compare(["--jobs", "1", "--json"]).output == compare(["--jobs", "9", "--json"]).output)
  }

  @Test func `ignored frames go by the number in the name`() throws {
    for index in 0..<3 {
      try folder.writePicture(".", to: "a/frame-\(index).png")
      try folder.writePicture("#", to: "b/frame-\(index).png")
    }
    let run = segue("compare", folder("a"), folder("b"), "--ignore", "0,0,1,1@1..", "--json")
    #expect(try run.objects().first?.objects("files").map { $0.text("verdict") } == ["different", "same", "same"])
    let few = segue("compare", folder("a"), folder("b"), "--max-frames", "3")
    #expect(few.status == .success)
    #expect(few.lines.last?.contains("3 with different pixels, at most 3") == true)
    #expect(segue("compare", folder("a"), folder("b"), "--max-frames", "2").status == .failed)
  }
}
