import SceneFiles

/// The values that one parameter takes in turn, each of which is a play of its own.
struct Sweep: Hashable, Sendable {
  let settings: [SceneLoadingOptions.Setting]

  /// Reads `NAME=V1,V2,…`.
  ///
  /// Commas within brackets and quotes belong to a value. Nil for anything else.
  init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    let values = Self.values(text[text.index(after: equals)...])
    guard !values.contains(where: \.isEmpty) else { return nil }
    let name = String(text[..<equals])
    settings = values.map { SceneLoadingOptions.Setting(name: name, value: $0) }
  }

  private static func values(_ text: Substring) -> [String] {
    var values = [""]
    var depth = 0
    var isQuoted = false
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "[", "{": depth += isQuoted ? 0 : 1
      case "]", "}": depth -= isQuoted ? 0 : 1
      default: break
      }
      if character == ",", depth == 0, !isQuoted {
        values.append("")
      } else {
        values[values.count - 1].append(character)
      }
    }
    return values
  }
}

/// A scene with one of the values of a sweep, or a folder of frames that were rendered.
struct SweptScene: Hashable, Sendable {
  let operand: SceneOperand
  /// Nil where nothing is swept.
  let setting: SceneLoadingOptions.Setting?
  /// Its operand's name, or its path where others are called the same; nil for the only one.
  let name: String?

  /// What the operands of a verb stand for, with each value that is swept.
  static func all(_ operands: [SceneOperand], _ sweep: Sweep?) -> [SweptScene] {
    let isOne = operands.count == 1
    return operands.flatMap { operand in
      let isAmbiguous = operands.count { $0.name == operand.name } > 1
      let name = isOne ? nil : isAmbiguous ? operand.path : operand.name
      let settings = operand.isRenderedFolder ? [nil] : sweep.map { $0.settings.map(Optional.some) } ?? [nil]
      return settings.map { SweptScene(operand: operand, setting: $0, name: name) }
    }
  }

  /// Told from the others by this; nil for the only one.
  var title: String? { title(named: name) }

  /// The same with another name for the operand.
  func title(named name: String?) -> String? {
    let words = [name, setting.map { "\($0.name)=\($0.value)" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The options with the value that is swept.
  func options(_ options: SceneOptions) -> SceneOptions {
    guard let setting else { return options }
    var options = options
    options.loading.settings.append(setting)
    return options
  }
}

extension Arguments {
  /// What `--sweep` says; nil when it is not given.
  func sweep() throws(UsageError) -> Sweep? {
    let sweep = try parse(.sweep, expected: "NAME=V1,V2,…, such as damping=0.6,0.8,1", Sweep.init)
    guard let name = sweep?.settings.first?.name else { return sweep }
    if all(.set).contains(where: { $0.hasPrefix("\(name)=") }) {
      throw .conflict("--sweep and --set both give \(name) a value; leave one of them out")
    }
    return sweep
  }

  /// Refuses flags that nothing heeds, where only folders of rendered frames are given.
  func requireUse(of flags: [Flag], by operands: [SceneOperand]) throws(UsageError) {
    guard operands.allSatisfy(\.isRenderedFolder), let flag = flags.first(where: has) else { return }
    throw .conflict(
      "--\(flag.name): \(operands[0].path) holds frames that were rendered already; say it where they are rendered")
  }
}
