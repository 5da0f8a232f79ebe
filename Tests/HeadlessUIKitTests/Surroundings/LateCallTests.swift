import Foundation
import HeadlessUIKit
import Testing

extension NSNotification.Name {
  fileprivate static let tested = NSNotification.Name("tested")
}

@MainActor private final class Receiver: NSObject {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func number(_ number: NSNumber) { calls.append("number \(number)") }
  func both(_ text: String, _ other: String) { calls.append(text + other) }
  func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo ?? "")") }
  func noted(_ notification: Notification) { calls.append("noted \(notification.object ?? "")") }
  func notedObject(_ notification: NSNotification) { calls.append("object \(notification.name.rawValue)") }
}

@MainActor
@Suite("Methods that are called later")
struct LateCallTests {
  @Test func `a method is performed with what it takes`() {
    let (stage, receiver) = (TestStage(), Receiver())
    receiver.perform(Selector(Receiver.plain, named: "plain"))
    receiver.perform(Selector(Receiver.number, named: "number"), with: 3)
    receiver.perform(Selector(Receiver.both, named: "both"), with: "a", with: "b")
    #expect(receiver.calls == ["plain", "number 3", "ab"])
    receiver.perform(Selector(Receiver.number, named: "number"), with: "none")
    #expect(receiver.calls.count == 3)
    #expect(stage.environment.log.warnings.map(\.kind) == ["unrecognized-selector"])
  }

  @Test func `a delay is one of the stage's clock, and can be taken back`() {
    let (stage, receiver) = (TestStage(), Receiver())
    receiver.perform(Selector(Receiver.plain, named: "plain"), with: nil, afterDelay: 0.5)
    receiver.perform(Selector(Receiver.number, named: "number"), with: 4, afterDelay: 1)
    receiver.perform(Selector(Receiver.number, named: "number"), with: 5, afterDelay: 1.5)
    stage.advance(to: 0.49)
    #expect(receiver.calls == [])
    stage.advance(to: 1.1)
    #expect(receiver.calls == ["plain", "number 4"])
    NSObject.cancelPreviousPerformRequests(
      withTarget: receiver, selector: Selector(Receiver.plain, named: "plain"), object: nil)
    #expect(stage.environment.clock.isWaiting)
    NSObject.cancelPreviousPerformRequests(withTarget: receiver)
    stage.advance(to: 2)
    #expect(receiver.calls.count == 2 && !stage.environment.clock.isWaiting)
  }

  @Test func `a timer ticks on the stage's clock until it is ended`() {
    let (stage, receiver) = (TestStage(), Receiver())
    let once = Timer.scheduledTimer(
      timeInterval: 0.3, target: receiver, selector: Selector(Receiver.tick, named: "tick"), userInfo: "once",
      repeats: false)
    let often = Timer.scheduledTimer(
      timeInterval: 0.25, target: receiver, selector: Selector(Receiver.plain, named: "plain"), userInfo: nil,
      repeats: true)
    #expect(once.isValid && often.isValid)
    stage.advance(to: 0.6)
    #expect(receiver.calls == ["plain", "tick once", "plain"])
    #expect(!once.isValid && often.isValid && !stage.environment.clock.isWaiting)
    often.invalidate()
    stage.advance(to: 2)
    #expect(receiver.calls.count == 3 && !often.isValid)
  }

  @Test func `notifications reach methods until they are not observed any more`() {
    let (stage, receiver) = (TestStage(), Receiver())
    let center = NotificationCenter()
    center.addObserver(receiver, selector: Selector(Receiver.noted, named: "noted"), name: .tested, object: nil)
    center.addObserver(receiver, selector: Selector(Receiver.notedObject, named: "object"), name: .tested, object: nil)
    center.addObserver(receiver, selector: Selector(Receiver.plain, named: "plain"), name: nil, object: nil)
    center.post(name: .tested, object: "it")
    #expect(receiver.calls.sorted() == ["noted it", "object tested", "plain"])
    center.removeObserver(receiver, name: .tested, object: nil)
    center.post(name: .tested, object: nil)
    #expect(receiver.calls.count == 4)
    center.removeObserver(receiver)
    center.post(name: .tested, object: nil)
    #expect(receiver.calls.count == 4)
    #expect(stage.environment.log.warnings.isEmpty)
  }

  @Test func `an observer is not kept`() {
    let stage = TestStage()
    let center = NotificationCenter()
    weak var observer: Receiver?
    do {
      let receiver = Receiver()
      observer = receiver
      center.addObserver(receiver, selector: Selector(Receiver.plain, named: "plain"), name: .tested, object: nil)
    }
    #expect(observer == nil)
    center.post(name: .tested, object: nil)
    #expect(stage.environment.log.warnings.isEmpty)
  }
}
