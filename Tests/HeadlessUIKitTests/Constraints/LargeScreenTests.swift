import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("A screen of two hundred views by eight hundred constraints") struct LargeScreenTests {
  private static func screen() -> (stage: TestStage, rows: [ContentView], top: NSLayoutConstraint) {
    let stage = TestStage()
    let rows = (0..<200).map { stage.window.add(ContentView(80, Double(10 + $0 % 7))) }
    let top = rows[0].topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 4)
    for (index, row) in rows.enumerated() {
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.trailingAnchor, constant: -16),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
        index == 0 ? top : row.topAnchor.constraint(equalTo: rows[index - 1].bottomAnchor, constant: 8),
      ])
    }
    return (stage, rows, top)
  }

  private static func heights(_ count: Int) -> Double { (0..<count).reduce(0) { $0 + Double(max(10 + $1 % 7, 12)) } }

  @Test func `is solved`() {
    let (stage, rows, _) = Self.screen()
    stage.environment.commit()
    let last: Double = 4 + Self.heights(199) + 8 * 199
    #expect(rows[199].frame.rect == Rect(16, last, 80, 13))
  }

  @Test func `is solved again for each of a hundred changes, and laid out for no other reason`() {
    let (stage, rows, top) = Self.screen()
    stage.environment.commit()
    for step in 1...100 {
      stage.act { top.constant = CGFloat(step) }
      #expect(rows[0].frame.minY == CGFloat(step))
    }
    let last: Double = 100 + Self.heights(199) + 8 * 199
    #expect(rows[199].frame.rect == Rect(16, last, 80, 13))
    let counts = rows.map(\.layoutCount)
    for _ in 0..<1000 { stage.act { stage.window.layoutIfNeeded() } }
    #expect(rows.map(\.layoutCount) == counts)
  }
}
