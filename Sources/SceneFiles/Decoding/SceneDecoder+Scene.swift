extension SceneDecoder {
  /// Reads the whole scene; nil when there is a mistake without which nothing can be shown.
  mutating func scene(
    _ document: SceneDocument, parameterFile: JSONNode?, files: some SceneFileReading
  ) -> Scene? {
    guard let fields = checkTopLevel(document.root, isIncluded: false) else { return nil }
    readDefinitions(fields, document, parameterFile: parameterFile)
    let images = readImages(document.members("images"), in: document, files: files)
    readScreens(fields, document)
    let root = root(fields)
    let transitions = readTransitions(document)
    let script = readScript(fields, root: root)
    let expectations = list("expect", fields) { $0.expectations($1) }?.flatMap { $0 } ?? []
    let render = render(fields["render"], variant: options.variant)
    guard let root, let render else { return nil }
    return Scene(
      title: fields["title"].flatMap { prose($0) }, about: fields["about"].flatMap { prose($0) }, canvas: canvas,
      images: images, screens: screens, overlay: overlay, root: root, transitions: transitions, script: script,
      expectations: expectations, render: render, files: document.files)
  }

  /// The keys of a file's top object; the format is required of the scene itself.
  @discardableResult
  mutating func checkTopLevel(_ root: JSONNode, isIncluded: Bool) -> Fields? {
    guard let fields = fields(root, .scene) else { return nil }
    guard let format = fields["format"] else {
      if !isIncluded { note("the key \"format\" is missing; write \"format\": 1", at: root) }
      return fields
    }
    if case .number(let version) = format.value, version > 1 {
      note("the scene is of format \(JSONPrinter.text(version)), this version of segue reads format 1", at: format)
    } else {
      _ = number("format", fields)
    }
    return fields
  }

  private mutating func readDefinitions(_ fields: Fields, _ document: SceneDocument, parameterFile: JSONNode?) {
    let variant = selectedVariant(fields)
    readAppearance(fields, variant: variant)
    palette = Dictionary(document.members("palette").map { ($0.key, $0.value) }) { $1 }
    readParameters(document.members("params"), variant: variant, file: parameterFile)
    checkPalette()
    readCanvas(fields["canvas"], variant: variant)
    components = Dictionary(document.members("components").map { ($0.key, $0.value) }) { $1 }
  }

  private mutating func selectedVariant(_ fields: Fields) -> JSONNode? {
    guard let name = options.variant else { return nil }
    let variants = fields["render"]?["variants"]
    if let variant = variants?[name] { return variant }
    let names = variants?.members?.map(\.key) ?? []
    let known = names.isEmpty ? "; it has none" : "; it has \(Self.list(names))"
    let suggestion = Suggestion.text(for: name, among: names)
    report.note(
      "the scene has no variant \"\(name)\"\(suggestion.isEmpty ? known : suggestion)",
      at: report.addCommandLineText(name, name: "--variant"))
    return nil
  }

  private mutating func readScreens(_ fields: Fields, _ document: SceneDocument) {
    let members = document.members("screens")
    for member in members {
      if !Self.isName(member.key) || Self.reservedNames.contains(member.key) {
        let reason = Self.isName(member.key) ? "is reserved" : "has other characters than letters, digits, _ and -"
        report.note("the screen's name \"\(member.key)\" \(reason); choose another name", at: member.keyPosition)
      }
      if let screen = screen(member) { screens.append(screen) }
      names.screens.append(member.key)
      names.viewIDs[member.key] = collectedIDs
    }
    if let node = fields["overlay"] {
      overlay = rootView(node, table: .view)?.view
      names.hasOverlay = true
      names.overlayIDs = collectedIDs
    }
    checkUnusedComponents(document.members("components").map(\.key))
  }

  private mutating func screen(_ member: JSONMember) -> Scene.Screen? {
    guard let (view, fields) = rootView(member.value, table: .screen) else { return nil }
    return Scene.Screen(
      name: member.key, view: view,
      preferredContentSize: value("preferredContentSize", fields, as: .size) { $0.size($1) },
      statusBar: choice("statusBar", fields) ?? .default, origin: origin(member.keyPosition))
  }

  private mutating func readTransitions(_ document: SceneDocument) -> [Scene.Transition] {
    let members = document.members("transitions")
    names.transitions = members.map(\.key)
    writtenTransitions = members.map { writingOutPresets($0) }
    return writtenTransitions.compactMap { transition($0) }
  }

  private mutating func readScript(_ fields: Fields, root: Scene.Root?) -> [Scene.Step] {
    guard let node = fields["script"] else { return [] }
    let nodes = node.elements ?? []
    collectStepNames(nodes)
    let steps = list("script", fields) { $0.step($1, root: root) } ?? []
    checkOrder(of: steps, nodes)
    return steps
  }
}
