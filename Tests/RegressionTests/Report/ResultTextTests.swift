import Foundation
import Regression
import SystemFiles
import TestSupport
import Testing

/// Results as text, whose frames are written and read one by one.
@Suite("The text of a result") struct ResultTextTests {
  private static func frame(_ index: Int) -> FrameVerification {
    var frame = FrameVerification(
      index: index, time: Double(index) / 3, expectedPixels: "a", actualPixels: index.isMultiple(of: 2) ? nil : "b\n\"")
    frame.bounds = index == 1 ? [1, 2, 3, 4] : nil
    frame.actualFile = "\"frames\" : [/\(index).png"
    return frame
  }

  /// Scenes with so many frames each.
  private static func result(_ counts: [Int]) -> VerificationResult {
    let scenes = counts.enumerated().map { place, count in
      var scene = SceneVerification(
        scene: "\(place)", name: "n", variant: nil, baseline: "b", folder: "f", verdict: .changed, status: 1,
        headline: "\"frames\":[] \n      \"frames\" : [\n\n      ]")
      scene.frames = VerifiedFrames((0..<count).map(frame))
      return scene
    }
    return VerificationResult(engine: "1.1", scenes: scenes)
  }

  private static func text(of result: VerificationResult, _ form: ResultText.Form) throws -> [UInt8] {
    var text = ResultText(result, form)
    var bytes: [UInt8] = []
    while let piece = try text.next() { bytes += piece }
    return bytes
  }

  /// What encoding all of it at once gives.
  private static func whole(_ result: VerificationResult, _ form: ResultText.Form) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if form == .laidOut { encoder.outputFormatting.insert(.prettyPrinted) }
    return Array(try encoder.encode(result)) + [UInt8(ascii: "\n")]
  }

  @Test(arguments: [[], [0], [3], [0, 2], [1, 0, 0, 5]], [ResultText.Form.laidOut, .line])
  func framesOneByOneGiveTheBytesOfAllAtOnce(_ counts: [Int], _ form: ResultText.Form) throws {
    let result = Self.result(counts)
    #expect(try Self.text(of: result, form) == Self.whole(result, form))
  }

  /// From the file as it is written, and from one that was laid out otherwise.
  @Test(arguments: [[], [0], [3], [0, 2], [1, 0, 0, 5]], [ResultText.Form.laidOut, .line])
  func readingGivesBackWhatWasWritten(_ counts: [Int], _ form: ResultText.Form) throws {
    let (result, folder) = (Self.result(counts), try TemporaryFolder())
    try FileSystem.write(Self.text(of: result, form), to: folder("result.json"))
    let read = try VerificationResult(file: folder("result.json"))
    #expect(read.scenes.map(\.frames.count) == counts)
    #expect(try read.scenes.last?.frames.first { $0.index == 1 } == result.scenes.last?.frames.first { $0.index == 1 })
    for form in [ResultText.Form.laidOut, .line] {
      #expect(try Self.text(of: read, form) == Self.whole(result, form))
    }
  }

  @Test(arguments: [
    ("{}", VerificationResultError.unreadable), ("{\"format\": 9}", .otherFormat(9)), ("", .unreadable),
  ])
  func whatIsNoResultIsNamed(_ text: String, _ error: VerificationResultError) throws {
    let folder = try TemporaryFolder()
    try FileSystem.write(Array(text.utf8), to: folder("result.json"))
    #expect(throws: RegressionError.result(error, path: folder("result.json"))) {
      try VerificationResult(file: folder("result.json"))
    }
  }

  @Test func aDamagedFrameIsToldOfByTheNameOfTheFile() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: try Self.text(of: Self.result([2]), .laidOut), as: UTF8.self)
    try FileSystem.write(
      Array(text.replacing("\"index\" : 1", with: "\"index\" : true").utf8), to: folder("result.json"))
    let read = try VerificationResult(file: folder("result.json"))
    #expect(throws: RegressionError.result(.unreadable, path: folder("result.json"))) {
      try read.scenes[0].frames.first { _ in false }
    }
  }
}
