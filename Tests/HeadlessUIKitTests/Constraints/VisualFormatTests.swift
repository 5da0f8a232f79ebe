import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("The visual format language") struct VisualFormatTests {
  nonisolated static let formats: [(String, Double, Double, Double, Double)] = [
    ("H:|[a][b(100)]|", 0, 300, 300, 100),
    ("|-[a(==b)]-[b]-|", 8, 188, 204, 188),
    ("H:|-20-[a(50)]-gap-[b(>=30)]-(-5)-|", 20, 50, 82, 323),
    ("[a(40)]-(>=10,==15@500)-[b(60@999)]|", 285, 40, 340, 60),
    ("H:|-(20.5)-[a(19.5)][b(a)]", 21, 19, 40, 20),
  ]

  @Test(arguments: formats)
  func `places views`(_ format: String, _ x: Double, _ width: Double, _ nextX: Double, _ nextWidth: Double) {
    let stage = TestStage()
    let (a, b) = (stage.window.add(ContentView(1, 1)), stage.window.add(ContentView(1, 1, hugging: 252)))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: .alignAllTop, metrics: ["gap": 12], views: ["a": a, "b": b])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|-7-[a(9)]", metrics: nil, views: ["a": a]))
    stage.environment.commit()
    #expect(isNear(a.frame.rect, Rect(x, 7, width, 9)), "\(a.frame)")
    #expect(isNear(b.frame.rect, Rect(nextX, 7, nextWidth, 1)), "\(b.frame)")
    #expect(stage.environment.log.warnings.map(\.message) == [])
  }

  @Test(arguments: [
    ("H:|[a", "']' was expected"), ("[c]", "'c' is not a key in the views dictionary"),
    ("[a(x)]", "'x' is neither a number nor a known name"), ("|-8[a]", "'-' was expected"),
    ("[a]|[a]", "nothing was expected after the superview"), ("", "'[' was expected"),
  ])
  func `says what it cannot read`(_ format: String, _ reason: String) {
    let stage = TestStage()
    let a = stage.window.add(UIView())
    let made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a])
    #expect(made.isEmpty)
    #expect(
      stage.environment.log.warnings.first?.message.contains("Unable to parse constraint format: \(reason)") == true)
  }
}
