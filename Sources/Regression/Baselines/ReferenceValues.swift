/// What the lines of a baseline leave out: the values that each view has at its first frame.
///
/// A line tells only what is otherwise, so that lines are short, stand for themselves, and differ where frames differ.
package struct ReferenceValues: Hashable, Sendable {
  package struct View: Hashable, Sendable {
    /// Index of the frame with which the view comes into the window.
    package var firstFrame: Int
    package var view: TraceFrame.View
  }

  /// In the order in which they come into the window.
  package private(set) var views: [View] = []
  /// What the first frame tells of itself as a whole.
  package private(set) var whole: [TraceFrame.Property] = []
  private var places: [String: Int] = [:]

  package init() {}

  package init(views: [View], whole: [TraceFrame.Property]) {
    self.whole = whole
    for view in views { add(view) }
  }

  package subscript(name: String) -> View? { places[name].map { views[$0] } }

  /// Takes what a frame is the first to tell.
  package mutating func learn(from frame: TraceFrame) {
    if whole.isEmpty { whole = frame.whole }
    for view in frame.views where places[view.name] == nil { add(View(firstFrame: frame.index, view: view)) }
  }

  private mutating func add(_ view: View) {
    places[view.view.name] = views.count
    views.append(view)
  }

  /// Whether a view is in the window where a line does not say: from its first frame on, as long as its screen is.
  ///
  /// - Parameter isScreenAbsent: whether the view of that name is known not to be in the window.
  func isExpected(_ view: View, at frame: Int, isScreenAbsent: (String) -> Bool) -> Bool {
    guard frame >= view.firstFrame else { return false }
    guard let dot = view.view.name.firstIndex(of: ".") else { return true }
    return !isScreenAbsent(String(view.view.name[..<dot]))
  }
}
