/// A parameter as it is declared.
struct ParameterDeclaration {
  let name: String
  let position: SourcePosition
  var type: ParameterType?
  var defaultValue: JSONNode?
  var minimum: Double?
  var maximum: Double?
  var allowedValues: [JSONNode]?
  /// True when a mistake was noted in it.
  var isMistaken: Bool = false
}

extension SceneDecoder {
  /// Reads declarations in either form: a default alone, or an object that says more.
  mutating func parameterDeclarations(_ members: [JSONMember]) -> [ParameterDeclaration] {
    members.compactMap { member in
      noteBadParameterName(member)
      let keys = KeyTable.parameterDeclaration.keys.map(\.name)
      guard let members = member.value.members, members.contains(where: { keys.contains($0.key) }) else {
        return ParameterDeclaration(
          name: member.key, position: member.keyPosition, type: Self.type(of: member.value),
          defaultValue: member.value)
      }
      return longDeclaration(member)
    }
  }

  private mutating func noteBadParameterName(_ member: JSONMember) {
    guard !Self.isName(member.key) else { return }
    report.note("a name has letters, digits, _ and - only, found \"\(member.key)\"", at: member.keyPosition)
  }

  private mutating func longDeclaration(_ member: JSONMember) -> ParameterDeclaration? {
    let mistakes = report.diagnostics.count
    guard let fields = fields(member.value, .parameterDeclaration) else { return nil }
    let defaultValue = fields["default"]
    var declaration = ParameterDeclaration(
      name: member.key, position: member.keyPosition,
      type: choice("type", fields) ?? defaultValue.flatMap { Self.type(of: $0) }, defaultValue: defaultValue,
      minimum: number("min", fields), maximum: number("max", fields),
      allowedValues: list("enum", fields) { $1 })
    declaration.isMistaken = report.diagnostics.count > mistakes
    return declaration
  }

  /// Only numbers and flags say by themselves what they are.
  private static func type(of node: JSONNode) -> ParameterType? {
    switch node.value {
    case .number: .number
    case .flag: .bool
    default: nil
    }
  }

  /// Notes a value that does not fit its declaration.
  mutating func check(_ value: JSONNode, fits declaration: ParameterDeclaration) {
    guard let node = resolve(value) else { return }
    let fits = declaration.type.map { self.fits(node, $0) } ?? true
    guard fits else { return }
    if let allowed = declaration.allowedValues, !allowed.contains(node) {
      let values = Self.list(allowed.map(\.summary))
      note("$\(declaration.name) is one of \(values), found \(node.summary)", at: node)
    }
    guard case .number(let number) = node.value else { return }
    if let minimum = declaration.minimum, number < minimum {
      note("$\(declaration.name) is at least \(JSONPrinter.text(minimum)), found \(node.summary)", at: node)
    }
    if let maximum = declaration.maximum, number > maximum {
      note("$\(declaration.name) is at most \(JSONPrinter.text(maximum)), found \(node.summary)", at: node)
    }
  }

  private mutating func fits(_ node: JSONNode, _ type: ParameterType) -> Bool {
    switch type {
    case .number: number(node) != nil
    case .time: number(node, .seconds) != nil
    case .length: length(node) != nil
    case .color: color(node) != nil
    case .point: point(node) != nil
    // The screens a frame or a view may name are not known yet; that is checked where the parameter is used.
    case .rect: node.members != nil || frame(node, allowsFrameOf: true) != nil
    case .timing: timing(node) != nil
    case .image, .view, .text: text(node) != nil
    case .bool: flag(node) != nil
    }
  }
}

/// The parameters of the scene itself.
extension SceneDecoder {
  /// Fills `parameters` from the defaults, then the variant's values, the file of `--params`, and `--set`.
  mutating func readParameters(_ members: [JSONMember], variant: JSONNode?, file: JSONNode?) {
    let declarations = parameterDeclarations(members)
    for declaration in declarations {
      parameters[declaration.name] = declaration.defaultValue.map { ParameterValue(node: $0, isFromCommandLine: false) }
    }
    let byName = Dictionary(declarations.map { ($0.name, $0) }) { $1 }
    for member in variant?["set"]?.members ?? [] { set(member, byName, isFromCommandLine: false) }
    readParameterFile(file, byName)
    for setting in options.settings { set(setting, byName) }
    for declaration in declarations { checkParameter(declaration) }
  }

  private mutating func checkParameter(_ declaration: ParameterDeclaration) {
    if let node = declaration.defaultValue { check(node, fits: declaration) }
    guard let value = parameters[declaration.name] else {
      guard !declaration.isMistaken else { return }
      report.note("$\(declaration.name) has no value; give it a default or --set it", at: declaration.position)
      return
    }
    let mistakes = report.diagnostics.count
    check(value.node, fits: declaration)
    // One mistake is enough: what uses the parameter goes on with the default.
    if report.diagnostics.count > mistakes, let node = declaration.defaultValue {
      parameters[declaration.name] = ParameterValue(node: node, isFromCommandLine: false)
    }
  }

  private mutating func readParameterFile(_ file: JSONNode?, _ declarations: [String: ParameterDeclaration]) {
    guard let file else { return }
    guard let members = file.members else {
      noteMismatch(file, expected: "an object of names and values")
      return
    }
    for member in members { set(member, declarations, isFromCommandLine: true) }
  }

  mutating func set(_ member: JSONMember, _ declarations: [String: ParameterDeclaration], isFromCommandLine: Bool) {
    guard declarations[member.key] != nil else {
      noteUnknownParameter(member.key, declarations, at: member.keyPosition)
      return
    }
    parameters[member.key] = ParameterValue(node: member.value, isFromCommandLine: isFromCommandLine)
  }

  private mutating func set(
    _ setting: SceneLoadingOptions.Setting, _ declarations: [String: ParameterDeclaration]
  ) {
    let text = SourceText(name: "--set \(setting.name)", bytes: Array(setting.value.utf8), isFromCommandLine: true)
    let node = report.readIfPossible(text)
    let bare = JSONNode(.text(setting.value), at: SourcePosition(source: report.sources.texts.count - 1, offset: 0))
    guard let declaration = declarations[setting.name] else {
      noteUnknownParameter(setting.name, declarations, at: bare.position)
      return
    }
    let value = node.flatMap { Self.isMeantAsText($0, declaration) ? nil : $0 } ?? bare
    parameters[setting.name] = ParameterValue(node: value, isFromCommandLine: true)
  }

  /// A title of `2024` or `true` is a text where texts are declared, though JSON5 would read something else.
  private static func isMeantAsText(_ node: JSONNode, _ declaration: ParameterDeclaration) -> Bool {
    switch node.value {
    case .number, .flag, .null: break
    default: return false
    }
    switch declaration.type {
    case .text, .view, .image, .color: return true
    case nil: return declaration.defaultValue?.text != nil
    default: return false
    }
  }

  private mutating func noteUnknownParameter(
    _ name: String, _ declarations: [String: ParameterDeclaration], at position: SourcePosition
  ) {
    let suggestion = Suggestion.text(for: name, among: declarations.keys)
    let names = declarations.isEmpty ? "it has none" : "it has \(Self.list(declarations.keys.sorted()))"
    report.note(
      "the scene has no parameter \"\(name)\"\(suggestion.isEmpty ? "; \(names)" : suggestion)", at: position)
  }
}
