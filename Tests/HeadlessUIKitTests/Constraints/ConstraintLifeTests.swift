import Geometry
import HeadlessUIKit
import Testing

@MainActor @Suite("Constraints in an app's life") struct ConstraintLifeTests {
  private struct Panel {
    let stage: TestStage
    let view: UIView
    let height: NSLayoutConstraint

    @MainActor init() {
      stage = TestStage()
      view = stage.window.add(UIView())
      height = view.heightAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor), height,
      ])
      stage.environment.commit()
    }
  }

  @Test func `a changed constant animates when layout comes within the block`() {
    let panel = Panel()
    #expect(panel.view.frame == CGRect(x: 0, y: 700, width: 400, height: 100))
    panel.stage.act {
      panel.height.constant = 300
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { panel.stage.window.layoutIfNeeded() }
    }
    panel.stage.advance(to: 0.5)
    #expect(panel.view.frame == CGRect(x: 0, y: 500, width: 400, height: 300))
    #expect(isNear(panel.view.shownFrame, Rect(0, 600, 400, 200)))
    panel.stage.advance(to: 1)
    #expect(isNear(panel.view.shownFrame, Rect(0, 500, 400, 300)))
  }

  @Test func `a property animator scrubs what constraints move`() {
    let panel = Panel()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      panel.height.constant = 200
      panel.stage.window.layoutIfNeeded()
    }
    panel.stage.act { animator.fractionComplete = 0.25 }
    #expect(isNear(panel.view.shownFrame, Rect(0, 675, 400, 125)))
  }

  @Test func `a changed constant without a block shows at the end of the event`() {
    let panel = Panel()
    panel.stage.act {
      panel.height.constant = 300
      #expect(panel.view.frame.size.height == 100)
    }
    #expect(isNear(panel.view.shownFrame, Rect(0, 500, 400, 300)))
  }

  @Test func `a transform stays what it is, and bounds and centre follow`() {
    let panel = Panel()
    panel.stage.act {
      panel.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      panel.height.constant = 200
    }
    #expect(panel.view.bounds.size == CGSize(width: 400, height: 200))
    #expect(panel.view.center == CGPoint(x: 200, y: 700))
    #expect(panel.view.frame == CGRect(x: 100, y: 650, width: 200, height: 100))
    #expect(panel.stage.environment.log.warnings.isEmpty)
  }

  @Test func `a view that leaves loses the constraints to what lies outside, and keeps its own`() {
    let panel = Panel()
    let inner = panel.view.add(UIView())
    inner.pin(to: panel.view)
    #expect(panel.stage.window.constraints.count == 3 && panel.view.constraints.count == 5)
    panel.stage.act { panel.view.removeFromSuperview() }
    #expect(panel.stage.window.constraints.isEmpty && panel.view.constraints.count == 5)
    #expect(panel.height.isActive)
  }

  @Test func `nothing is laid out while nothing changes`() {
    let stage = TestStage()
    let view = stage.window.add(ContentView(40, 30))
    view.pinToCorner()
    stage.environment.commit()
    let before = view.layoutCount
    for _ in 0..<5 { stage.act { stage.window.layoutIfNeeded() } }
    #expect(view.layoutCount == before)
  }

  @Test func `nothing keeps views alive that have gone`() {
    let stage = TestStage()
    weak var gone: UIView?
    weak var content: UIView?
    do {
      let stack = stage.window.add(UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(20, 10)]))
      stack.pinToCorner()
      stack.alignment = .center
      (gone, content) = (stack, stack.arrangedSubviews.first)
      stage.environment.commit()
      stage.act { stack.removeFromSuperview() }
    }
    #expect(gone == nil && content == nil)
  }

  private final class Recorder: UIView {
    let name: String
    let record: (String) -> Void

    init(_ name: String, _ record: @escaping (String) -> Void) {
      (self.name, self.record) = (name, record)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      record("update \(name)")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      record("layout \(name)")
    }
  }

  @Test func `constraints are updated from the inside out, and views laid out from the outside in`() {
    let stage = TestStage()
    var calls: [String] = []
    let outer = stage.window.add(Recorder("outer") { calls.append($0) })
    let inner = outer.add(Recorder("inner") { calls.append($0) })
    outer.pin(to: stage.window)
    inner.pin(to: outer, inset: 5)
    stage.environment.commit()
    #expect(calls == ["update inner", "update outer", "layout outer", "layout inner"])
    calls = []
    stage.act { outer.setNeedsUpdateConstraints() }
    #expect(calls == ["update outer"])
  }

  private final class Screen: UIViewController {
    let box = UIView()
    var calls: [String] = []

    override func viewDidLoad() {
      view.add(box)
      box.pin(to: view, inset: 50)
    }

    override func updateViewConstraints() {
      calls.append("update")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { calls.append("will \(Int(box.frame.width))") }
    override func viewDidLayoutSubviews() { calls.append("did \(Int(box.frame.width))") }
  }

  @Test func `a controller hears of its layout around it, and of another size`() {
    let stage = TestStage()
    let screen = Screen()
    stage.act { stage.window.rootViewController = screen }
    #expect(Array(screen.calls.prefix(3)) == ["update", "will 0", "did 300"])
    screen.calls = []
    stage.act { stage.window.frame.size = CGSize(width: 800, height: 400) }
    #expect(screen.calls.last == "did 700")
    #expect(screen.box.frame == CGRect(x: 50, y: 50, width: 700, height: 300))
  }

  @Test func `root views have the system's margins`() {
    let stage = TestStage()
    let screen = Screen()
    stage.act { stage.window.rootViewController = screen }
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    screen.view.directionalLayoutMargins.leading = 40
    #expect(screen.view.layoutMargins.left == 40)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    screen.view.layoutMargins = .zero
    #expect(screen.view.layoutMargins == .zero)
  }
}
