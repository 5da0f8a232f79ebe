/// Writes the values of a preset; all have the place of the preset's name.
struct JSONBuilder {
  let position: SourcePosition

  func text(_ text: String) -> JSONNode { JSONNode(.text(text), at: position) }
  func number(_ number: Double) -> JSONNode { JSONNode(.number(number), at: position) }
  func flag(_ flag: Bool) -> JSONNode { JSONNode(.flag(flag), at: position) }
  func list(_ elements: [JSONNode]) -> JSONNode { JSONNode(.list(elements), at: position) }
  func numbers(_ numbers: [Double]) -> JSONNode { list(numbers.map { number($0) }) }

  func object(_ members: KeyValuePairs<String, JSONNode>) -> JSONNode {
    JSONNode(.object(members.map { member($0.key, $0.value) }), at: position)
  }

  func member(_ key: String, _ value: JSONNode) -> JSONMember {
    JSONMember(key: key, keyPosition: position, value: value)
  }
}

extension JSONBuilder {
  /// A track; an end that is nil is left out.
  func track(_ view: String, _ property: String, from: JSONNode? = nil, to: JSONNode? = nil) -> JSONNode {
    var members = [member("view", text(view)), member("property", text(property))]
    if let from { members.append(member("from", from)) }
    if let to { members.append(member("to", to)) }
    return JSONNode(.object(members), at: position)
  }

  func assignment(_ view: JSONNode, _ property: String, _ value: JSONNode) -> JSONNode {
    object(["view": view, "property": text(property), "value": value])
  }

  func spring(dampingRatio: Double) -> JSONNode {
    object(["spring": object(["dampingRatio": number(dampingRatio)])])
  }

  var systemSpring: JSONNode { object(["spring": text("system")]) }

  /// A frame of four lengths.
  func frame(_ x: Scene.Length, _ y: Scene.Length, _ width: Scene.Length, _ height: Scene.Length) -> JSONNode {
    list([x, y, width, height].map { length($0) })
  }

  private func length(_ length: Scene.Length) -> JSONNode {
    switch length {
    case .points(let points): number(points)
    case .share(let share, let plus): text(Self.share(share, plus: plus))
    }
  }

  /// "85%", "100%-32".
  private static func share(_ share: Double, plus: Double) -> String {
    // Shares are sums and halves of written per cents: what lies beyond nine digits is rounding.
    let percent = JSONPrinter.text((share * 1e11).rounded() / 1e9) + "%"
    guard plus != 0 else { return percent }
    return percent + (plus < 0 ? "-" : "+") + JSONPrinter.text(abs(plus))
  }
}
