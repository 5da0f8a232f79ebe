import Foundation
import WebPages

/// The frames of one play, as a player page has them.
///
/// Pictures and values that are the same as in the frame before stand there once.
package struct PlayerPane: Sendable {
  /// What the pane is called.
  package let title: String
  /// Points.
  package let width: Double
  package let height: Double
  /// Pixels a point of the pictures.
  package let scale: Double
  /// Frames a second.
  package let rate: Double

  private var frames: [String] = []
  private var pictures: [String] = []
  private var views: [String] = []

  package init(title: String, width: Double, height: Double, scale: Double, rate: Double) {
    (self.title, self.width, self.height) = (title, width, height)
    (self.scale, self.rate) = (scale, rate)
  }

  package var frameCount: Int { frames.count }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - index: among those of the whole play.
  ///   - time: seconds.
  ///   - line: of the trace; nil where nothing is known of the views.
  ///   - picture: a PNG file; nil for the same as in the frame before.
  package mutating func append(index: Int, time: Double, line: String?, marks: [String], picture: [UInt8]?) {
    precondition(picture != nil || !pictures.isEmpty, "the first frame has a picture")
    if let picture { pictures.append("\"\(Data(picture).base64EncodedString())\"") }
    let traced = line.flatMap(TracedFrame.init)
    let seen = traced?.views ?? "{}"
    if views.last != seen { views.append(seen) }
    let marks = marks.map(JSONText.string).joined(separator: ",")
    frames.append(
      """
      {"i":\(index),"t":\(time),"p":\(pictures.count - 1),"v":\(views.count - 1),"m":[\(marks)],\
      "x":\(traced?.transition ?? "null"),"f":\(traced?.touch ?? "null")}
      """)
  }

  /// The element that carries all that; nothing in it can end the element, for `<` is written as JSON's escape.
  var markup: Markup {
    let text = """
      {"title":\(JSONText.string(title)),"width":\(width),"height":\(height),"scale":\(scale),"rate":\(rate),
      "frames":[
      \(frames.joined(separator: ",\n"))
      ],
      "views":[
      \(views.joined(separator: ",\n"))
      ],
      "pictures":[
      \(pictures.joined(separator: ",\n"))
      ]}
      """
    return Markup(
      trusted: "<script type=\"application/json\">\n\(text.replacingOccurrences(of: "<", with: "\\u003c"))\n</script>\n"
    )
  }

  /// The first picture, for whoever runs no scripts.
  var firstPicture: Markup {
    guard let first = pictures.first?.dropFirst().dropLast() else { return "" }
    return "<noscript><img alt=\"The first frame\" src=\"data:image/png;base64,\(String(first))\"></noscript>\n"
  }
}
