import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("What UIKit refuses of constraints") struct ConstraintRefusalTests {
  @Test func `views of different trees`() {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let other = UIView()
    let constraint = other.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    let warning = stage.environment.log.warnings.first
    #expect(warning?.kind == "refused-request")
    #expect(warning?.message.contains("because they have no common ancestor") == true)
  }

  nonisolated static let unsound: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, String)] = [
    (.left, .notAnAttribute, "Location attributes must be specified in pairs"),
    (.left, .top, "Invalid pairing of layout attributes"), (.width, .leading, "Invalid pairing of layout attributes"),
    (.notAnAttribute, .width, "must contain a first layout item"),
  ]

  @Test(arguments: unsound)
  func `attributes that do not go together`(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ message: String
  ) {
    let stage = TestStage()
    let view = stage.view(0, 0, 10, 10)
    let constraint = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : stage.window,
      attribute: second, multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(stage.environment.log.warnings.map(\.message).contains { $0.contains(message) })
  }

  @Test func `a keeper that does not contain the items`() {
    let stage = TestStage()
    let (view, other) = (stage.view(0, 0, 10, 10), stage.view(0, 0, 10, 10))
    view.addConstraint(other.widthAnchor.constraint(equalToConstant: 3))
    #expect(view.constraints.isEmpty && other.constraints.isEmpty)
    #expect(
      stage.environment.log.warnings.map(\.message).contains { $0.contains("hierarchy is not prepared") })
  }

  @Test func `contradictions are named, one is broken, and it comes back`() throws {
    let stage = TestStage()
    let view = stage.window.add(UIView())
    view.accessibilityIdentifier = "card"
    view.pinToCorner()
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
    wide.identifier = "wide"
    stage.act { NSLayoutConstraint.activate([narrow, wide]) }
    #expect(view.frame.size.width == 50)
    let warning = try #require(stage.environment.log.warnings.first)
    #expect(warning.kind == "unsatisfiable-constraints")
    #expect(
      warning.message == """
        Unable to simultaneously satisfy constraints: (<NSLayoutConstraint card.width == 50>, \
        <NSLayoutConstraint 'wide' card.width >= 60>). \
        Will attempt to recover by breaking constraint <NSLayoutConstraint 'wide' card.width >= 60>
        """)
    stage.act { narrow.isActive = false }
    #expect(view.frame.size.width == 60)
    #expect(stage.environment.log.warnings.count == 1)
  }

  @Test func `against a frame the app's constraint is broken`() {
    let stage = TestStage()
    let view = stage.view(5, 6, 70, 80)
    stage.act { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(
      stage.environment.log.warnings.map(\.message).contains { $0.contains("NSAutoresizingMaskLayoutConstraint") })
  }
}
