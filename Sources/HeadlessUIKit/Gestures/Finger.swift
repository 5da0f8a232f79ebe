import Foundation

/// A finger that goes along a path as the clock goes on.
@MainActor
final class Finger: TimeFollower {
  /// Moves a second that recognisers are told of: the least number in which all usual frame rates go.
  ///
  /// They are told at the path's own samples too, and where the clock stops in between, at a frame or an event.
  private static let rate: Double = 600

  let path: FingerPath
  private let lift: FingerLift
  private let touch: UITouch
  private let startTime: Double
  private let origin: EventOrigin?
  private unowned let environment: UIEnvironment

  init(_ path: FingerPath, lift: FingerLift, in window: UIWindow, environment: UIEnvironment) {
    (self.path, self.lift, self.environment) = (path, lift, environment)
    (startTime, origin) = (environment.clock.now, environment.origin)
    touch = UITouch(at: path.position(at: 0), in: window, timestamp: startTime)
    touch.finger = self
    touch.velocity = path.velocity(at: 0)
  }

  /// Comes down, and goes up when the path has ended; false when it hits nothing.
  func comeDown() -> Bool {
    guard let window = touch.window, let hit = environment.touchDispatcher.begin(touch, in: window) else {
      return false
    }
    environment.touch = touch.position
    environment.note(.begin, detail: "\(touch.position.x), \(touch.position.y) on \(hit.logName)")
    environment.add(self)
    environment.clock.schedule(at: startTime + path.duration) { [self] in goUp() }
    scheduleMove()
    environment.touchDispatcher.announce(touch)
    return true
  }

  func follow(to time: Double) -> Bool {
    let position = path.position(at: time - startTime)
    guard position != touch.position else { return false }
    touch.move(to: position, timestamp: time)
    touch.velocity = path.velocity(at: time - startTime)
    environment.touch = position
    asOrigin { environment.touchDispatcher.move(touch) }
    return true
  }

  /// Lets the clock stop at the next moment at which recognisers are told, though nothing else happens there.
  private func scheduleMove() {
    let now = environment.clock.now
    guard let motion = path.nextMotion(after: now - startTime) else { return }
    let step = ((max(motion + startTime, now) * Self.rate + 1e-6).rounded(.down) + 1) / Self.rate
    let next = min(step, path.nextSampleTime(after: now - startTime).map { $0 + startTime } ?? step)
    guard next < startTime + path.duration else { return }
    environment.clock.schedule(at: next) { [self] in scheduleMove() }
  }

  private func goUp() {
    environment.remove(self)
    environment.touch = nil
    touch.velocity = path.velocity(at: path.duration)
    if case .release(let velocity?) = lift { touch.velocity = velocity }
    asOrigin {
      environment.note(
        .release, detail: "\(touch.position.x), \(touch.position.y) at \(touch.velocity.dx), \(touch.velocity.dy)")
      switch lift {
      case .release: environment.touchDispatcher.end(touch)
      case .cancel: environment.touchDispatcher.cancel(touch)
      }
    }
  }

  /// The clock's time at which the finger will pass a value of something linear in its position; nil when it will not.
  func time(atWhich quantity: (CGPoint) -> Double, passes value: Double) -> Double? {
    path.time(from: environment.clock.now - startTime, atWhich: quantity, passes: value).map { $0 + startTime }
  }

  /// What a gesture causes belongs to the step that moves the finger.
  private func asOrigin(_ action: () -> Void) {
    let outer = environment.origin
    environment.origin = origin
    action()
    environment.origin = outer
  }
}

/// How a finger leaves the screen.
package enum FingerLift: Hashable, Sendable {
  /// It goes up; points a second, those of its last tenth of a second when nil.
  case release(velocity: CGVector?)
  /// The system takes it away.
  case cancel
}

extension UIEnvironment {
  /// Puts a finger on the screen that goes along a path from now on, and lifts it at the path's end.
  ///
  /// It is a recognised pan: pan recognisers begin at its first sample. One that hits nothing, or comes while a
  /// transition ignores touches, is logged and does nothing else.
  package func drag(along path: FingerPath, lift: FingerLift = .release(velocity: nil)) {
    let start = path.position(at: 0)
    guard !isIgnoringInteraction else { return noteLostPan(at: start, "while a transition ignores touches") }
    let finger = windows.last.map { Finger(path, lift: lift, in: $0, environment: self) }
    guard let finger, finger.comeDown() else { return noteLostPan(at: start, "hits no view") }
  }

  private func noteLostPan(at point: CGPoint, _ reason: String) {
    note(.begin, detail: "\(point.x), \(point.y) \(reason)")
    note(.release, detail: "\(point.x), \(point.y) \(reason)")
  }
}

extension UIView {
  fileprivate var logName: String { accessibilityIdentifier ?? "\(type(of: self))" }
}
