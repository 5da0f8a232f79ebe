import Foundation
import SegueCommand
import SystemFiles
import Testing

/// Edits scenes under a tool that watches them.
@Suite("Watching scenes", .serialized)
struct WatchTests {
  /// Waits until a file says something; nil when the tool ended before or a long time passed.
  private static func text(
    of file: String, in folder: SceneFolder, while process: Process, until holds: (String) -> Bool
  ) -> String? {
    let end = Date(timeIntervalSinceNow: 120)
    while process.isRunning, Date() < end {
      if let text = try? folder.text(of: file), holds(text) { return text }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return nil
  }

  /// Ends a tool before its folder goes: it would tell of the loss in a folder made anew.
  private static func end(_ process: Process) {
    process.terminate()
    process.waitUntilExit()
  }

  @Test func aPageFollowsWhatIsSaved() throws {
    let folder = try SceneFolder(["card.json": SmallScene.card])
    let process = try BuiltTool().process(["watch", folder("card.json"), "-o", folder("card.html")])
    try process.run()
    defer { Self.end(process) }
    let live = "card.html.live.js"
    let first = try #require(Self.text(of: live, in: folder, while: process) { $0.contains(", null);") })
    #expect(try folder.text(of: "card.html").contains("data-live=\"card%2Ehtml%2Elive%2Ejs\""))

    // A mistake is told on the page, and the page stays.
    let page = try folder.text(of: "card.html")
    try folder.write(SmallScene.invalid, to: "card.json")
    let told = try #require(Self.text(of: live, in: folder, while: process) { $0.contains("error:") })
    #expect(told.contains("card.json:3:3: error:"), "\(told)")
    #expect(try folder.text(of: "card.html") == page)

    try folder.write(SmallScene.warning, to: "card.json")
    let mended = try #require(Self.text(of: live, in: folder, while: process) { $0.contains(", null);") })
    #expect(mended != first)
    #expect(try folder.text(of: "card.html") != page)

    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue)
  }

  /// A picture that was not there counts as much as the scene.
  @Test func filesThatASceneNamesCountToo() throws {
    let folder = try SceneFolder(["card.json": SmallScene.missingImage, "other.json": SmallScene.card])
    let process = try BuiltTool().process(["watch", folder("card.json"), "-o", folder("card.html")])
    try process.run()
    defer { Self.end(process) }
    let live = "card.html.live.js"
    _ = try #require(Self.text(of: live, in: folder, while: process) { $0.contains("nowhere.png") })
    #expect(!folder.exists("card.html"))
    let picture = segueStill(folder)
    try FileSystem.write(picture, to: folder("nowhere.png"))
    _ = try #require(Self.text(of: live, in: folder, while: process) { $0.contains(", null);") })
    #expect(folder.exists("card.html"))
  }

  /// The examples of the help, as they are printed.
  @Test(arguments: Verb.watch.examples.map(\.command)) func anExampleRunsAsPrinted(_ command: String) throws {
    let folder = try ExampleFolder()
    let words = command.split(separator: " ").map(String.init)
    let process = try BuiltTool().process(Array(words.dropFirst()))
    process.currentDirectoryURL = URL(filePath: folder.path)
    try process.run()
    defer { Self.end(process) }
    let page = zip(words, words.dropFirst()).first { $0.0 == "-o" }?.1 ?? "card.html"
    let end = Date(timeIntervalSinceNow: 120)
    while process.isRunning, !folder.exists("\(page).live.js"), Date() < end { Thread.sleep(forTimeInterval: 0.01) }
    #expect(folder.exists(page))
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue)
  }

  /// Any picture.
  private func segueStill(_ folder: SceneFolder) -> [UInt8] {
    let line = "\"$0\" still \(folder("other.json")) --frame 0 -o \(folder("still.png"))"
    _ = try? BuiltTool().shell(line)
    return (try? folder.bytes(of: "still.png")) ?? []
  }
}

@MainActor
@Suite("What cannot be watched")
struct WatchArgumentTests {
  @Test(arguments: [["watch"], ["watch", "-"], ["watch", "card.json", "-o", "-"]])
  func isRefused(_ arguments: [String]) {
    #expect(segue(arguments).status == .usage)
  }
}
