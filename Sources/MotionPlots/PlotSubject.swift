/// What is plotted of every play.
package enum PlotSubject: Hashable, Sendable {
  /// Progress, position and velocity of a transition: of the one that a step began, or the first; of the view that moves
  /// furthest, or a named one.
  case transition(step: String?, view: String?)
  /// A property of a view and its velocity: during a transition, or the whole play.
  case property(PlottedProperty, view: String, step: String?)
}
