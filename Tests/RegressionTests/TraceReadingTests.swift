import Regression
import Testing

@Suite("Traces are read line by line")
struct TraceReadingTests {
  private static func frame(_ line: String) throws(TraceError) -> TraceFrame {
    try Trace.frame(line: Array(line.utf8), number: 7)
  }

  @Test func `a line tells views and the frame as a whole`() throws {
    let frame = try Self.frame(
      ##"{"frame":12,"time":0.2,"views":{"detail":{"frame":[1,-2.5,3e2,4],"alpha":1,"backgroundColor":"#0A0B0CFF"}},"##
        + #""statusBar":{"style":"default","hidden":false},"transition":null,"touch":[1,2]}"#)
    let expected = TraceFrame(
      index: 12, time: 0.2,
      views: [
        TraceFrame.View(
          "detail",
          [
            .init("frame", .numbers([1, -2.5, 300, 4])), .init("alpha", .number(1)),
            .init("backgroundColor", .text("#0A0B0CFF")),
          ])
      ],
      whole: [
        .init("statusBar.style", .text("default")), .init("statusBar.hidden", .flag(false)),
        .init("transition", .null), .init("touch", .numbers([1, 2])),
      ])
    #expect(frame == expected)
  }

  @Test(arguments: [
    (#""a\"b\\c\/d""#, "a\"b\\c/d"), (#""\u0041\u00e9""#, "Aé"), (#""\ud83d\ude00""#, "😀"),
    (#""\n\t\r\b\f""#, "\n\t\r\u{8}\u{C}"),
    (#""Größe""#, "Größe"), (#""""#, ""),
  ])
  func `names may hold any character`(_ written: String, _ meant: String) throws {
    let frame = try Self.frame(#"{"frame":0,"time":0,"views":{\#(written):{}}}"#)
    #expect(frame.views.map(\.name) == [meant])
  }

  @Test(arguments: [
    ("", 1), ("{", 2), (#"{"frame":0,"time":0"#, 20), (#"{"frame":0,"time":0} x"#, 22),
    (#"{"frame":"0","time":0}"#, 10),
    (#"{"time":0}"#, 1), (#"{"frame":0.5,"time":0}"#, 1), (#"{"frame":0,"time":0,"touch":[1,]}"#, 32),
    (#"{"frame":0,"time":0,"a":"\q"}"#, 27), (#"{"frame":0,"time":0,"a":"\ud83d"}"#, 32),
    (#"{"frame":0,"time":0,"a":"x"#, 27),
    (#"{"frame":0,"time":0,"a":1e}"#, 25), (#"{"frame":0,"time":0,"a":nul}"#, 25),
  ])
  func `a mistake is told by line and column`(_ text: String, _ column: Int) {
    #expect { try Self.frame(text) } throws: { error in
      (error as? TraceError)?.description.hasPrefix("line 7 of the trace: column \(column): ") == true
    }
  }

  @Test func `a trace is one frame a line`() throws {
    let text = "{\"frame\":0,\"time\":0,\"views\":{}}\n{\"frame\":1,\"time\":0.5,\"views\":{}}\n"
    #expect(try Trace.frames(Array(text.utf8)).map(\.index) == [0, 1])
    #expect(throws: TraceError.self) { try Trace.frames(Array((text + "oops").utf8)) }
  }
}
