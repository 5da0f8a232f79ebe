import SourcePorting
import Testing

/// Ports a text.
func ported(_ source: String) throws(PortingError) -> String {
  String(decoding: try SourcePorter.port(Array(source.utf8)), as: UTF8.self)
}

/// A text, and what porting makes of it.
struct Rewriting: CustomTestStringConvertible, Sendable {
  let source: String
  let result: String

  init(_ source: String, _ result: String) { (self.source, self.result) = (source, result) }

  /// A text that stays as it is.
  init(same source: String) { self.init(source, source) }

  /// Members of a class that is called Screen.
  static func members(_ source: String, _ result: String) -> Rewriting {
    Rewriting("class Screen: UIView {\n\(source)\n}", "class Screen: UIView {\n\(result)\n}")
  }

  var testDescription: String { source }
}
