import Foundation
import WebPages

/// What the player of a scene knows of each frame, as JSON inside the page.
struct FrameData: Codable {
  /// Named shortly: a page holds thousands of them.
  struct Frame: Codable {
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
  }

  var frames: [Frame]

  init(_ verification: SceneVerification) {
    frames = verification.frames.map { frame in
      let actual = frame.actualFile.map { LinkedFile($0).description }
      let expected = frame.expectedFile.map { LinkedFile($0).description }
      return Frame(
        i: frame.index, t: frame.time, e: expected ?? (frame.isChanged ? nil : actual),
        a: actual ?? (frame.isChanged ? nil : expected), d: frame.differenceFile.map { LinkedFile($0).description },
        p: frame.changedPixels, m: frame.maxDelta, c: frame.isChanged, n: frame.nearestIndex)
    }
  }

  /// The element that carries the data; nothing in it can end the element, for `<` is written as JSON's escape.
  var markup: Markup {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data("{\"frames\":[]}".utf8)
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    return Markup(trusted: "<script type=\"application/json\" class=\"frames\">\(text)</script>\n")
  }
}
