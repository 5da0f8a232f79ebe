import FrameOutput
import HeadlessUIKit
import StagePlayback
import TestSupport
import Testing

@MainActor
@Suite("What a rendered stage says", .serialized)
struct StageMessageTests {
  /// A stage with a push that is refused, and one of a view that is rasterized at half the display's scale.
  private static func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 20, height: 10), scale: 2)
    let (root, next) = (UIViewController(), UIViewController())
    (root.view.backgroundColor, next.view.backgroundColor) = (.white, .white)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    (view.backgroundColor, view.layer.shouldRasterize) = (.red, true)
    next.view.addSubview(view)
    let navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    stage.at(0.1) { navigation.pushViewController(root, animated: true) }
    stage.at(0.2) { navigation.pushViewController(next, animated: true) }
    return stage
  }

  private static func words(_ lines: [String]) -> [String] {
    lines.map { $0.split(separator: ":")[1].trimmingCharacters(in: .whitespaces) }
  }

  @Test(
    arguments: [
      (.none, []), (.warnings, ["warning"]), (.warningsAndNotes, ["warning", "note"]),
    ] as [(StageMessages, Set<String>)])
  func `warnings are told a line each, and notes where they are asked for`(messages: StageMessages, words: Set<String>)
    throws
  {
    let folder = try TemporaryFolder()
    let stage = Self.stage()
    var lines: [String] = []
    try stage.render(to: folder("out"), fps: 20, name: "demo", messages: messages) { lines.append($0) }
    #expect(Set(Self.words(lines)) == words)
    #expect(stage.warnings.map(\.kind) == ["refused-request"] && !stage.notes.isEmpty)
    #expect(lines.count == (messages == .none ? 0 : 1) + (messages == .warningsAndNotes ? stage.notes.count : 0))
    guard let first = lines.first, let warning = stage.warnings.first else { return }
    #expect(first == "demo: warning: \(warning.message); \(warning.fix) [refused-request]")
  }
}
