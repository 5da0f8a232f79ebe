import PlayerPages
import SegueCommand
import TestSupport
import Testing

/// Opens player pages from disk in a real browser, presses keys and looks at what shows.
@MainActor
@Suite("Player pages in a browser")
struct PlayerBrowserTests {
  private static func page() throws -> SceneFolder {
    let folder = try SceneFolder(["card.json": SmallScene.card, "long.json": SmallScene.warning])
    let run = segue("view", folder("card.json"), folder("long.json"), "-o", folder("page.html"))
    #expect(run.status == .success, "\(run.messages)")
    #expect(segue("still", folder("card.json"), "--frame", "0", "-o", folder("still.png")).status == .success)
    return folder
  }

  /// Presses keys and waits until a picture is decoded.
  private static func pressing(_ keys: [String], then script: String) -> String {
    let list = keys.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      for (const key of [\(list)]) document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await new Promise((done) => setTimeout(done, 500));
      const [first, second] = document.querySelectorAll(".pane");
      \(script)
      """
  }

  @Test(
    .enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"),
    arguments: [
      ([], "0 0"), (["ArrowRight", "ArrowRight"], "2 2"), (["End"], "4 4"),
      (["End", "ArrowLeft", "ArrowRight"], "4 4"),
      (["ArrowRight", "Home"], "0 0"),
    ] as [([String], String)])
  func keysMoveAllPanesTogether(_ keys: [String], _ frames: String) throws {
    let folder = try Self.page()
    let found = try Browser.answer(
      of: Self.pressing(keys, then: "return first.dataset.frame + \" \" + second.dataset.frame;"),
      on: folder("page.html"))
    #expect(found == frames)
  }

  @Test(.enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"))
  func itPlays() throws {
    let folder = try Self.page()
    let played = try Browser.answer(
      of: """
        // A browser without a window may draw nothing for long; timers go on.
        window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
        window.cancelAnimationFrame = clearTimeout;
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "4" }));
        document.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
        const frame = () => Number(document.querySelector(".pane").dataset.frame ?? 0);
        for (let wait = 0; frame() < 2 && wait < 2400; wait += 1) await new Promise((done) => setTimeout(done, 10));
        document.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
        return frame() >= 2 && document.querySelector(".play").textContent === "Play" ? "played" : "at " + frame();
        """, on: folder("page.html"))
    #expect(played == "played")
  }

  /// The canvas has the frame's pixels, the frontmost view under the pointer tells its values, a click keeps it.
  @Test(.enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"))
  func aViewUnderThePointerTellsItsValues() throws {
    let folder = try Self.page()
    let found = try Browser.answer(
      of: Self.pressing(
        [],
        then: """
          const canvas = first.querySelector("canvas");
          const box = canvas.getBoundingClientRect();
          const at = (type, x, y) => canvas.dispatchEvent(new PointerEvent(type, {
            clientX: box.left + x / 20 * box.width, clientY: box.top + y / 30 * box.height, bubbles: true }));
          const name = () => first.querySelector(".values").hidden ? "none" : first.querySelector("caption").textContent;
          const pixel = [...canvas.getContext("2d").getImageData(20, 14, 1, 1).data].join("/");
          at("pointermove", 10, 7);
          const over = name();
          const frame = first.querySelector(".values td").textContent;
          at("click", 10, 7);
          at("pointermove", 10, 20);
          const kept = name();
          at("click", 10, 20);
          return [pixel, over, frame, kept, name()].join("; ");
          """), on: folder("page.html"))
    #expect(found == "51/102/204/255; home.cell; 2, 4, 16, 6; home.cell (kept); home (kept)")
  }
}

extension PlayerBrowserTests {
  /// A page that follows says what is wrong with the newest version, and stays as it is.
  @Test(.enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"))
  func aPageThatFollowsTellsMistakes() throws {
    let folder = try Self.page()
    var pane = PlayerPane(title: "Card", width: 10, height: 10, scale: 1, rate: 60)
    pane.append(index: 0, time: 0, line: nil, marks: [], picture: try folder.bytes(of: "still.png"))
    let live = PlayerPage.Live(file: "page.live.js", version: "1")
    try folder.write(PlayerPage(title: "Card", panes: [pane], live: live).html, to: "live.html")
    try folder.write(PlayerPage.Live.script(version: "2", mistake: "card.json:1:2: error: <b>"), to: "page.live.js")
    let found = try Browser.answer(
      of: """
        const mistake = document.querySelector(".mistake");
        for (let wait = 0; mistake.hidden && wait < 500; wait += 1) await new Promise((done) => setTimeout(done, 20));
        return mistake.textContent;
        """, on: folder("live.html"))
    #expect(found == "card.json:1:2: error: &lt;b&gt;")
  }
}
