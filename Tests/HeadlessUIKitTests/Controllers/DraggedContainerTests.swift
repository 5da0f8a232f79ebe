import HeadlessUIKit
import Testing

/// A drag, and what comes of it.
struct DragCase: CustomTestStringConvertible {
  let name: String
  let samples: [(Double, Double, Double)]
  let changes: Bool

  var testDescription: String { name }

  init(_ name: String, _ samples: [(Double, Double, Double)], changes: Bool) {
    (self.name, self.samples, self.changes) = (name, samples, changes)
  }

  static let pops = [
    DragCase("past half", [(0, 5, 300), (0.5, 215, 300), (0.7, 215, 300)], changes: true),
    DragCase("short of half", [(0, 5, 300), (0.5, 190, 300), (0.7, 190, 300)], changes: false),
    DragCase("thrown", [(0, 5, 300), (0.1, 60, 300)], changes: true),
    DragCase("thrown back", [(0, 5, 300), (0.4, 300, 300), (0.5, 250, 300)], changes: false),
  ]

  static let pages = [
    DragCase("dragged past half", [(0, 300, 300), (0.5, 90, 300), (0.7, 90, 300)], changes: true),
    DragCase("dragged too little", [(0, 300, 300), (0.5, 150, 300), (0.7, 150, 300)], changes: false),
    DragCase("thrown", [(0, 300, 300), (0.1, 240, 300)], changes: true),
    DragCase("dragged where there is no page", [(0, 100, 300), (0.5, 300, 300)], changes: false),
    DragCase("dragged across", [(0, 300, 300), (0.5, 250, 500)], changes: false),
  ]
}

@MainActor
struct DraggedContainerTests {
  @Test(arguments: DragCase.pops)
  func `The edge of the screen pops`(drag: DragCase) throws {
    let stage = StageFixture()
    let (lower, upper) = (stage.controller("lower"), stage.controller("upper"))
    let navigation = UINavigationController(rootViewController: lower)
    stage.show(navigation)
    navigation.pushViewController(upper, animated: false)
    stage.advance(to: 1)
    let before = stage.environment.snapshot().layers
    let path = try #require(FingerPath(drag.samples))
    stage.environment.drag(along: path)
    let middle = path.duration / 2
    stage.advance(to: 1 + middle)
    let way = Double(path.position(at: middle).x) - 5
    #expect(isNear(Double(stage.frame(of: "upper")?.minX ?? 0), way, within: 1e-6))
    #expect(isNear(Double(stage.frame(of: "lower")?.minX ?? 0), 0.3 * (way - 393), within: 1e-6))
    stage.advance(to: 3)
    #expect(navigation.topViewController === (drag.changes ? lower : upper))
    if !drag.changes { #expect(stage.environment.snapshot().layers == before) }
    #expect(stage.environment.isSettled)
  }

  @Test func `A custom animator keeps the edge from popping, and nothing pops a root`() throws {
    let stage = StageFixture()
    let navigation = UINavigationController(rootViewController: stage.controller("lower"))
    stage.show(navigation)
    let path = try #require(FingerPath([(0, 5, 300), (0.3, 300, 300)]))
    stage.environment.drag(along: path)
    stage.advance(to: 1)
    let delegate = RecordingDelegate(log: stage.log)
    navigation.delegate = delegate
    navigation.pushViewController(stage.controller("upper"), animated: false)
    stage.environment.drag(along: path)
    stage.advance(to: 3)
    #expect(stage.transitionEvents.filter { $0.contains("pop") }.isEmpty)
    #expect(stage.warningKinds.isEmpty)
  }

  private final class Book: NSObject, UIPageViewControllerDataSource {
    var pages: [UIViewController] = []
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
  }

  @Test(arguments: DragCase.pages)
  func `Pages follow the finger`(drag: DragCase) throws {
    let stage = StageFixture()
    let book = Book()
    book.pages = [stage.controller("one"), stage.controller("two")]
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    stage.advance(to: 1)
    let before = stage.environment.snapshot().layers
    stage.environment.drag(along: try #require(FingerPath(drag.samples)))
    if drag.changes {
      stage.advance(to: 1.05)
      let one = try #require(stage.frame(of: "one"))
      #expect(isNear(Double(one.minX) + 393, Double(stage.frame(of: "two")?.minX ?? 0), within: 1e-6))
      #expect(one.minX < 0)
    }
    stage.advance(to: 3)
    let top = (pages.viewControllers?.first as? RecordingController)?.screenName
    #expect(top == (drag.changes ? "two" : "one"))
    if !drag.changes { #expect(stage.environment.snapshot().layers == before) }
    let children = 1
    #expect(pages.children.count == children)
  }
}
