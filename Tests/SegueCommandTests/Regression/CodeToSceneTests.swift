import Foundation
import PatternStages
import SegueCommand
import SegueKit
import Testing

/// The push that fades, in Swift as an app has it, and as a scene whose screens go by other names.
@MainActor
@Suite("A scene is held to the code that it was ported from")
struct CodeToSceneTests {
  /// What the code names otherwise, and what it has that a scene does not tell of: its window, its stack's own view.
  private static let map: [String] = [
    "--map", "message=letter", "--map", "UIWindow-0=", "--map", "FadingNavigationController.UIView-0=",
  ]

  private static let scenes: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "PatternStagesTests/Scenes")

  /// The scene's text with its screen `message` called `letter`, and another change.
  private static func text(of file: String, _ old: String = "", _ new: String = "") throws -> String {
    let text = try String(contentsOf: scenes.appending(path: file), encoding: .utf8)
    let renamed = text.replacing("message", with: "letter")
    guard !old.isEmpty else { return renamed }
    #expect(renamed.contains(old))
    return renamed.replacing(old, with: new)
  }

  /// A folder with the frames of the code and of the scene, `code` and `out/fade-push`.
  private static func rendered(_ old: String = "", _ new: String = "", in file: String = "") throws -> SceneFolder {
    let names = ["fade-push.json", "screens.json"]
    let texts = try names.map { name in (name, try text(of: name, name == file ? old : "", new)) }
    let folder = try SceneFolder(Dictionary(uniqueKeysWithValues: texts))
    try PatternStage.fadePush.make().render(to: folder("code"), name: "fade-push")
    let run = segue("render", folder("fade-push.json"), "-o", folder("out"))
    #expect(run.status == .success, "\(run.messages)")
    return folder
  }

  @Test func aFaithfulPortIsTheSame() throws {
    let folder = try Self.rendered()
    let run = segue(["compare", folder("code"), folder("out/fade-push"), "--json"] + Self.map)
    #expect(run.status == .success, "\(run.messages)")
    let object = try #require(try run.objects().first)
    #expect(object.text("verdict") == "same")
    #expect(object.objects("motion").map { $0.objects("differences").count } == [0])
  }

  nonisolated static let changes: [(file: String, old: String, new: String, says: String)] = [
    (
      "fade-push.json", #""property": "alpha", "from": 0 }"#, #""property": "alpha", "from": 0.2 }"#,
      "letter.alpha: 0 → 0.2 at frame 6"
    ),
    (
      "fade-push.json", #""at": 0.65"#, #""at": 0.7"#, "letter.alpha: 0.99"
    ),
    ("screens.json", #""frame": [0, 0, 200, 120]"#, #""frame": [0, 0, 200, 121]"#, "letter.banner.frame: "),
  ]

  @Test(arguments: changes)
  func whatWasPortedOtherwiseIsNamed(_ change: (file: String, old: String, new: String, says: String)) throws {
    let folder = try Self.rendered(change.old, change.new, in: change.file)
    let run = segue(["compare", folder("code"), folder("out/fade-push")] + Self.map)
    #expect(run.status == .failed)
    #expect(run.text.contains(change.says), "\(run.text)")
    #expect(!run.text.contains("message"), "\(run.text)")
  }

  @Test func withoutItsPairEveryViewIsAnother() throws {
    let folder = try Self.rendered()
    let run = segue("compare", folder("code"), folder("out/fade-push"))
    // The pictures are the same, which is what counts; how they came about is told all the same.
    #expect(run.status == .success)
    for view in ["message", "letter", "UIWindow-0"] {
      #expect(run.text.contains("\(view).inWindow"), "\(run.text)")
    }
  }

  @Test func aPairWithoutANameIsRefused() throws {
    let folder = try Self.rendered()
    let run = segue("compare", folder("code"), folder("out/fade-push"), "--map", "=letter")
    #expect(run.status == .usage)
    #expect(run.messages.contains("NAME= for a view that only EXPECTED has"), "\(run.messages)")
  }
}
