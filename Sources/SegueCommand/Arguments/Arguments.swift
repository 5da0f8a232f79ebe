import SceneFiles

/// A command line taken apart: operands in order, and the values of its flags.
package struct Arguments: Hashable, Sendable {
  package private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes arguments apart by the flags that a verb knows; flags may stand before or after operands, `--` ends them.
  package init(_ arguments: some Sequence<String>, flags: [Flag]) throws(UsageError) {
    var rest = Array(arguments)[...]
    var flagsMayFollow = true
    while let argument = rest.popFirst() {
      if flagsMayFollow, argument == "--" {
        flagsMayFollow = false
      } else if flagsMayFollow, argument.hasPrefix("-"), argument != "-" {
        try take(argument, rest: &rest, flags: flags)
      } else {
        operands.append(argument)
      }
    }
  }

  func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The flag's value; nil when it was not given.
  package func value(_ flag: Flag) -> String? { values[flag.name]?.last }

  /// Every value of a repeatable flag, in order.
  package func all(_ flag: Flag) -> [String] { values[flag.name] ?? [] }

  private mutating func take(_ argument: String, rest: inout ArraySlice<String>, flags: [Flag]) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let flag = flags.first(where: { $0.isSpelled(spelling) }) else {
      throw .unknownFlag(spelling, similar: Suggestion.nearest(to: spelling, among: flags.map { "--\($0.name)" }))
    }
    guard let name = flag.value else {
      guard parts.count == 1 else { throw .flagTakesNoValue(spelling) }
      return values[flag.name, default: []].append("")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw .flagNeedsValue(spelling, name)
    }
    guard flag.choices.isEmpty || flag.choices.contains(value) else {
      throw .wrongValue(flag: spelling, found: value, expected: flag.choices.joined(separator: ", "))
    }
    guard flag.isRepeatable || values[flag.name] == nil else { throw .flagRepeated(spelling) }
    values[flag.name, default: []].append(value)
  }
}

extension Flag {
  fileprivate func isSpelled(_ spelling: String) -> Bool {
    spelling == "--\(name)" || letter.map { spelling == "-\($0)" } ?? false
  }
}
