import SegueKit
import SystemFiles
import Testing

@MainActor
@Suite("Rendered folders stand where scenes may")
struct RenderedFolderTests {
  @Test func aRenderedFolderIsRecordedAndVerifiedAsItsScene() throws {
    let folder = try SceneFolder(["card.json": PlantedScene().text])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let run = segue("record", folder("out/card"), "--keep", "all")
    #expect(run.status == .success, "\(run.messages)")
    #expect(segue("record", folder("card.json"), "--keep", "all").status == .success)
    for file in ["baseline.json", "key/frame-0007.png"] {
      #expect(try folder.bytes(of: "out/Baselines/card/\(file)") == folder.bytes(of: "Baselines/card/\(file)"))
    }
    #expect(segue("verify", folder("out/card"), "--report", folder("report")).status == .success)
  }

  @Test func aChangeOfARenderedFolderIsDrawnAndApproved() throws {
    let folder = try SceneFolder(["card.json": PlantedScene().text])
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    _ = segue("record", folder("out/card"), "--keep", "all")
    try folder.write(PlantedScene(tint: "#3366CD").text, to: "card.json")
    _ = segue("render", folder("card.json"), "-o", folder("out"))
    let run = segue("verify", folder("out/card"), "--report", folder("report"))
    #expect(run.status == .failed)
    #expect(run.text.contains("max Δ 1\n"), "\(run.text)")
    #expect(run.text.contains("cause: detail.backgroundColor"))
    #expect(folder.exists("report/card/difference/frame-0007.png"))
    #expect(segue("approve", "--from", folder("report")).status == .success)
    #expect(segue("verify", folder("out/card"), "--report", folder("report")).status == .success)
  }

  @Test func aStageInSwiftHasABaselineByTheFolderItWasRenderedInto() throws {
    let folder = try SceneFolder()
    func render(moving distance: Double) throws {
      let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      box.accessibilityIdentifier = "box"
      box.backgroundColor = .white
      stage.window.addSubview(box)
      stage.at(0) { UIView.animate(withDuration: 0.2) { box.frame.origin.x = distance } }
      try stage.render(to: folder("stage"), fps: 20)
    }
    try render(moving: 8)
    #expect(segue("record", folder("stage")).status == .success)
    try render(moving: 9)
    let run = segue("verify", folder("stage"), "--report", folder("report"))
    #expect(run.status == .failed, "\(run.messages)")
    #expect(run.text.contains("cause: box.frame"), "\(run.text)")
  }

  @Test func everyRenderedFolderBelowOneIsTaken() throws {
    let folder = try SceneFolder(["s/a/card.json": SmallScene.card, "s/b.json": SmallScene.card])
    _ = segue("render", folder("s"), "-o", folder("out"))
    #expect(segue("record", folder("out"), "--baselines", folder("golden")).status == .success)
    #expect(folder.exists("golden/a/card/baseline.json"))
    #expect(folder.exists("golden/b/baseline.json"))
    let run = segue("verify", folder("out"), "--baselines", folder("golden"), "--report", folder("report"))
    #expect(run.lines == ["a/card", "b"].map { "\(folder("out/\($0)")): ok, 5 frames" })
  }

  @Test func partOfASequenceIsRefused() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    _ = segue("render", folder("card.json"), "-o", folder("out"), "--frames", "1..2")
    let run = segue("record", folder("out/card"))
    #expect(run.status == .usage)
    #expect(run.messages.contains("does not hold every frame"))
  }
}
