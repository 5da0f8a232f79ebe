#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor
  @Suite("Targets and their actions")
  struct TargetActionTests {
    class Screen: UIView {
      var calls: [String] = []

      func plain() { calls.append("plain") }
      func send(_ sender: UIControl) { calls.append("sender \(sender.tag)") }
      func any(_ sender: Any) -> Bool {
        calls.append("any")
        return true
      }
      func optional(_ sender: UIButton?) { calls.append("optional") }
      func both(_ sender: UIControl, for event: UIEvent) { calls.append("both \(event.timestamp)") }
      func tapped(_ tap: UITapGestureRecognizer) { calls.append("tap") }
      func tapped() { calls.append("overload") }
      var title: Any = ""
    }

    final class SubclassOfScreen: Screen {
      override func plain() { calls.append("overridden") }
    }

    /// Bound to no actor.
    final class Counter: NSObject {
      var count = 0
      func tick(_ sender: Any) { count += 1 }
      func tock() { count += 10 }
    }

    nonisolated static let actions: [(String, Selector)] = [
      ("plain", Selector(Screen.plain, named: "plain")), ("sender 7", Selector(Screen.send(_:))),
      ("any", Selector(Screen.any(_:))), ("optional", Selector(Screen.optional(_:))),
      ("both 0.0", Selector(Screen.both(_:for:))),
      ("overload", Selector(Screen.tapped as (Screen) -> () -> Void)),
    ]

    @Test(arguments: actions.indices)
    func `a method is called on its target with what it takes`(index: Int) {
      let (name, action) = Self.actions[index]
      let stage = TestStage()
      let (screen, button) = (Screen(), UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      button.tag = 7
      button.addTarget(screen, action: action, for: .touchUpInside)
      stage.act { stage.window.addSubview(button) }
      stage.environment.tap(at: CGPoint(x: 10, y: 10))
      #expect(screen.calls == [name])
      #expect(stage.environment.log.warnings.isEmpty)
    }

    @Test func `methods are those of the target's own class`() {
      let (control, screen) = (UIControl(), SubclassOfScreen())
      control.addTarget(screen, action: Selector(Screen.plain), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(screen.calls == ["overridden"])
    }

    @Test func `targets are not kept alive`() {
      let (control, pan) = (UIControl(), UIPanGestureRecognizer())
      weak var released: Screen?
      do {
        let screen = Screen()
        released = screen
        control.addTarget(screen, action: Selector(Screen.plain), for: .valueChanged)
        pan.addTarget(screen, action: Selector(Screen.any(_:)))
      }
      #expect(released == nil)
      control.sendActions(for: .valueChanged)
    }

    @Test func `a target without the method is warned of, where an app would crash`() throws {
      let stage = TestStage()
      let control = UIControl()
      let view = UIView()
      control.addTarget(view, action: Selector(Screen.send(_:), named: "send"), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      let warning = try #require(stage.environment.log.warnings.first)
      #expect(warning.kind == "unrecognized-selector")
      #expect(warning.message == "UIView has no send: for a UIControl")
      withExtendedLifetime(view) {}
    }

    @Test func `without a target the first responder that has the method is asked`() {
      let stage = TestStage()
      let (screen, control) = (Screen(), UIControl())
      let between = UIView()
      screen.addSubview(between)
      between.addSubview(control)
      stage.act { stage.window.addSubview(screen) }
      control.addTarget(nil, action: Selector(Screen.plain), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(screen.calls == ["plain"])
      control.removeFromSuperview()
      control.sendActions(for: .valueChanged)
      #expect(screen.calls.count == 1)
      #expect(stage.environment.log.warnings.isEmpty)
    }

    @Test func `targets are taken away by themselves, their actions, or all`() {
      let (control, a, b) = (UIControl(), Screen(), Screen())
      let (plain, send) = (Selector(Screen.plain, named: "plain"), Selector(Screen.send(_:), named: "send"))
      for screen in [a, b] {
        for action in [plain, send] { control.addTarget(screen, action: action, for: [.valueChanged, .touchDown]) }
      }
      control.removeTarget(a, action: Selector(Screen.plain, named: "plain"), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect((a.calls, b.calls) == (["sender 0"], ["plain", "sender 0"]))
      control.removeTarget(b, action: nil, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect((a.calls.count, b.calls.count) == (2, 2))
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .allEvents)
      #expect((a.calls.count, b.calls.count) == (2, 2))
    }

    @Test func `recognisers call every action, until it is taken away`() {
      let stage = TestStage()
      let (screen, tap) = (Screen(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UITapGestureRecognizer())
      tap.addTarget(screen, action: Selector(Screen.plain, named: "plain"))
      tap.addTarget(
        screen, action: Selector(Screen.tapped as (Screen) -> (UITapGestureRecognizer) -> Void, named: "tapped"))
      screen.addGestureRecognizer(tap)
      stage.act { stage.window.addSubview(screen) }
      stage.environment.tap(at: CGPoint(x: 10, y: 10))
      #expect(screen.calls == ["plain", "tap"])
      tap.removeTarget(screen, action: Selector(Screen.plain, named: "plain"))
      stage.environment.tap(at: CGPoint(x: 10, y: 10))
      #expect(screen.calls == ["plain", "tap", "tap"])
    }

    @Test func `methods that are bound to no actor, objects' own, and properties do as well`() {
      let (control, counter, screen) = (UIControl(), Counter(), Screen())
      control.addTarget(counter, action: Selector(Counter.tick(_:)), for: .valueChanged)
      control.addTarget(counter, action: Selector(Counter.tock), for: .valueChanged)
      control.addTarget(counter, action: Selector(screen.plain), for: .valueChanged)
      control.addTarget(screen, action: Selector(setter: \Screen.title), for: .valueChanged)
      control.addTarget(screen, action: Selector(getter: \Screen.title), for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(counter.count == 11)
      #expect(screen.calls == ["plain"])
      #expect(screen.title as? UIControl === control)
    }

    @Test func `selectors are equal by their names and how much they take`() {
      let plain = Selector(Screen.plain, named: "plain")
      #expect(plain == Selector(SubclassOfScreen.plain, named: "plain"))
      #expect(plain != Selector(Screen.any(_:), named: "plain"))
      let unnamed = Selector(Screen.plain)
      #expect(unnamed == unnamed && unnamed != Selector(Screen.plain))
      #expect("\(Selector(Screen.both(_:for:), named: "both"))" == "both::")
    }
  }
#endif
