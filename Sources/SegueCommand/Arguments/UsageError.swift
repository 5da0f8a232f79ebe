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
