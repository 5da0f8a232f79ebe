import PNGCoding
import Pixels
import Regression
import SystemFiles
import TestSupport
import Testing

/// Opens reports from disk in a real browser, presses keys and looks at what shows.
@MainActor
@Suite("Reports in a browser")
struct ReportBrowserTests {
  /// What keys lead to, from the worst frame of the example on.
  struct Session: Sendable {
    var keys: [String]
    var frame: Int
    var view: String = "two-up"
  }

  nonisolated static let sessions: [Session] = [
    Session(keys: [], frame: 7),
    Session(keys: ["ArrowRight"], frame: 8),
    Session(keys: ["ArrowLeft", "ArrowLeft"], frame: 5),
    Session(keys: ["Home"], frame: 0),
    Session(keys: ["End"], frame: ReportExample.frameCount - 1),
    Session(keys: ["End", "ArrowRight"], frame: ReportExample.frameCount - 1),
    Session(keys: ["Home", "n"], frame: ReportExample.changed.lowerBound),
    Session(keys: ["End", "p"], frame: ReportExample.changed.upperBound),
    Session(keys: ["d"], frame: 7, view: "diff"),
    Session(keys: ["s"], frame: 7, view: "slide"),
    Session(keys: ["o", "ArrowRight"], frame: 8, view: "onion"),
    Session(keys: ["t"], frame: 7, view: "toggle"),
    Session(keys: ["t", "T"], frame: 7, view: "toggle second"),
    Session(keys: ["t", "2"], frame: 7),
  ]

  @Test(.enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"))
  func keysStepThroughFramesAndViews() throws {
    let folder = try ReportExample.folder()
    for session in Self.sessions {
      let keys = session.keys.map { "\"\($0)\"" }.joined(separator: ",")
      let found = try Browser.answer(
        of: """
          for (const key of [\(keys)]) document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
          const player = document.querySelector(".player");
          return player.dataset.frame + " " + player.querySelector(".stage").className;
          """, on: folder("index.html"))
      #expect(found == "\(session.frame) stage \(session.view)", "\(session.keys)")
    }
  }

  @Test(.enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"))
  func theSliderAndThePlayerMoveAllPicturesTogether() throws {
    let folder = try ReportExample.folder()
    let sources =
      "[...document.querySelectorAll('.player img')].map((i) => i.hidden ? '-' : i.getAttribute('src')).join(' ')"
    let slid = try Browser.answer(
      of: """
        const scrub = document.querySelector(".scrub");
        scrub.value = 6;
        scrub.dispatchEvent(new Event("input"));
        return \(sources);
        """, on: folder("index.html"))
    #expect(slid == "old.png new%20%231.png new%20%231.png")
    let played = try Browser.answer(
      of: """
        // A browser without a window may draw nothing for long; timers go on.
        window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 16);
        window.cancelAnimationFrame = clearTimeout;
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Home" }));
        document.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
        const frame = () => Number(document.querySelector(".player").dataset.frame);
        for (let wait = 0; frame() < 2 && wait < 2400; wait += 1) await new Promise((done) => setTimeout(done, 10));
        document.dispatchEvent(new KeyboardEvent("keydown", { key: " " }));
        return frame() > 1 && document.querySelector(".play").textContent === "Play" ? "played" : "at " + frame();
        """, on: folder("index.html"))
    #expect(played == "played")
  }

  @Test(
    .enabled(if: OtherTool.chromium.isExpected, "chromium is not installed"), arguments: ["'unsafe-inline'", "'none'"])
  func theWorstFrameIsSeenWithAndWithoutScripts(_ allowed: String) throws {
    let folder = try ReportExample.folder()
    let page = String(decoding: try folder.bytes(of: ReportPage.fileName), as: UTF8.self)
    let policy = "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src \(allowed)\">"
    try folder.write(page.replacing("<meta charset", with: "\(policy)<meta charset"), to: "page.html")
    let run = try Browser.run("--window-size=900,900 --screenshot=shot.png", folder("page.html"), in: folder.path)
    #expect(run.status == 0, "\(run.output)")
    let shot = try PNGDecoder.decode(folder.bytes(of: "shot.png")).bitmap
    var colors: Set<UInt32> = []
    for y in 0..<shot.height { for x in 0..<shot.width { colors.insert(shot[x, y]) } }
    #expect(colors.isSuperset(of: [ReportExample.old, ReportExample.new]), "the pictures of the worst frame")
  }
}
