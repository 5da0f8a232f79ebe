import Foundation

/// A text set in lines, each of which is drawn as a bar: half a point for every point of size and character.
struct TextBars: Hashable {
  let lines: [TextLine]

  /// A text in lines of at most some points; a word that is longer than a line is cut.
  ///
  /// - Parameters:
  ///   - text: its pieces, each in letters of its own.
  ///   - width: points; infinite for lines that end only where the text says.
  ///   - limit: how many lines at most; 0 for any number.
  init(_ text: [TextRun], width: CGFloat, limit: Int) {
    let room = width + Self.roundingSlack
    let lines = TextRun.paragraphs(of: text).flatMap { words in
      Self.wrap(words, room: limit == 1 ? .infinity : room, whenEmpty: text.first?.font)
    }
    self.lines = (limit > 0 ? Array(lines.prefix(limit)) : lines).map { $0.cut(to: room) }
  }

  /// Widths come rounded to pixels; a line that just fits is not broken.
  private static let roundingSlack: CGFloat = 0.01

  /// A paragraph's lines.
  private static func wrap(_ words: [TextLine], room: CGFloat, whenEmpty font: UIFont?) -> [TextLine] {
    var lines = [TextLine(whenEmpty: font)]
    for word in words {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? word : last.spaced(before: word)
      if last.isEmpty || longer.width <= room { lines[lines.count - 1] = longer } else { lines.append(word) }
    }
    return lines
  }

  /// Points that the text needs.
  var size: CGSize { CGSize(width: lines.map(\.width).max() ?? 0, height: top(of: lines.count)) }

  /// Points above a line; lines of one height are multiplied, which rounds less than adding them up.
  private func top(of index: Int) -> CGFloat {
    let heights = lines.map(\.height)
    guard let first = heights.first, heights.contains(where: { $0 != first }) else {
      return CGFloat(index) * (heights.first ?? 0)
    }
    return heights.prefix(index).reduce(0, +)
  }

  /// The bars, their text in the middle of a rectangle from top to bottom, and where the alignment says across.
  @MainActor func path(in bounds: CGRect, alignment: NSTextAlignment) -> CGPath {
    let path = UIBezierPath()
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let (width, height) = (line.width, line.barHeight)
      let room = bounds.width - width
      let x = alignment == .center ? room / 2 : alignment == .right ? room : 0
      let y = (bounds.height - size.height) / 2 + top(of: index) + (line.height - height) / 2
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
