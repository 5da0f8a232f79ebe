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
    guard let screen = Self.screen(of: view.view.name) else { return true }
    return !isScreenAbsent(screen)
  }

  /// The name of the screen that a view is in; nil for a screen itself.
  static func screen(of name: String) -> String? { name.firstIndex(of: ".").map { String(name[..<$0]) } }

  /// A view where a line does not say: as it was first, its box in the window having gone as far as its screen's has.
  ///
  /// So a screen that moves is told of once, and not once more for each of its views.
  ///
  /// - Parameter screen: its screen at that frame; nil where that is not in the window.
  func expected(_ known: View, on screen: TraceFrame.View?) -> TraceFrame.View {
    guard let screen, let first = self[screen.name], first.firstFrame == known.firstFrame,
      let (from, to) = first.view.box.flatMap({ from in screen.box.map { (from, $0) } }), from != to,
      from[2...] == to[2...], let place = known.view.boxPlace, let box = known.view.box
    else { return known.view }
    var view = known.view
    let moved = [box[0] + (to[0] - from[0]), box[1] + (to[1] - from[1])].map(TraceValue.rounded)
    view.properties[place].value = .numbers(moved + box[2...])
    return view
  }
}

extension TraceFrame.View {
  /// Where among its properties the box in the window stands.
  fileprivate var boxPlace: Int? { properties.firstIndex { $0.name == "window" } }

  /// Its box in the window: x, y, width, height.
  fileprivate var box: [Double]? {
    guard let boxPlace, case .numbers(let box) = properties[boxPlace].value, box.count == 4 else { return nil }
    return box
  }
}
