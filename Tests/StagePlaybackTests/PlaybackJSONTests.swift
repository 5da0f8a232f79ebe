import StagePlayback
import Testing

struct PlaybackJSONTests {
  @Test func `a play is written with its events, expectations, warnings, notes and marks`() {
    let expectation = PlaybackExpectation(
      .frameCount(3), text: #"{ "frames": 3 }"#, place: SourcePlace(file: "a.json", line: 4, column: 5))
    let playback = Playback(
      frameCount: 2, rate: "60", framesPerSecond: 60, duration: 0.5,
      events: [
        PlaybackEvent(time: 0.1, kind: .start, step: "open", transition: "zoom", detail: "present"),
        PlaybackEvent(time: 0.5, kind: .end, step: "open", outcome: .completed),
      ],
      marks: [PlaybackMark(name: "half", time: 0.25)],
      expectations: [
        ExpectationResult(
          expectation, passed: false, measured: .number(2), message: "there are 2 frames, expected 3")
      ],
      warnings: [
        PlaybackWarning(
          kind: "jump", message: "it jumps", fix: "set it", place: SourcePlace(file: "a.json", line: 7, column: 9),
          step: "open", frame: 1)
      ],
      notes: [PlaybackWarning(kind: "off-screen-cost", message: "it costs", fix: "give a path")])
    var writer = JSONWriter()
    writer.object { $0.members(of: playback) }
    let expected = [
      "{", #""events":["#, #"{"time":0.1,"kind":"start","step":"open","transition":"zoom","detail":"present"},"#,
      #"{"time":0.5,"kind":"end","step":"open","outcome":"completed"}],"#, #""expectations":["#,
      #"{"expectation":"{ \"frames\": 3 }","passed":false,"measured":2,"message":"there are 2 frames, expected 3","#
        + #""file":"a.json","line":4,"column":5}],"#,
      #""warnings":["#,
      #"{"kind":"jump","file":"a.json","line":7,"column":9,"message":"it jumps","fix":"set it","step":"open","#
        + #""frame":1}],"#,
      #""notes":["#, #"{"kind":"off-screen-cost","message":"it costs","fix":"give a path"}],"#,
      #""marks":["#, #"{"name":"half","time":0.25}]}"#,
    ]
    #expect(writer.text == expected.joined(separator: "\n"))
    #expect(playback.failedExpectations.map(\.expectation) == [expectation])
  }

  @Test(
    arguments: [
      (.nothing, "null"), (.number(0.5), "0.5"), (.numbers([1, 2]), "[1,2]"), (.text("never"), #""never""#),
      (.texts(["a", "b"]), #"["a","b"]"#),
    ] as [(ExpectationResult.Measured, String)])
  func `measured values keep their kind`(measured: ExpectationResult.Measured, expected: String) {
    let result = ExpectationResult(
      PlaybackExpectation(.frameCount(1), text: "it"), passed: true, measured: measured, message: "so", frame: 0)
    var writer = JSONWriter()
    writer.value(result)
    let whole = #"{"expectation":"it","passed":true,"measured":\#(expected),"message":"so","frame":0}"#
    #expect(writer.text == whole)
  }
}
