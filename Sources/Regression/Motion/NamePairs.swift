/// Which views of two traces are the same ones under other names.
package struct NamePairs: Hashable, Sendable {
  private var names: [String: String] = [:]
  private var absent: Set<String> = []

  package init() {}

  /// Pairs a name of the expected trace with one of the actual; subviews named after it, `name.sub`, go with it.
  package mutating func pair(expected: String, actual: String) {
    names[expected] = actual
  }

  /// Leaves a view of the expected trace out that the actual one has no counterpart of, such as a window.
  package mutating func leaveOut(expected: String) { absent.insert(expected) }

  package var isEmpty: Bool { names.isEmpty && absent.isEmpty }

  /// Whether a view of the expected trace has no counterpart in the actual one.
  package func isLeftOut(_ expected: String) -> Bool { absent.contains(expected) }

  /// What a view of the expected trace is called in the actual one.
  ///
  /// The longest paired name decides, the name itself or one that ends at a dot.
  package func actualName(of expected: String) -> String {
    guard !names.isEmpty else { return expected }
    if let name = names[expected] { return name }
    var end = expected.endIndex
    while let dot = expected[..<end].lastIndex(of: ".") {
      if let name = names[String(expected[..<dot])] { return name + expected[dot...] }
      end = dot
    }
    return expected
  }
}
