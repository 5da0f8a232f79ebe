import HeadlessUIKit
import Testing

@MainActor
@Suite("Texts are drawn as bars")
struct TextTests {
  /// A label's lines at 20 points, 10 points a character and 24 a line.
  @Test(arguments: [
    ("Hello", 1, CGSize(width: 50, height: 24)), ("", 1, .zero), ("Hello there", 1, CGSize(width: 110, height: 24)),
    ("Hello\nthere again", 0, CGSize(width: 110, height: 48)), ("a\n\nb", 0, CGSize(width: 10, height: 72)),
    ("a\nb\nc", 2, CGSize(width: 10, height: 48)),
  ])
  func `half a point for every point of size and character`(text: String, lines: Int, size: CGSize) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    label.text = text
    #expect(label.intrinsicContentSize == size)
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test(
    arguments: [
      (90, CGSize(width: 90, height: 72)), (100, CGSize(width: 100, height: 48)),
      (40, CGSize(width: 40, height: 96)), (1000, CGSize(width: 200, height: 24)),
    ] as [(Double, CGSize)])
  func `lines break between words, and longer words are cut`(width: Double, size: CGSize) {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = 0
    label.text = "Hello big new worlds"
    #expect(label.sizeThatFits(CGSize(width: width, height: 0)) == size)
  }

  private func bars(of label: UILabel) throws -> CGRect {
    label.layoutIfNeeded()
    return UIBezierPath(cgPath: try #require((label.layer as? CAShapeLayer)?.path)).bounds
  }

  @Test(arguments: [
    (NSTextAlignment.natural, CGRect(x: 0, y: 25, width: 50, height: 10)),
    (.center, CGRect(x: 25, y: 25, width: 50, height: 10)), (.right, CGRect(x: 50, y: 25, width: 50, height: 10)),
  ])
  func `a bar stands in the middle of its line, where the alignment says`(alignment: NSTextAlignment, bar: CGRect)
    throws
  {
    let stage = TestStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.font = .systemFont(ofSize: 20)
    label.textAlignment = alignment
    label.text = "Hello"
    stage.act { stage.window.addSubview(label) }
    #expect(try bars(of: label) == bar)
  }

  @Test func `bars take the colour of the appearance`() throws {
    let stage = TestStage()
    let label = UILabel()
    stage.act { stage.window.addSubview(label) }
    let light = try #require((label.layer as? CAShapeLayer)?.fillColor)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(try #require((label.layer as? CAShapeLayer)?.fillColor) != light)
    label.textColor = .red
    #expect(try #require((label.layer as? CAShapeLayer)?.fillColor) == UIColor.red.cgColor)
  }

  @Test func `a button shows the title of its state in its middle`() throws {
    let stage = TestStage()
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.setTitle("Opened", for: .selected)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.act { stage.window.addSubview(button) }
    let label = try #require(button.titleLabel)
    #expect(label.text == "Open")
    #expect(label.frame == CGRect(x: 35, y: 16, width: 30, height: 18))
    stage.act { button.isSelected = true }
    #expect(label.text == "Opened")
    stage.act { button.isHighlighted = true }
    #expect(label.text == "Open" && label.alpha < 1)
    stage.act { button.setTitle(nil, for: .normal) }
    #expect(label.text == nil)
  }
}
