import HeadlessUIKit
import Motion
import Testing

@MainActor
struct PageBounceTests {
  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    init(_ pages: [UIViewController]) { self.pages = pages }
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

  @MainActor private struct Fixture {
    let stage = StageFixture()
    let pages: UIPageViewController
    private let book: Book

    init(selected: Int, isVertical: Bool = false) {
      book = Book([stage.controller("one"), stage.controller("two")])
      pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal)
      pages.dataSource = book
      pages.setViewControllers([book.pages[selected]], direction: .forward, animated: false)
      stage.show(pages)
      stage.advance(to: 1)
    }

    func x(_ name: String) -> Double { Double(stage.frame(of: name)?.minX ?? .infinity) }
  }

  /// What a page gives way when a finger pulls it, of 393 points.
  private static func shown(_ pull: Double) -> Double { RubberBand(dimension: 393).displacement(of: pull) }

  @Test(arguments: [
    (selected: 0, name: "one", way: 200.0), (selected: 1, name: "two", way: -200), (selected: 1, name: "two", way: -30),
  ])
  func `The first and the last page give way as a rubber band and come back`(
    selected: Int, name: String, way: Double
  ) throws {
    let fixture = Fixture(selected: selected)
    let before = fixture.stage.environment.snapshot().layers
    fixture.stage.environment.drag(along: try #require(FingerPath([(0, 200, 300), (0.4, 200 + way, 300)])))
    fixture.stage.advance(to: 1.2)
    #expect(isNear(fixture.x(name), Self.shown(way / 2), within: 1e-6))
    fixture.stage.advance(to: 1.45)
    let back = fixture.x(name)
    #expect(abs(back) > 0 && abs(back) < abs(Self.shown(way)))
    fixture.stage.advance(to: 3)
    #expect(fixture.stage.environment.snapshot().layers == before)
    #expect(fixture.stage.transitionEvents.isEmpty && fixture.stage.environment.isSettled)
  }

  @Test func `A page that comes back is caught where it is`() throws {
    let fixture = Fixture(selected: 0)
    fixture.stage.environment.drag(along: try #require(FingerPath([(0, 100, 300), (0.3, 350, 300)])))
    fixture.stage.advance(to: 1.4)
    let caught = fixture.x("one")
    #expect(caught > 1)
    fixture.stage.environment.drag(along: try #require(FingerPath([(0, 100, 300), (0.2, 200, 300)])))
    #expect(isNear(fixture.x("one"), caught, within: 1e-6))
    fixture.stage.advance(to: 1.6 - 1e-9)
    let pull = RubberBand(dimension: 393).pull(for: caught) + 100
    #expect(isNear(fixture.x("one"), Self.shown(pull), within: 1e-4))
    fixture.stage.advance(to: 3)
    #expect(fixture.x("one") == 0)
  }

  @Test func `A finger that turns round goes on to the page on the other side`() throws {
    let fixture = Fixture(selected: 0)
    fixture.stage.environment.drag(
      along: try #require(FingerPath([(0, 200, 300), (0.2, 300, 300), (0.8, 10, 300)])))
    fixture.stage.advance(to: 1.2)
    #expect(isNear(fixture.x("one"), Self.shown(100), within: 1e-6))
    fixture.stage.advance(to: 1.7)
    let place = 200 - (300 - 290.0 / 0.6 * 0.5)
    #expect(isNear(fixture.x("one"), -place, within: 2))
    #expect(isNear(fixture.x("two"), 393 + fixture.x("one"), within: 1e-6))
    fixture.stage.advance(to: 3)
    #expect(fixture.pages.viewControllers?.first?.view.accessibilityIdentifier == "two")
    #expect(fixture.x("two") == 0)
  }

  @Test func `Pages that are turned upwards give way downwards`() throws {
    let fixture = Fixture(selected: 0, isVertical: true)
    fixture.stage.environment.drag(along: try #require(FingerPath([(0, 200, 300), (0.4, 200, 500)])))
    fixture.stage.advance(to: 1.2)
    let expected = RubberBand(dimension: 852).displacement(of: 100)
    #expect(isNear(Double(fixture.stage.frame(of: "one")?.minY ?? 0), expected, within: 1e-6))
    fixture.stage.advance(to: 3)
    #expect(fixture.stage.frame(of: "one")?.minY == 0)
  }

  @Test func `The edge of the screen pops before a first page gives way`() throws {
    let stage = StageFixture()
    let (lower, page) = (stage.controller("lower"), stage.controller("page"))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    let navigation = UINavigationController(rootViewController: lower)
    stage.show(navigation)
    navigation.pushViewController(pages, animated: false)
    stage.advance(to: 1)
    stage.environment.drag(along: try #require(FingerPath([(0, 5, 300), (0.5, 300, 300)])))
    stage.advance(to: 3)
    #expect(navigation.topViewController === lower)
    navigation.pushViewController(pages, animated: false)
    stage.environment.drag(along: try #require(FingerPath([(0, 100, 300), (0.5, 300, 300)])))
    stage.advance(to: 3.5 - 1e-9)
    #expect(isNear(Double(stage.frame(of: "page")?.minX ?? 0), Self.shown(200), within: 1e-4))
    stage.advance(to: 5)
    #expect(navigation.topViewController === pages)
  }
}
