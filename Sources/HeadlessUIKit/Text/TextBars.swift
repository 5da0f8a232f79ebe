import Foundation

/// A text set in lines, each of which is drawn as a bar: half a point for every point of size and character.
struct TextBars: Hashable {
  /// Characters of each line.
  let lengths: [Int]
  private let font: UIFont

  /// A text in lines of at most some points; a word that is longer than a line is cut.
  ///
  /// - Parameters:
  ///   - width: points; infinite for lines that end only where the text says.
  ///   - limit: how many lines at most; 0 for any number.
  init(_ text: String, font: UIFont, width: CGFloat, limit: Int) {
    self.font = font
    let room = max((width + Self.roundingSlack) / (font.pointSize * UIFont.characterShare), 1)
    let capacity = room < CGFloat(Int32.max) ? Int(room) : .max
    let lines =
      text.isEmpty
      ? []
      : text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .flatMap { Self.wrap($0, capacity: limit == 1 ? .max : capacity) }
    lengths = (limit > 0 ? Array(lines.prefix(limit)) : lines).map { min($0, capacity) }
  }

  /// Widths come rounded to pixels; a line that just fits is not broken.
  private static let roundingSlack: CGFloat = 0.01

  /// The lengths of a paragraph's lines.
  private static func wrap(_ paragraph: Substring, capacity: Int) -> [Int] {
    var lines = [0]
    for word in paragraph.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last == 0 {
        lines[lines.count - 1] = word.count
      } else if last + 1 + word.count <= capacity {
        lines[lines.count - 1] = last + 1 + word.count
      } else {
        lines.append(word.count)
      }
    }
    return lines
  }

  /// Points that the text needs.
  var size: CGSize {
    let longest = CGFloat(lengths.max() ?? 0) * font.pointSize * UIFont.characterShare
    return CGSize(width: longest, height: CGFloat(lengths.count) * font.lineHeight)
  }

  /// The bars, their text in the middle of a rectangle from top to bottom, and where the alignment says across.
  @MainActor func path(in bounds: CGRect, alignment: NSTextAlignment) -> CGPath {
    let height = font.pointSize * UIFont.characterShare
    let path = UIBezierPath()
    for (index, length) in lengths.enumerated() where length > 0 {
      let width = CGFloat(length) * font.pointSize * UIFont.characterShare
      let room = bounds.width - width
      let x = alignment == .center ? room / 2 : alignment == .right ? room : 0
      let y = (bounds.height - size.height) / 2 + CGFloat(index) * font.lineHeight + (font.lineHeight - height) / 2
      let bar = CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
      path.append(UIBezierPath(roundedRect: bar, cornerRadius: height / 2))
    }
    return path.cgPath
  }
}

/// Where lines stand, as `NSTextAlignment`.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified, natural
}

/// How lines end, as `NSLineBreakMode`; bars end where their words do.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
