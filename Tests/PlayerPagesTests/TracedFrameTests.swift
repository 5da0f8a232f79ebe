import PlayerPages
import Testing

@Suite("Lines of a trace taken apart")
struct TracedFrameTests {
  private static let bar = #","statusBar":{"style":"default","hidden":false,"screen":null}"#

  @Test(arguments: [
    (#"{"a":{"alpha":1}}"#, "null", "null"),
    (#"{}"#, #"{"step":"open","id":"zoom","phase":"running","progress":0.5,"interactive":true}"#, "[12,34.5]"),
    // Views may be called like members of the line.
    (#"{"x":1,"transition":{"y":2},"touch":{"z":3},"statusBar":{"style":"light"},"views":{}}"#, "null", "[1,2]"),
    // Within strings quotes are escaped.
    (#"{"a\",\"touch\":":{}}"#, #"{"step":"a\",\"transition\":"}"#, "null"),
  ])
  func everyPartIsFound(_ views: String, _ transition: String, _ touch: String) throws {
    let line =
      #"{"frame":7,"time":0.25,"views":\#(views)\#(Self.bar),"transition":\#(transition),"touch":\#(touch)}"# + "\n"
    let frame = try #require(TracedFrame(line: line))
    #expect(frame.views == views)
    #expect(frame.transition == transition)
    #expect(frame.touch == touch)
  }

  @Test(arguments: ["", "{}", #"{"frame":1,"views":{},"touch":null}"#, #"{"touch":1,"transition":2"#])
  func otherLinesAreNone(_ line: String) {
    #expect(TracedFrame(line: line) == nil)
  }
}
