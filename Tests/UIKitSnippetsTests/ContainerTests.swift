import SegueKit
import Testing

@MainActor
@Suite("Containers")
struct ContainerTests {
  @Test func `children change places with all their callbacks`() throws {
    let (container, log) = (SwitchingContainer(), AppearanceLog())
    let (first, second) = (LoggedChild(name: "a", log: log), LoggedChild(name: "b", log: log))
    let stage = Stage(container)
    stage.at(0.1) { container.show(first) }
    stage.at(0.5) { container.switchTo(second) }
    let shown = stage.read(at: 0.4) { log.entries }
    let running = stage.read(at: 0.6) { log.entries }
    let frames = stage.read(at: 0.6) { [first.view.shownFrame.minX, second.view.shownFrame.minX] }
    try stage.play()

    let arrival = [
      "a willMove parent", "a loadView", "a viewDidLoad", "a viewWillAppear false", "a didMove parent",
      "a viewDidAppear false",
    ]
    #expect(shown[0] == arrival)
    #expect(
      running[0].dropFirst(arrival.count) == [
        "a willMove nil", "b willMove parent", "b loadView", "b viewDidLoad", "a viewWillDisappear true",
        "b viewWillAppear true",
      ])
    #expect(
      log.entries.suffix(4) == ["a viewDidDisappear true", "b viewDidAppear true", "a didMove nil", "b didMove parent"])
    #expect(isNear(frames[0][0], -80) && isNear(frames[0][1], 120))
    #expect(container.completions == [true] && container.children == [second])
    #expect(first.view.superview == nil)
  }

  @Test func `a container forwards appearance by hand`() throws {
    let log = AppearanceLog()
    let (first, second) = (LoggedChild(name: "a", log: log), LoggedChild(name: "b", log: log))
    let container = ManualContainer(first: first, second: second)
    let stage = Stage(container)
    stage.at(0.2) { container.crossFade() }
    let alphas = stage.read(at: 0.3) { [first.view.shownAlpha, second.view.shownAlpha] }
    try stage.play()

    let appearances = log.entries.filter { $0.contains("ppear") }
    #expect(
      appearances == [
        "a viewWillAppear false", "a viewDidAppear false", "a viewWillDisappear true", "b viewWillAppear true",
        "a viewDidDisappear true", "b viewDidAppear true",
      ])
    let share = ClosedForm.easeInOut(0.25)
    #expect(isNear(alphas[0][0], 1 - share) && isNear(alphas[0][1], share))
    #expect(container.children == [second])
  }

  @Test func `a flow of screens hears its callbacks in UIKit's order`() throws {
    let flow = AppearanceFlow()
    let stage = Stage(flow.navigation)
    var sections: [[String]] = []
    var counted = 0
    func section() {
      let new = flow.log.entries.dropFirst(counted)
      counted = flow.log.entries.count
      sections.append(new.filter { !$0.contains("Move") })
    }
    stage.at(0.1) { section() }
    stage.at(0.2) { flow.push() }
    stage.at(1) { section() }
    stage.at(1.1) { flow.presentModally() }
    stage.at(2) { section() }
    stage.at(2.1) { flow.dismissModal() }
    stage.at(3) { section() }
    stage.at(3.1) { flow.pop() }
    stage.at(4) { section() }
    try stage.play()

    let expected = [
      ["list loadView", "list viewDidLoad", "list viewWillAppear false", "list viewDidAppear false"],
      [
        "detail loadView", "detail viewDidLoad", "list viewWillDisappear true", "detail viewWillAppear true",
        "list viewDidDisappear true", "detail viewDidAppear true", "pushed",
      ],
      [
        "modal loadView", "modal viewDidLoad", "detail viewWillDisappear true", "modal viewWillAppear true",
        "modal viewDidAppear true", "detail viewDidDisappear true", "presented",
      ],
      [
        "modal viewWillDisappear true", "detail viewWillAppear true", "detail viewDidAppear true",
        "modal viewDidDisappear true", "dismissed",
      ],
      [
        "detail viewWillDisappear true", "list viewWillAppear true", "detail viewDidDisappear true",
        "list viewDidAppear true", "popped",
      ],
    ]
    #expect(sections == expected)
  }

  @Test func `pages tell their delegate what became of a turn`() throws {
    let pages = ColorPagesViewController()
    let stage = Stage(pages)
    stage.pan(at: 0.1, [(0, 150, 200), (0.3, 20, 200)], releaseVelocity: .zero)
    stage.pan(at: 1.5, [(0, 150, 200), (0.3, 130, 200)], releaseVelocity: .zero)
    let page = stage.read(at: 1.4, 3) { pages.pages.firstIndex { $0 === pages.viewControllers?.first } ?? -1 }
    try stage.play()
    #expect(page.values == [1, 1])
    #expect(pages.turned.map(\.finished) == [true, true])
    #expect(pages.turned.map(\.completed) == [true, false])
  }
}
