import SegueCommand
import Testing

@MainActor
@Suite("Tracing a scene")
struct TraceVerbTests {
  private static func trace(_ text: String, _ flags: [String] = []) throws -> [JSONObject] {
    let run = segue(["trace", "-"] + flags, input: text)
    #expect(run.status == .success, "\(run.messages)")
    return try run.objects()
  }

  @Test func everyFrameIsALine() throws {
    let lines = try Self.trace(SmallScene.card)
    let times: [Double] = [0, 0.1, 0.2, 0.3, 0.4]
    #expect(lines.map { $0.whole("frame") } == [0, 1, 2, 3, 4])
    #expect(lines.map { $0.number("time") } == times)
    let keys: Set = ["frame", "time", "views", "statusBar", "transition", "touch"]
    #expect(lines.allSatisfy { $0.keys == keys })
  }

  @Test func viewsAreTracedWithTheirPresentationValues() throws {
    let lines = try Self.trace(SmallScene.card)
    let views = try #require(lines[1].object("views"))
    #expect(views.keys == ["home", "home.cell", "detail"])
    let cell = try #require(views.object("home.cell"))
    #expect(cell.numbers("frame") == [2, 4, 16, 6])
    #expect(cell.numbers("window") == [2, 4, 16, 6])
    #expect(cell.number("cornerRadius") == 2)
    #expect(cell.number("alpha") == 1)
    #expect(cell.numbers("transform") == [1, 0, 0, 1, 0, 0])
    #expect(cell.text("backgroundColor") == "#3366CCFF")
    let alpha = try #require(views.object("detail")?.number("alpha"))
    let quarter = 0.25
    #expect(abs(alpha - quarter) < 1e-9)
  }

  @Test func theTransitionIsTracedWhileItRuns() throws {
    let lines = try Self.trace(SmallScene.card)
    let running = try #require(lines[2].object("transition"))
    #expect(running.text("step") == "open")
    #expect(running.text("id") == "fade")
    #expect(running.text("phase") == "running")
    #expect(running.flag("interactive") == false)
    let progress = try #require(running.number("progress"))
    let half = 0.5
    #expect(abs(progress - half) < 1e-9)
    #expect(lines[4].isNull("transition"))
    #expect(lines.allSatisfy { $0.isNull("touch") })
  }

  @Test func theStatusBarIsThatOfTheTopScreen() throws {
    let lines = try Self.trace(SmallScene.card)
    let bar = try #require(lines[0].object("statusBar"))
    #expect(bar.text("style") == "default")
    #expect(bar.flag("hidden") == false)
    #expect(bar.text("screen") == "home")
  }

  @Test func theRateDecidesTheLines() throws {
    #expect(try Self.trace(SmallScene.card, ["--fps", "5"]).count == 3)
    #expect(try Self.trace(SmallScene.card, ["--set", "seconds=1"]).count == 11)
  }

  @Test func oneSceneIsTraced() {
    #expect(segue("trace").status == .usage)
    #expect(segue("trace", "a.json", "b.json").status == .usage)
  }
}
