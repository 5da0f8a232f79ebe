/// A piece of HTML; what is put into it with an interpolation is escaped unless it is markup itself.
///
/// So no text of a scene, a file's name or a message can become markup.
package struct Markup: Hashable, Sendable, ExpressibleByStringInterpolation {
  package private(set) var text: String

  /// Markup that is written in this module, or is made up of escaped parts.
  package init(trusted text: String) { self.text = text }

  package init(stringLiteral value: String) { text = value }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  package static func += (markup: inout Markup, other: Markup) { markup.text += other.text }

  /// Collects literal parts as they are and everything else escaped.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text: String = ""

    package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    package mutating func appendLiteral(_ literal: String) { text += literal }

    package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += Markup.escaped(value.description)
    }
  }

  /// Text as it stands between tags and within double quotes.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // Control characters are no characters of HTML.
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Sequence<Markup> {
  /// One after another.
  package func joined() -> Markup { Markup(trusted: map(\.text).joined()) }
}
