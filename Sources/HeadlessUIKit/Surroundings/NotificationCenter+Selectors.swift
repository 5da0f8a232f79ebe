#if !canImport(ObjectiveC)
  import Foundation

  extension NotificationCenter {
    /// Calls a method of an object, which is not kept alive, whenever a notification is posted on the main thread.
    @preconcurrency @MainActor public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let method = TargetAction(observer, aSelector)
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated { unsafe method.notify(notification) }
      }
      UIEnvironment.current.observations.append(
        Observation(observer: ObjectIdentifier(observer as AnyObject), name: aName, token: token))
    }

    /// Ends what an object observes.
    public func removeObserver(_ observer: NSObject) { endObservations(of: ObjectIdentifier(observer)) { _ in true } }

    /// Ends what an object observes under a name; under every name for nil.
    public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
      endObservations(of: ObjectIdentifier(observer)) { aName == nil || $0.name == aName }
    }

    private func endObservations(of observer: ObjectIdentifier, where isMeant: @Sendable (Observation) -> Bool) {
      MainActor.assumeIsolated {
        let environment = UIEnvironment.current
        let ended = environment.observations.filter { $0.observer == observer && isMeant($0) }
        for observation in ended { removeObserver(observation.token) }
        environment.observations.removeAll { $0.observer == observer && isMeant($0) }
      }
    }
  }

  /// A method that waits for notifications.
  struct Observation {
    let observer: ObjectIdentifier
    let name: NSNotification.Name?
    let token: any NSObjectProtocol
  }

  extension TargetAction {
    /// The method may take nothing, a `Notification` or an `NSNotification`.
    fileprivate func notify(_ notification: Notification) {
      guard let target, !action(target, sender: notification) else { return }
      send(passing: notification as NSNotification)
    }
  }
#endif

extension UIResponder {
  /// Never posted: there is no keyboard.
  public static let keyboardWillShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillShow")
  /// Never posted: there is no keyboard.
  public static let keyboardDidShowNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidShow")
  /// Never posted: there is no keyboard.
  public static let keyboardWillHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardWillHide")
  /// Never posted: there is no keyboard.
  public static let keyboardDidHideNotification: NSNotification.Name = NSNotification.Name("UIKeyboardDidHide")
  /// Never posted: there is no keyboard.
  public static let keyboardWillChangeFrameNotification: NSNotification.Name = NSNotification.Name(
    "UIKeyboardWillChangeFrame")
  /// Where the keyboard goes, in what a notification says of it.
  public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes.
  public static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve it follows.
  public static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
}
