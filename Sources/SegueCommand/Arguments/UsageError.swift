/// A command line that cannot be carried out as written; exit status 2.
package enum UsageError: Error, Hashable, Sendable {
  case unknownVerb(String, similar: String?)
  case unknownFlag(String, similar: String?)
  case flagNeedsValue(String, String)
  case flagTakesNoValue(String)
  case flagRepeated(String)
  case wrongValue(flag: String, found: String, expected: String)
  case missingOperand(verb: String, String)
  case tooManyOperands(verb: String, found: String, expected: String)
  case noScenes([String])
  case emptyOperand
  case conflict(String)

  package var message: String {
    switch self {
    case .unknownVerb(let found, let similar):
      return "there is no verb '\(found)'\(Self.didYouMean(similar)); 'segue help' lists the verbs"
    case .unknownFlag(let found, let similar):
      return "there is no flag '\(found)' here\(Self.didYouMean(similar))"
    case .flagNeedsValue(let flag, let name): return "\(flag) needs a value: \(flag) \(name)"
    case .flagTakesNoValue(let flag): return "\(flag) takes no value"
    case .flagRepeated(let flag): return "\(flag) is given twice; it takes one value"
    case .wrongValue(let flag, let found, let expected): return "\(flag): found '\(found)', expected \(expected)"
    case .missingOperand(let verb, let what): return "'segue \(verb)' needs \(what)"
    case .tooManyOperands(let verb, let found, let expected):
      return "'segue \(verb)' takes \(expected); found '\(found)' besides"
    case .noScenes(let operands):
      return
        "no scene in \(operands.joined(separator: ", ")): a scene is a .json file with format and root, screens or include"
    case .emptyOperand: return "an operand is empty; is a variable of your shell not set?"
    case .conflict(let text): return text
    }
  }

  private static func didYouMean(_ similar: String?) -> String {
    similar.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension String {
  /// The candidate that differs by the fewest edits; nil when none is near enough to have been meant.
  func closest(in candidates: [String]) -> String? {
    let distances = candidates.map { (name: $0, distance: editDistance(to: $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    let allowed = Swift.max(2, count / 3)
    return best.distance <= allowed ? best.name : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours between two words (optimal string alignment).
  private func editDistance(to other: String) -> Int {
    let (a, b) = (Array(self), Array(other))
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = Swift.min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = Swift.min(cost, rows[i - 1][j - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
