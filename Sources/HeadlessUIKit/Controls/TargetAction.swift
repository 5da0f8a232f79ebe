import Foundation

/// A method to call on an object that is not kept alive.
@MainActor
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Calls the method, unless the target has gone; logs a target that has no such method, where an app would crash.
  func send(from sender: AnyObject, event: UIEvent? = nil) {
    guard let target, !action.call(on: target, sender: sender, event: event) else { return }
    let environment = UIEnvironment.current
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "unrecognized-selector",
        message: "\(type(of: target)) has no \(action) for a \(type(of: sender))",
        fix: "give the action to the object whose class has the method", subject: WarningSubject()))
  }
}

extension Selector {
  /// Calls the method on a target; false when the target has none that takes sender and event.
  @MainActor func call(on target: AnyObject, sender: AnyObject, event: UIEvent?) -> Bool {
    #if canImport(ObjectiveC)
      guard let target = target as? NSObject, target.responds(to: self) else { return false }
      _ = target.perform(self, with: sender, with: event)
      return true
    #else
      return self(target, sender: sender, event: event)
    #endif
  }
}
