import Geometry

/// What `$name` stands for.
extension SceneDecoder {
  /// The value itself, or what a parameter stands for; a colour's name stays as it is.
  ///
  /// A value that a name stood for is placed where it is used, so that a mistake shows where the two do not fit.
  @inline(__always)
  mutating func resolve(_ node: JSONNode) -> JSONNode? {
    guard let name = Self.dollarName(node) else { return node }
    return resolve(name, node)
  }

  private mutating func resolve(_ name: String, _ node: JSONNode) -> JSONNode? {
    guard let value = parameters[name] else {
      if palette[name] != nil || SystemColors.all[name] != nil { return node }
      noteUnknownName(name, at: node)
      return nil
    }
    guard !resolvingNames.contains(name) else {
      note("$\(name) stands for itself: \(circle(name))", at: node)
      return nil
    }
    resolvingNames.append(name)
    defer { resolvingNames.removeLast() }
    guard var result = resolve(value.node) else { return nil }
    if !value.isFromCommandLine { result.position = node.position }
    return result
  }

  /// The name after a dollar sign.
  @inline(__always)
  static func dollarName(_ node: JSONNode) -> String? {
    guard case .text(let text) = node.value, text.utf8.first == UInt8(ascii: "$") else { return nil }
    return String(text.dropFirst())
  }

  private mutating func noteUnknownName(_ name: String, at node: JSONNode) {
    let candidates = Array(parameters.keys) + palette.keys + SystemColors.all.keys
    let suggestion = Suggestion.nearest(to: name, among: candidates).map { "; did you mean \"$\($0)\"?" }
    note(
      "nothing is called $\(name): it is no parameter, no colour of the palette and no system colour\(suggestion ?? "")",
      at: node)
  }

  private func circle(_ name: String) -> String {
    (resolvingNames.drop { $0 != name } + [name]).map { "$\($0)" }.joined(separator: " → ")
  }

  mutating func color(_ node: JSONNode) -> Color? {
    guard let node = resolve(node) else { return nil }
    guard let text = node.text else {
      noteMismatch(node, expected: Self.colorForms)
      return nil
    }
    if text.utf8.first == UInt8(ascii: "#") { return hexColor(text, at: node) }
    return namedColor(text, at: node)
  }

  private static let colorForms: String = "a colour (\"#RRGGBB\", \"#RRGGBBAA\", \"$name\" or a system colour's name)"

  private mutating func hexColor(_ text: String, at node: JSONNode) -> Color? {
    for known in recentColors where known.text == text { return known.color }
    guard let color = Color(hexadecimal: text) else {
      noteMismatch(node, expected: "a colour of 3, 4, 6 or 8 hexadecimal digits after #")
      return nil
    }
    if recentColors.count < Self.mostRecentColors { recentColors.append((text, color)) }
    return color
  }

  /// Comparing with more texts would take longer than reading one; our choice.
  private static let mostRecentColors: Int = 8

  private mutating func namedColor(_ text: String, at node: JSONNode) -> Color? {
    let isDollar = text.hasPrefix("$")
    let name = isDollar ? String(text.dropFirst()) : text
    if let entry = palette[name], isDollar || SystemColors.all[name] != nil { return paletteColor(name, entry) }
    if let color = SystemColors.color(name, appearance: appearance) { return color }
    switch name {
    case "clear": return .clear
    case "black": return .black
    case "white": return .white
    default:
      let names = ["clear", "black", "white"] + SystemColors.all.keys + palette.keys.map { "$\($0)" }
      noteMismatch(node, expected: Self.colorForms, hint: Suggestion.text(for: text, among: names))
      return nil
    }
  }

  private mutating func paletteColor(_ name: String, _ entry: JSONNode) -> Color? {
    if let color = resolvedPalette[name] { return color }
    guard !resolvingNames.contains(name) else {
      note("$\(name) stands for itself: \(circle(name))", at: entry)
      return nil
    }
    resolvingNames.append(name)
    defer { resolvingNames.removeLast() }
    let color = paletteEntry(entry, appearance)
    // A mistake is noted once; whatever uses the name goes on with some colour.
    resolvedPalette[name] = color ?? .clear
    return color
  }

  private mutating func paletteEntry(_ entry: JSONNode, _ appearance: Scene.Appearance) -> Color? {
    guard entry.members != nil else { return color(entry) }
    guard let fields = fields(entry, .paletteColors) else { return nil }
    let light = value("light", fields, as: .color) { $0.color($1) }
    let dark = value("dark", fields, as: .color) { $0.color($1) }
    return appearance == .dark ? dark : light
  }

  /// Reads every entry, used or not, so that a mistake in it shows.
  mutating func checkPalette() {
    for (name, entry) in palette.sorted(by: { $0.value.position.offset < $1.value.position.offset }) {
      _ = paletteColor(name, entry)
    }
  }
}

extension Color {
  /// A colour from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  init?(hexadecimal text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let count = text.utf8.count - 1
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var value: UInt32 = 0
    for byte in text.utf8.dropFirst() {
      guard let digit = JSONReader.hexDigit(byte) else { return nil }
      // A digit alone stands for two.
      value = count < 6 ? value << 8 | UInt32(digit) * 0x11 : value << 4 | UInt32(digit)
    }
    if count == 3 || count == 6 { value = value << 8 | 0xFF }
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
