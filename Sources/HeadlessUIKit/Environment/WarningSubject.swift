/// What a warning is about, as far as that is known.
package struct WarningSubject: Hashable, Sendable {
  package var step: String?
  package var transition: String?
  /// The transition's direction: `present`, `dismiss`, `push`, `pop`, `select` or `page`.
  package var leg: String?
  package var view: String?
  /// A property of the view, as scenes call it.
  package var property: String?

  package init(
    step: String? = nil, transition: String? = nil, leg: String? = nil, view: String? = nil, property: String? = nil
  ) {
    self.step = step
    self.transition = transition
    self.leg = leg
    self.view = view
    self.property = property
  }

  /// The same transition, and a property of a view in it.
  package func about(_ view: String?, _ property: String? = nil) -> WarningSubject {
    WarningSubject(step: step, transition: transition, leg: leg, view: view, property: property)
  }
}

extension UIEnvironment {
  /// What the innermost running transition is called in warnings; nil when none runs.
  package var runningTransitionSubject: WarningSubject? { transitions.running.last?.subject }
}

extension Transition {
  var subject: WarningSubject {
    WarningSubject(step: origin?.step, transition: origin?.transition, leg: kind.rawValue)
  }
}
