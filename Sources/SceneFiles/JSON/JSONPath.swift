/// The way from a text's top value to a value in it, written like `$.screens.home.subviews[2].frame`.
enum JSONPath {
  /// The path of the value or key at a position; places are in order, so only the way down is looked at.
  static func path(to position: SourcePosition, in root: JSONNode) -> String {
    var path = "$"
    var node = root
    while node.position != position {
      switch node.value {
      case .object(let members):
        guard let member = members.last(where: { $0.keyPosition.offset <= position.offset }) else { return path }
        path += step(member.key)
        node = member.value
        if member.keyPosition == position { return path }
      case .list(let elements):
        guard let index = elements.lastIndex(where: { $0.position.offset <= position.offset }) else { return path }
        path += "[\(index)]"
        node = elements[index]
      default: return path
      }
    }
    return path
  }

  private static func step(_ key: String) -> String {
    let isPlain = key.unicodeScalars.allSatisfy { $0.properties.isIDContinue || $0 == "$" || $0 == "-" }
    return isPlain && !key.isEmpty ? ".\(key)" : "[\(JSONPrinter.quoted(key))]"
  }
}
