/// Views of a list by the identifier that they are asked for with: how new ones are made, and those that wait.
@MainActor struct ReuseQueue<View: UIView> {
  private var classes: [String: View.Type] = [:]
  private var idle: [String: [View]] = [:]

  /// - Parameter kind: nil to forget the identifier.
  mutating func register(_ kind: View.Type?, _ identifier: String) {
    classes[identifier] = kind
    idle[identifier] = nil
  }

  /// The class that was registered; nil for an identifier that nobody knows.
  func kind(_ identifier: String) -> View.Type? { classes[identifier] }

  /// The view that went last; nil when none waits.
  mutating func take(_ identifier: String) -> View? { idle[identifier]?.popLast() }

  mutating func put(_ view: View, _ identifier: String) { idle[identifier, default: []].append(view) }
}
