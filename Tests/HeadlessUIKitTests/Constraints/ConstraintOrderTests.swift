import Geometry
import HeadlessUIKit
import Testing

/// The order in which constraints are activated says nothing of where views lie.
@MainActor @Suite("The order of constraints does not matter") struct ConstraintOrderTests {
  /// All orders of four things.
  nonisolated private static let orders: [[Int]] = permutations([0, 1, 2, 3])

  nonisolated private static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
  }

  /// A view with margins in a window of 400 × 800 points, and one in it.
  private static func views() -> (stage: TestStage, owner: UIView, child: UIView) {
    let stage = TestStage()
    let owner = stage.view(0, 0, 400, 800)
    owner.insetsLayoutMarginsFromSafeArea = false
    owner.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    return (stage, owner, owner.add(UIView()))
  }

  private static func activate(_ constraints: [NSLayoutConstraint], _ order: [Int], _ stage: TestStage) {
    NSLayoutConstraint.activate(order.map { constraints[$0] })
    stage.environment.commit()
  }

  @Test(arguments: orders) func `edges of a view and of its guide`(_ order: [Int]) {
    let (stage, owner, child) = Self.views()
    let guide = owner.layoutMarginsGuide
    Self.activate(
      [
        child.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
        child.topAnchor.constraint(equalTo: guide.topAnchor),
        child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ], order, stage)
    #expect(child.frame == CGRect(x: 0, y: 10, width: 400, height: 760))
  }

  @Test(arguments: orders) func `the middle of a view and of its guide`(_ order: [Int]) {
    let (stage, owner, child) = Self.views()
    let guide = owner.layoutMarginsGuide
    Self.activate(
      [
        child.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: owner.centerYAnchor),
        child.widthAnchor.constraint(equalTo: owner.widthAnchor, multiplier: 0.25),
        child.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
      ], order, stage)
    #expect(child.frame == CGRect(x: 140, y: 210, width: 100, height: 380))
  }

  @Test(arguments: orders) func `ends of a guide alone, also after the owner has another size`(_ order: [Int]) {
    let (stage, owner, child) = Self.views()
    let guide = owner.layoutMarginsGuide
    Self.activate(
      [
        child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        child.trailingAnchor.constraint(equalTo: owner.trailingAnchor, constant: -7),
        child.widthAnchor.constraint(equalToConstant: 50),
        child.heightAnchor.constraint(equalToConstant: 60),
      ], order, stage)
    #expect(child.frame == CGRect(x: 343, y: 710, width: 50, height: 60))
    stage.act { owner.frame.size = CGSize(width: 300, height: 500) }
    #expect(child.frame == CGRect(x: 243, y: 410, width: 50, height: 60))
  }
}
