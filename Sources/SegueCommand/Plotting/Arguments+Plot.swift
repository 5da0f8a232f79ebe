import MotionPlots
import SceneFiles

extension Arguments {
  /// What is to be plotted.
  func plotSubject() throws(UsageError) -> PlotSubject {
    let (step, view) = (value(.transition), value(.view))
    guard let text = value(.property) else { return .transition(step: step, view: view) }
    guard let property = PlottedProperty(text) else {
      let similar = Suggestion.nearest(to: text, among: PlottedProperty.allNames)
      let expected = "one of \(PlottedProperty.names.joined(separator: ", ")), or a number of one, such as frame.x"
      throw .wrongValue(
        flag: "--property", found: text, expected: similar.map { "'\($0)'? There are: \(expected)" } ?? expected)
    }
    guard let view else { throw .conflict("--property \(text): of which view? Name it with --view") }
    return .property(property, view: view, step: step)
  }
}

extension PlotSubject {
  /// Nil for a transition.
  var property: PlottedProperty? {
    switch self {
    case .transition: nil
    case .property(let property, _, _): property
    }
  }
}

extension CommandError {
  init(_ error: PlotError) {
    let message =
      switch error {
      case .noTransition(let source):
        "\(source): no transition runs in it; --view V --property P plots a view without one"
      case .unknownTransition(let step, let known, let source):
        Self.message("--transition", step, "a step of \(source) that begins a transition", known)
      case .unknownView(let view, let known, let source):
        Self.message("--view", view, "a view that is in the window in \(source)", known)
      }
    self = .usage(.conflict(message))
  }

  /// More names than this are not listed, our choice.
  private static let longestList: Int = 24

  private static func message(_ flag: String, _ found: String, _ expected: String, _ known: [String]) -> String {
    let similar = Suggestion.nearest(to: found, among: known).map { "; did you mean '\($0)'?" } ?? ""
    let listed = known.isEmpty ? "none" : known.prefix(longestList).joined(separator: ", ")
    let rest = known.count > longestList ? " and \(known.count - longestList) more" : ""
    return "\(flag): found '\(found)', expected \(expected): \(listed)\(rest)\(similar)"
  }
}
