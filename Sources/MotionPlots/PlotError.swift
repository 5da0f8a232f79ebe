/// Why there is nothing to plot; each case tells what there is instead.
package enum PlotError: Error, Hashable, Sendable {
  /// No transition runs in it.
  case noTransition(source: String)
  /// A step that begins no transition.
  case unknownTransition(String, known: [String], source: String)
  /// A view that is not in the window at any of the frames.
  case unknownView(String, known: [String], source: String)
}
