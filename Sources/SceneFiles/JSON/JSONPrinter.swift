/// Prints values as JSON: objects over several lines when they are long, short ones on one line.
package struct JSONPrinter {
  /// The longest line an object or list is printed on as a whole.
  private static let lineLength: Int = 100

  private var output: String = ""

  /// The text of a value, with a line feed at its end.
  package static func print(_ node: JSONNode) -> String {
    var printer = JSONPrinter()
    printer.write(node, indentation: 0, used: 0)
    return printer.output + "\n"
  }

  /// A number as JSON writes it: the shortest digits that read back as the same number.
  static func text(_ number: Double) -> String {
    if number == number.rounded(.towardZero), abs(number) <= 9_007_199_254_740_992 { return "\(Int64(number))" }
    return "\(number)"
  }

  private mutating func write(_ node: JSONNode, indentation: Int, used: Int) {
    let compact = Self.compact(node)
    if used + compact.count <= Self.lineLength || Self.isScalar(node) {
      output += compact
      return
    }
    switch node.value {
    case .object(let members):
      writeLines(members, brackets: ("{", "}"), indentation: indentation) { printer, member, used in
        let key = Self.quoted(member.key) + ": "
        printer.output += key
        printer.write(member.value, indentation: indentation + 2, used: used + key.count)
      }
    case .list(let elements):
      writeLines(elements, brackets: ("[", "]"), indentation: indentation) { printer, element, used in
        printer.write(element, indentation: indentation + 2, used: used)
      }
    default: break
    }
  }

  private mutating func writeLines<Entry>(
    _ entries: [Entry], brackets: (String, String), indentation: Int,
    _ writeEntry: (inout JSONPrinter, Entry, Int) -> Void
  ) {
    output += brackets.0 + "\n"
    for (index, entry) in entries.enumerated() {
      output += String(repeating: " ", count: indentation + 2)
      writeEntry(&self, entry, indentation + 2)
      output += index + 1 < entries.count ? ",\n" : "\n"
    }
    output += String(repeating: " ", count: indentation) + brackets.1
  }

  private static func isScalar(_ node: JSONNode) -> Bool {
    switch node.value {
    case .list(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// The value on one line.
  static func compact(_ node: JSONNode) -> String {
    switch node.value {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return text(number)
    case .text(let text): return quoted(text)
    case .list(let elements): return "[" + elements.map(compact).joined(separator: ", ") + "]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      return "{ " + members.map { quoted($0.key) + ": " + compact($0.value) }.joined(separator: ", ") + " }"
    }
  }

  /// A text in double quotes, escaped as JSON requires.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
