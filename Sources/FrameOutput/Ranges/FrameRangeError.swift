/// What is wrong with a range of frames.
package enum FrameRangeError: Error, Hashable, Sendable {
  /// Two commas in a row, or nothing at all.
  case emptyItem(String)
  case badStep(String, item: String)
  /// A number with too many digits, or a lone dash.
  case notANumber(String)
  case unknownMark(String, known: [String])
  case outside(Int, frameCount: Int)
  case reversed(from: Int, to: Int)
}

extension FrameRangeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyItem(let text):
      "\"\(text)\" has an empty part; write frames as 12, 10..20, 10.., ..20, -1, 10..40/2, a mark's name, or several "
        + "of these with commas"
    case .badStep(let step, let item):
      "the step \"\(step)\" of \"\(item)\" is no whole number above 0; 10..40/2 takes every second frame"
    case .notANumber(let text): "\"\(text)\" is no frame number"
    case .unknownMark(let name, let known):
      "\"\(name)\" is neither a frame number nor a mark; "
        + (known.isEmpty ? "the scene has no marks" : "the scene's marks are " + known.joined(separator: ", "))
    case .outside(let index, let frameCount):
      "there is no frame \(index): the scene has frames 0 to \(frameCount - 1)"
    case .reversed(let from, let to):
      "a range ends at frame \(to), before it begins at frame \(from); write the earlier frame first"
    }
  }
}
