import HeadlessUIKit
import Testing

@MainActor
@Suite("Texts in letters of several sizes")
struct AttributedTextTests {
  /// A text of pieces with their sizes; nil for letters that say nothing.
  static func text(_ pieces: [(String, CGFloat?)], kern: CGFloat? = nil) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, size) in pieces {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let size { attributes[.font] = UIFont.systemFont(ofSize: size) }
      if let kern { attributes[.kern] = kern }
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    return text
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let pieces: [(String, CGFloat?)]
    var kern: CGFloat?
    var lines = 1
    var width: CGFloat = 0
    let size: CGSize
  }

  /// Half a point for every point of size and character, and 1.2 for every line's largest; the label's size is 10.
  nonisolated static let cases: [Case] = [
    Case(testDescription: "one size", pieces: [("Hello", 40)], size: CGSize(width: 100, height: 48)),
    Case(
      testDescription: "two sizes", pieces: [("Hello ", 40), ("you", 20)], size: CGSize(width: 140, height: 48)),
    Case(testDescription: "within a word", pieces: [("A", 60), ("bc", 20)], size: CGSize(width: 50, height: 72)),
    Case(testDescription: "letters that say nothing", pieces: [("ab", nil)], size: CGSize(width: 10, height: 12)),
    Case(testDescription: "nothing", pieces: [], size: .zero),
    Case(
      testDescription: "letters apart", pieces: [("abcd", 20)], kern: 5, size: CGSize(width: 60, height: 24)),
    Case(
      testDescription: "a line of each size", pieces: [("Title\n", 40), ("two words", 20)], lines: 0,
      size: CGSize(width: 100, height: 72)),
    Case(
      testDescription: "broken between words", pieces: [("Big ", 40), ("small words", 20)], lines: 0, width: 115,
      size: CGSize(width: 110, height: 72)),
    Case(
      testDescription: "a word that is too long", pieces: [("ab", 40), ("cdef", 20)], lines: 0, width: 65,
      size: CGSize(width: 60, height: 48)),
  ]

  @Test(arguments: cases)
  func `every letter takes the room of its size`(text: Case) {
    let attributed = Self.text(text.pieces, kern: text.kern)
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = text.lines
    label.attributedText = attributed
    let size = text.width > 0 ? label.sizeThatFits(CGSize(width: text.width, height: 0)) : label.intrinsicContentSize
    #expect(size == text.size)
    #expect(label.attributedText == attributed && label.text == attributed.string)
  }

  @Test func `the first letters' font and colour become the label's`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Red", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    label.attributedText = text
    #expect(label.font.pointSize == 30 && label.textColor == .red)
    #expect(try #require((label.layer as? CAShapeLayer)?.fillColor) == UIColor.red.cgColor)
    let bar = { () -> CGRect? in
      label.sizeToFit()
      label.layoutIfNeeded()
      return (label.layer as? CAShapeLayer)?.path.map { UIBezierPath(cgPath: $0).bounds }
    }
    #expect(bar()?.size == CGSize(width: 105, height: 15))
    label.font = .systemFont(ofSize: 20)
    #expect(label.intrinsicContentSize == CGSize(width: 70, height: 24))
    label.text = "Red"
    #expect(label.attributedText == NSAttributedString(string: "Red"))
  }

  @Test func `a button's title has letters of its own, before a plain one`() throws {
    let stage = TestStage()
    let button = UIButton(type: .system)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(
        string: "Buy", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]), for: .normal)
    button.setTitle("Bought", for: .selected)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 36))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.act { stage.window.addSubview(button) }
    let label = try #require(button.titleLabel)
    #expect(label.text == "Buy" && label.textColor == .red)
    #expect(label.frame == CGRect(x: 35, y: 13, width: 30, height: 24))
    #expect(button.attributedTitle(for: .normal)?.string == "Buy" && button.currentAttributedTitle?.string == "Buy")
    stage.act { button.isSelected = true }
    #expect(label.text == "Bought" && label.textColor == button.tintColor && button.currentAttributedTitle == nil)
  }
}
