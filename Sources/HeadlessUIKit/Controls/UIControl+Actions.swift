extension UIControl {
  /// Adds a method to call when something happens; the target is not kept alive.
  ///
  /// A target of nil is the first responder from the control on that has the method.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let callee: Registration.Callee =
      target == nil ? .responder(action) : .target(TargetAction(target, action))
    registrations.append(Registration(callee: callee, events: controlEvents))
  }

  /// Takes methods away for some events; all of a target, or of all targets, for nil.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    removeEvents(controlEvents) { callee in
      switch callee {
      case .target(let registered):
        (object == nil || registered.target === object) && (action == nil || registered.action == action)
      case .responder(let registered): object == nil && (action == nil || registered == action)
      case .action: false
      }
    }
  }

  /// Adds an action; one with the same identifier for the same events is replaced.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(callee: .action(action), events: controlEvents))
  }

  /// Takes an action away for some events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes an action away by its identifier for some events.
  public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { callee in
      if case .action(let registered) = callee { registered.identifier == identifier } else { false }
    }
  }

  private func removeEvents(_ events: Event, where isMeant: (Registration.Callee) -> Bool) {
    registrations = registrations.compactMap { registration in
      guard isMeant(registration.callee) else { return registration }
      var rest = registration
      rest.events.subtract(events)
      return rest.events.isEmpty ? nil : rest
    }
  }

  /// The events for which anything is called.
  public var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

  /// Calls what was added for some events, as if they had happened.
  public func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// Calls one action, whether it was added or not.
  public func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Calls one method of a target, whether it was added or not.
  public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    target == nil ? sendToResponder(action, event) : TargetAction(target, action).send(from: self, event: event)
  }

  func send(_ events: Event, _ event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: events) {
      switch registration.callee {
      case .target(let target): target.send(from: self, event: event)
      case .responder(let action): sendToResponder(action, event)
      case .action(let action): action.perform(from: self)
      }
    }
  }

  /// The first from the control on that has the method is called; nobody is no mistake.
  private func sendToResponder(_ action: Selector, _ event: UIEvent?) {
    _ = sequence(first: self as UIResponder, next: \.next)
      .first { action.call(on: $0, sender: self, event: event) }
  }
}
