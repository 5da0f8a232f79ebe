#if !canImport(ObjectiveC)
  import Foundation

  extension Timer {
    /// Calls a method of an object, which is kept alive, after some seconds of the stage's clock; once or again and again.
    ///
    /// The method takes nothing or the timer. A stage does not wait for one that repeats.
    @discardableResult @preconcurrency @MainActor public class func scheduledTimer(
      timeInterval interval: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer {
      let timer = StageTimer(interval: interval, repeats: repeats, userInfo: userInfo)
      timer.start(calling: aSelector, of: aTarget as AnyObject)
      return timer
    }
  }

  /// A timer of the stage's clock, in place of the wall clock's.
  private final class StageTimer: Timer {
    private let seconds: TimeInterval
    private let isRepeating: Bool
    private let information: Any?
    private var hasEnded = false
    private var token: VirtualClock.Token?

    init(interval: TimeInterval, repeats: Bool, userInfo: Any?) {
      (seconds, isRepeating, information) = (max(interval, 1e-4), repeats, userInfo)
      super.init(fire: .distantFuture, interval: interval, repeats: repeats) { _ in }
    }

    override var userInfo: Any? { information }

    override var isValid: Bool { !hasEnded }

    override func invalidate() {
      hasEnded = true
      let token = token
      MainActor.assumeIsolated {
        if let token { UIEnvironment.current.clock.cancel(token) }
      }
    }

    @MainActor func start(calling action: Selector, of target: AnyObject) {
      let clock = UIEnvironment.current.clock
      token = clock.schedule(at: clock.now + seconds, isBackground: isRepeating) { [self] in
        if isRepeating { start(calling: action, of: target) } else { hasEnded = true }
        TargetAction(target, action).send(passing: self)
      }
    }
  }
#endif
