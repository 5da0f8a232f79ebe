import Foundation
import SegueCommand
import Testing

@MainActor
@Suite("Pages that play frames")
struct ViewTests {
  /// What the panes of a page hold.
  static func panes(_ html: [UInt8]) throws -> [[String: Any]] {
    let text = String(decoding: html, as: UTF8.self)
    return try text.matches(of: #/<script type="application\/json">\n([\s\S]*?)<\/script>/#).map { match in
      try #require(try JSONSerialization.jsonObject(with: Data(match.1.utf8)) as? [String: Any])
    }
  }

  @Test(
    arguments: [([], [0, 1, 2, 3, 4]), (["--frames", "half.."], [2, 3, 4]), (["--fps", "5"], [0, 1, 2])]
      as [([String], [Int])])
  func aPageHoldsTheChosenFrames(_ flags: [String], _ indices: [Int]) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let run = segue(["view", folder("card.json"), "-o", folder("card.html"), "--json"] + flags)
    #expect(run.status == .success, "\(run.messages)")
    let line = try #require(try run.objects().first)
    #expect(line.text("file") == folder("card.html"))
    #expect(line.objects("panes").map { $0.text("title") } == ["A card"])
    let pane = try #require(try Self.panes(folder.bytes(of: "card.html")).first)
    let frames = try #require(pane["frames"] as? [[String: Any]])
    #expect(frames.map { $0["i"] as? Int } == indices)
    #expect(pane["scale"] as? Double == 2)
    let views = try #require(pane["views"] as? [[String: [String: Any]]])
    let place = try #require(frames.last?["v"] as? Int)
    #expect(views[place]["detail"]?["alpha"] as? Double == 1)
  }

  /// The page shows the very pictures that `render` writes.
  @Test func picturesAreTheFrames() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("view", folder("card.json"), "-o", folder("card.html"), "--jobs", "2").status == .success)
    #expect(segue("render", folder("card.json"), "-o", folder("out")).status == .success)
    let pane = try #require(try Self.panes(folder.bytes(of: "card.html")).first)
    let pictures = try #require(pane["pictures"] as? [String])
    let frames = try #require(pane["frames"] as? [[String: Any]])
    for frame in frames {
      let (index, picture) = try (#require(frame["i"] as? Int), #require(frame["p"] as? Int))
      let file = try folder.bytes(of: "out/card/frame-000\(index).png")
      #expect(Data(base64Encoded: pictures[picture]) == Data(file), "frame \(index)")
    }
  }

  @Test func scenesStandSideBySide() throws {
    let folder = try SceneFolder(["a.json": SmallScene.card, "b.json": SmallScene.warning])
    let run = segue("view", folder("a.json"), folder("b.json"), "-o", folder("both.html"))
    #expect(run.status == .success)
    #expect(try Self.panes(folder.bytes(of: "both.html")).map { $0["title"] as? String } == ["A card", "b"])
  }

  /// A pane for each value; a folder that was rendered shows its files and its trace.
  @Test func valuesOfASweepAndRenderedFoldersArePanes() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    #expect(segue("render", folder("card.json"), "-o", folder("out"), "--frames", "2..").status == .success)
    let run = segue(
      "view", folder("out/card"), folder("card.json"), "--sweep", "seconds=0.2,0.4", "-o", folder("page.html"))
    #expect(run.status == .success, "\(run.messages)")
    let panes = try Self.panes(folder.bytes(of: "page.html"))
    #expect(
      panes.map { $0["title"] as? String } == [folder("out/card"), "A card seconds=0.2", "A card seconds=0.4"])
    let frames = try panes.map { try #require($0["frames"] as? [[String: Any]]) }
    #expect(frames.map { $0.map { $0["i"] as? Int } } == [[2, 3, 4], [0, 1, 2], [0, 1, 2, 3, 4]])
    let (rendered, scene) = try (#require(panes[0]["views"] as? [[String: Any]]), #require(panes[2]["views"]))
    let all = try #require(scene as? [[String: Any]])
    #expect(NSArray(array: rendered).isEqual(to: Array(all.suffix(rendered.count))))
    let refused = segue("view", folder("out/card"), "--scale", "1")
    #expect(refused.status == .usage)
  }

  @Test(
    arguments: [
      (["view"], .usage, "a scene"), (["view", "gone.json"], .missingAsset, "no such file"),
      (["view", "card.json", "--frames", "lunch"], .usage, "lunch"),
      (["view", "invalid.json"], .invalidScene, "screns"),
    ] as [([String], ExitStatus, String)])
  func mistakesAreTold(_ arguments: [String], _ status: ExitStatus, _ said: String) throws {
    let folder = try SceneFolder(["card.json": SmallScene.card, "invalid.json": SmallScene.invalid])
    let run = segue(arguments.map { $0.hasSuffix(".json") ? folder($0) : $0 })
    #expect(run.status == status)
    #expect(run.messages.contains(said), "\(run.messages)")
  }
}
