import HeadlessUIKit
import Testing

@MainActor
@Suite("Controls under fingers")
struct ControlTests {
  private static let named: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"), (.touchDragEnter, "enter"),
    (.touchDragExit, "exit"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]

  /// What happens to a control, by its names; repeated ones once.
  final class Record {
    private(set) var events: [String] = []

    @MainActor init(of control: UIControl) {
      for (event, name) in ControlTests.named {
        control.addAction(
          UIAction { [weak self] _ in if self?.events.last != name { self?.events.append(name) } }, for: event)
      }
    }
  }

  private func stage(with control: UIControl) -> (TestStage, Record) {
    let stage = TestStage()
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    stage.window.addSubview(control)
    stage.environment.commit()
    return (stage, Record(of: control))
  }

  private func drag(_ stage: TestStage, through points: [CGPoint], lift: FingerLift = .release(velocity: nil)) throws {
    let samples = points.enumerated().map { FingerPath.Sample(time: Double($0.offset), position: $0.element) }
    stage.environment.drag(along: try #require(FingerPath(samples)), lift: lift)
    stage.advance(to: Double(points.count))
  }

  @Test func `a tap is a finger down and up within`() {
    let button = UIButton(type: .system)
    let (stage, record) = stage(with: button)
    stage.environment.tap(at: CGPoint(x: 150, y: 120))
    #expect(record.events == ["down", "up inside", "primary"])
    stage.environment.tap(at: CGPoint(x: 50, y: 120))
    #expect(record.events.count == 3)
  }

  @Test(arguments: [
    ([CGPoint(x: 150, y: 120), CGPoint(x: 160, y: 120)], ["down", "inside", "up inside"]),
    ([CGPoint(x: 150, y: 120), CGPoint(x: 250, y: 120)], ["down", "inside", "up inside"]),
    (
      [CGPoint(x: 150, y: 120), CGPoint(x: 350, y: 120)],
      ["down", "inside", "exit", "outside", "up outside"]
    ),
    (
      [CGPoint(x: 150, y: 120), CGPoint(x: 350, y: 120), CGPoint(x: 150, y: 120)],
      ["down", "inside", "exit", "outside", "enter", "inside", "up inside"]
    ),
  ])
  func `a finger may stray a little, and come back`(points: [CGPoint], events: [String]) throws {
    let control = UIControl()
    let (stage, record) = stage(with: control)
    try drag(stage, through: points)
    #expect(record.events == events)
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func `a control shows a finger on it, until it is taken away`() throws {
    let control = UIControl()
    let (stage, record) = stage(with: control)
    let path = [(0.0, 150.0), (1, 160)].map { FingerPath.Sample(time: $0.0, position: CGPoint(x: $0.1, y: 120)) }
    stage.environment.drag(along: try #require(FingerPath(path)), lift: .cancel)
    stage.advance(to: 0.5)
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    stage.advance(to: 2)
    #expect(control.state == .normal)
    #expect(record.events == ["down", "inside", "cancel"])
  }

  @Test func `a control that is not enabled swallows touches`() {
    let control = UIControl()
    let (stage, record) = stage(with: control)
    control.isEnabled = false
    stage.environment.tap(at: CGPoint(x: 150, y: 120))
    #expect(record.events.isEmpty)
    #expect(control.state == .disabled)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(record.events == ["up inside", "value"])
  }

  @Test func `a tap on a control is not one on what lies around it, unless the control is off`() {
    let control = UIControl()
    let (stage, record) = stage(with: control)
    var taps = 0
    stage.window.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.environment.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 0)
    #expect(record.events == ["down", "up inside"])
    control.isEnabled = false
    stage.environment.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
  }

  @Test func `a recogniser of the control's own takes the tap from it`() {
    let control = UIControl()
    let (stage, record) = stage(with: control)
    var taps = 0
    control.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    stage.environment.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
    #expect(record.events == ["down", "cancel"])
  }

  @Test func `actions come once by their identifiers, and go for single events`() {
    let control = UIControl()
    var calls: [String] = []
    let named = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: named) { _ in calls.append("first") }, for: .allTouchEvents)
    let second = UIAction(title: "Two", identifier: named) { action in calls.append(action.title) }
    control.addAction(second, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(calls == ["first", "Two"])
    control.removeAction(second, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls.count == 2)
    #expect(control.allControlEvents == UIControl.Event.allTouchEvents.subtracting(.touchUpInside))
  }
}
