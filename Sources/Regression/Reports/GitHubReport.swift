/// A verification as GitHub's workflow commands and its step summary take it.
package enum GitHubReport {
  /// A line for each scene that is not as it was.
  package static func annotations(of result: VerificationResult) -> String {
    result.scenes.compactMap { scene -> String? in
      guard scene.verdict != .passed else { return nil }
      let command = scene.status == 0 ? "notice" : "error"
      let place = "file=\(property(scene.scene)),line=\(scene.line),title=\(property(scene.title))"
      let message = ([scene.headline] + scene.details).joined(separator: "\n")
      return "::\(command) \(place)::\(data(message))\n"
    }.joined()
  }

  /// What stands behind the colons, where a line ends the command.
  package static func data(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n"])
  }

  /// A value before the colons, where commas and colons part values.
  package static func property(_ text: String) -> String {
    escaped(text, ["%", "\r", "\n", ":", ","])
  }

  /// Scalars and not characters are looked at: a carriage return and the line feed behind it are one character.
  private static func escaped(_ text: String, _ reserved: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if reserved.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Markdown: a line that counts, and a table of what is not as it was.
  package static func summary(of result: VerificationResult) -> String {
    var lines = ["## segue verify", "", cell(result.summary), ""]
    let told = result.scenes.filter { $0.verdict != .passed }
    if !told.isEmpty {
      lines += ["| scene | what changed | why |", "| --- | --- | --- |"]
      lines += told.map { scene in
        let details = scene.details.map(cell).joined(separator: "<br>")
        return "| \(cell(scene.title)) | \(cell(scene.headline)) | \(details) |"
      }
      lines.append("")
    }
    let approvals = told.map(\.approval).filter { !$0.isEmpty }
    if !approvals.isEmpty {
      lines += ["Approve with", ""] + approvals.map { "    \($0)" } + [""]
    }
    return lines.joined(separator: "\n")
  }

  /// A text in a cell of a table, without anything that Markdown or HTML would take for its own.
  package static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\n", "\r": result += " "
      case "|", "`", "*", "_", "[", "]", "\\", "~", "#": result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
