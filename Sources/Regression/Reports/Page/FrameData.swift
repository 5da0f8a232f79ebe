import Foundation
import WebPages

/// What the player of a scene knows of a frame, as JSON inside the page.
///
/// Named shortly: a page holds thousands of them.
struct FrameData: Codable {
  var i: Int
  var t: Double
  /// Addresses of the expected picture, the actual one and their difference.
  var e: String?
  var a: String?
  var d: String?
  /// Changed pixels and the largest change.
  var p: Int?
  var m: Int?
  /// Whether the digests differ.
  var c: Bool
  /// The frame that stands for the expected one.
  var n: Int?

  init(_ frame: FrameVerification) {
    let actual = frame.actualFile.map { LinkedFile($0).description }
    let expected = frame.expectedFile.map { LinkedFile($0).description }
    (i, t) = (frame.index, frame.time)
    e = expected ?? (frame.isChanged ? nil : actual)
    a = actual ?? (frame.isChanged ? nil : expected)
    d = frame.differenceFile.map { LinkedFile($0).description }
    (p, m) = (frame.changedPixels, frame.maxDelta)
    (c, n) = (frame.isChanged, frame.nearestIndex)
  }

  /// The element that carries the data of some frames.
  static func markup(_ frames: VerifiedFrames) -> Markup {
    let entries = Markup.each(frames) { place, frame in
      Markup(trusted: (place == 0 ? "" : ",") + FrameData(frame).text)
    }
    return "<script type=\"application/json\" class=\"frames\">{\"frames\":[\(entries)]}</script>\n"
  }

  /// Nothing in it can end the element, for `<` is written as JSON's escape.
  private var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("null".utf8)
    return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
  }
}
