/// The help texts as one manual page, in the man macros that every Unix knows.
enum ManPage {
  static var text: String {
    let synopsis = [".SH SYNOPSIS", ".B segue", ".I VERB", "[operands] [flags]"]
    let about = [".SH DESCRIPTION", escaped(Help.about)]
    let verbs = [".SH VERBS"] + Verb.all.flatMap(section)
    let flags = [".SH FLAGS OF EVERY VERB"] + Verb.flagsOfAll.flatMap(item)
    let statuses =
      [".SH EXIT STATUS"] + ExitStatus.meanings.flatMap { [".TP", ".B \($0.status.rawValue)", escaped($0.says)] }
    let lines =
      [".TH SEGUE 1 \"\" \"segue \(SegueTool.version)\"", ".SH NAME", "segue \\- \(escaped(Help.summary))"]
      + synopsis + about + verbs + flags + statuses
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ verb: Verb) -> [String] {
    let usage = ["segue", verb.name, verb.operands].filter { !$0.isEmpty }.joined(separator: " ")
    let examples = verb.examples.flatMap { [".TP", ".B " + escaped($0.command), escaped($0.says)] }
    let notes = verb.notes.isEmpty ? [] : [".PP"] + verb.notes.map(escaped)
    return [".SS \(escaped(usage))", escaped(verb.summary.capitalizedSentence)] + examples
      + verb.flags.flatMap(item) + notes
  }

  private static func item(_ flag: Flag) -> [String] { [".TP", ".B " + escaped(flag.synopsis), escaped(flag.help)] }

  /// A text as roff prints it as it stands: hyphens that can be copied, no escapes, no requests.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      default: escaped += character.isASCII ? String(character) : named(character)
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// A character beyond ASCII by its number, which roff prints whatever the encoding.
  private static func named(_ character: Character) -> String {
    character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\[u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "]"
    }.joined()
  }
}
