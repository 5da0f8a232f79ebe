import FrameOutput
import StagePlayback
import Testing

@Suite struct FrameRangeTests {
  static let marks = ["half": 6, "end": 11]

  @Test(
    arguments: [
      ("5", [5]), ("-1", [11]), ("-12", [0]), ("3..5", [3, 4, 5]), ("9..", [9, 10, 11]), ("..2", [0, 1, 2]),
      ("0..10/4", [0, 4, 8]), ("../5", [0, 5, 10]), ("-2..", [10, 11]), ("9..-1", [9, 10, 11]), ("3-5", [3, 4, 5]),
      ("2-8/3", [2, 5, 8]), ("0,-1", [0, 11]), ("5,1..2,5", [1, 2, 5]), ("half", [6]), ("half..8", [6, 7, 8]),
      ("10..end", [10, 11]), (" 1 , 2 .. 3 ", [1, 2, 3]), ("10..200", [10, 11]), ("4..4", [4]),
    ] as [(String, [Int])])
  func framesAreChosen(text: String, indices: [Int]) throws {
    let range = try FrameRange(text)
    #expect(try range.indices(frameCount: 12, marks: Self.marks) == indices)
  }

  @Test(arguments: [
    ("", FrameRangeError.emptyItem("")), ("1,,2", .emptyItem("1,,2")), ("1..5/0", .badStep("0", item: "1..5/0")),
    ("1..5/x", .badStep("x", item: "1..5/x")), ("-", .notANumber("-")),
    ("99999999999999999999", .notANumber("99999999999999999999")),
  ])
  func whatCannotBeReadIsRefused(text: String, error: FrameRangeError) {
    #expect(throws: error) { try FrameRange(text) }
  }

  @Test(arguments: [
    ("12", FrameRangeError.outside(12, frameCount: 12)), ("-13", .outside(-13, frameCount: 12)),
    ("12..", .outside(12, frameCount: 12)), ("8..5", .reversed(from: 8, to: 5)),
    ("halve", .unknownMark("halve", known: ["end", "half"])),
  ])
  func whatTheSceneDoesNotHaveIsRefused(text: String, error: FrameRangeError) throws {
    let range = try FrameRange(text)
    #expect(throws: error) { try range.indices(frameCount: 12, marks: Self.marks) }
  }

  @Test func aMarkMeansTheFirstFrameAtOrAfterItsTime() throws {
    let onTheFrame = 0.1
    let between = 0.11
    let playback = Playback(
      frameCount: 60, rate: "60", framesPerSecond: 60, duration: 1,
      marks: [PlaybackMark(name: "on", time: onTheFrame), PlaybackMark(name: "after", time: between)])
    #expect(try FrameRange("on,after").indices(of: playback) == [6, 7])
  }
}
