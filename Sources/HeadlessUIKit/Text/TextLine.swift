import Foundation

/// Letters of one font that stand side by side.
struct TextRun: Hashable {
  let text: String
  let font: UIFont
  /// Points between letters.
  var kern: CGFloat = 0

  /// The words of each paragraph.
  static func paragraphs(of runs: [TextRun]) -> [[TextLine]] {
    guard runs.contains(where: { !$0.text.isEmpty }) else { return [] }
    var paragraphs: [[TextLine]] = [[]]
    var word = TextLine(whenEmpty: nil)
    func endWord() {
      if !word.isEmpty { paragraphs[paragraphs.count - 1].append(word) }
      word = TextLine(whenEmpty: nil)
    }
    for run in runs {
      for character in run.text {
        guard character != " ", !character.isNewline else {
          endWord()
          if character.isNewline { paragraphs.append([]) }
          continue
        }
        word.append(TextLine.Piece(count: 1, font: run.font, kern: run.kern))
      }
    }
    endWord()
    return paragraphs
  }
}

/// A line of a text, or a word: how many letters of which size.
struct TextLine: Hashable {
  struct Piece: Hashable {
    var count: Int
    let font: UIFont
    let kern: CGFloat

    var advance: CGFloat { max(font.pointSize * UIFont.characterShare + kern, 0) }
    var width: CGFloat { CGFloat(count) * advance }

    func looksLike(_ other: Piece) -> Bool { font.pointSize == other.font.pointSize && kern == other.kern }
  }

  private(set) var pieces: [Piece] = []
  /// Whose height the line has without letters.
  private let emptyFont: UIFont?

  init(whenEmpty font: UIFont?) { emptyFont = font }

  var isEmpty: Bool { pieces.isEmpty }

  var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }

  private var largest: UIFont? { pieces.map(\.font).max { $0.pointSize < $1.pointSize } ?? emptyFont }

  /// Points from line to line: what the largest letters need.
  var height: CGFloat { largest?.lineHeight ?? 0 }

  /// Points of the bar.
  var barHeight: CGFloat { (largest?.pointSize ?? 0) * UIFont.characterShare }

  mutating func append(_ piece: Piece) {
    if let last = pieces.last, last.looksLike(piece) {
      pieces[pieces.count - 1].count += piece.count
    } else {
      pieces.append(piece)
    }
  }

  /// The line with a word after it, and a space as wide as the word's letters.
  func spaced(before word: TextLine) -> TextLine {
    var line = self
    if let first = word.pieces.first { line.append(Piece(count: 1, font: first.font, kern: first.kern)) }
    for piece in word.pieces { line.append(piece) }
    return line
  }

  /// As many whole letters as have room, and one at least.
  func cut(to room: CGFloat) -> TextLine {
    guard width > room else { return self }
    var line = TextLine(whenEmpty: emptyFont)
    var rest = room
    for piece in pieces {
      let count = piece.advance > 0 ? Int(max(rest, 0) / piece.advance) : piece.count
      let fitting = min(piece.count, line.isEmpty ? max(count, 1) : count)
      guard fitting > 0 else { break }
      line.append(Piece(count: fitting, font: piece.font, kern: piece.kern))
      guard fitting == piece.count else { break }
      rest -= piece.width
    }
    return line
  }
}
