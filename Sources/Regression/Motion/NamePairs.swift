/// Which views of two traces are the same ones under other names.
package struct NamePairs: Hashable, Sendable {
  private var names: [String: String] = [:]

  package init() {}

  /// Pairs a name of the expected trace with one of the actual; subviews named after it, `name.sub`, go with it.
  package mutating func pair(expected: String, actual: String) {
    names[expected] = actual
  }

  package var isEmpty: Bool { names.isEmpty }

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
