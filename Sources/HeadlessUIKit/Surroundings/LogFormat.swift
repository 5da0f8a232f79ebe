/// A message with places for arguments, as `printf` has them; `%{public}@` as well as `%.2f`.
package struct LogFormat {
  private let format: Substring

  package init(_ format: String) { self.format = Substring(format) }

  /// The message; a place without an argument stays as it is.
  package func text(with arguments: [Any]) -> String {
    var (text, rest, next) = ("", format, 0)
    while let mark = rest.firstIndex(of: "%") {
      text += rest[..<mark]
      let place = Self.place(in: rest[mark...])
      rest = rest[place.endIndex...]
      if place == "%%" {
        text += "%"
      } else if next < arguments.count {
        text += Self.text(of: arguments[next], at: place)
        next += 1
      } else {
        text += place
      }
    }
    return text + rest
  }

  /// From the mark to the letter that says what is meant.
  private static func place(in text: Substring) -> Substring {
    var (index, isInBraces) = (text.index(after: text.startIndex), false)
    while index < text.endIndex {
      let character = text[index]
      if character == "{" { isInBraces = true }
      let isModifier = "hlqLzjt".contains(character)
      let ends = !isInBraces && (character.isLetter || character == "@" || character == "%") && !isModifier
      if character == "}" { isInBraces = false }
      index = text.index(after: index)
      if ends { break }
    }
    return text[..<index]
  }

  /// Numbers with the digits that a place asks for, anything else as it describes itself.
  private static func text(of argument: Any, at place: Substring) -> String {
    guard place.last == "f", let dot = place.lastIndex(of: "."),
      let digits = Int(place[place.index(after: dot)...].dropLast()), let number = argument as? any BinaryFloatingPoint
    else { return "\(argument)" }
    return String(format: "%.\(digits)f", Double(number))
  }
}
