/// A piece of HTML; what is put into it with an interpolation is escaped unless it is markup itself.
///
/// So no text of a scene, a file's name or a message can become markup.
package struct Markup: Sendable, ExpressibleByStringInterpolation {
  fileprivate enum Piece: Sendable {
    case text(String)
    /// What is made only when the page is written, and handed over piece by piece.
    case later(@Sendable ((String) throws -> Void) throws -> Void)
  }

  fileprivate let pieces: [Piece]

  /// Markup that is written in the program, or is made up of escaped parts.
  package init(trusted text: String) { pieces = [.text(text)] }

  /// Markup that is too long to be held: it is made when the page is written.
  package init(later write: @escaping @Sendable (_ take: (String) throws -> Void) throws -> Void) {
    pieces = [.later(write)]
  }

  package init(stringLiteral value: String) { pieces = [.text(value)] }

  package init(stringInterpolation: Interpolation) { pieces = stringInterpolation.pieces }

  fileprivate init(joining parts: some Sequence<Markup>) { pieces = parts.flatMap(\.pieces) }

  /// Hands all of it over, from the first piece to the last.
  package func write(_ take: (String) throws -> Void) throws {
    for piece in pieces {
      switch piece {
      case .text(let text): try take(text)
      case .later(let write): try write(take)
      }
    }
  }

  /// All of it; no part may be one that is made later.
  package var text: String {
    pieces.map { piece in
      guard case .text(let text) = piece else { preconditionFailure("a page with parts made later is written") }
      return text
    }.joined()
  }

  /// Collects literal parts as they are and everything else escaped.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    package mutating func appendInterpolation(_ markup: Markup) { pieces += markup.pieces }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      pieces.append(.text(Markup.escaped(value.description)))
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
  package func joined() -> Markup { Markup(joining: self) }
}
