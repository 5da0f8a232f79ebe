#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method; one that takes nothing, the object, or both.
    @preconcurrency @MainActor public func perform(
      _ aSelector: Selector, with object: Any? = nil, with other: Any? = nil
    ) {
      TargetAction(self, aSelector).send(passing: object, other)
    }

    /// Calls a method after some seconds of the stage's clock; the object is kept until then.
    @preconcurrency @MainActor public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let environment = UIEnvironment.current
      let (clock, order) = (environment.clock, environment.clock.reserveOrder())
      let token = clock.schedule(at: clock.now + delay, order: order) { [self] in
        environment.delayedCalls.removeAll { $0.token.order == order }
        perform(aSelector, with: anArgument)
      }
      environment.delayedCalls.append(DelayedCall(target: ObjectIdentifier(self), action: aSelector, token: token))
    }

    /// Forgets the calls that an object waits for.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      UIEnvironment.current.forgetDelayedCalls(of: aTarget as AnyObject, nil)
    }

    /// Forgets the calls of a method that an object waits for; those with every argument.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      UIEnvironment.current.forgetDelayedCalls(of: aTarget as AnyObject, aSelector)
    }
  }

  /// A call that waits for its time.
  struct DelayedCall {
    let target: ObjectIdentifier
    let action: Selector
    let token: VirtualClock.Token
  }

  extension UIEnvironment {
    fileprivate func forgetDelayedCalls(of target: AnyObject, _ action: Selector?) {
      let forgotten = delayedCalls.filter {
        $0.target == ObjectIdentifier(target) && (action == nil || $0.action == action)
      }
      for call in forgotten { clock.cancel(call.token) }
      delayedCalls.removeAll { call in forgotten.contains { $0.token == call.token } }
    }
  }

  extension TargetAction {
    /// Calls the method with objects of any kind, unless the target has gone; logs a target that has no such method.
    func send(passing object: Any?, _ other: Any? = nil) {
      guard let target, !action(target, sender: object, event: other) else { return }
      let environment = UIEnvironment.current
      environment.log.append(
        LoggedWarning(
          time: environment.clock.now, kind: "unrecognized-selector",
          message: "\(type(of: target)) has no \(action) that takes what it is called with",
          fix: "call it with what the method takes", subject: WarningSubject()))
    }
  }
#endif
