extension SourcePorter {
  /// Attributes that mean nothing without the Objective-C runtime and Interface Builder.
  private static let dispensable: Set<String> = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
  ]
  private static let entryPoints: Set<String> = ["UIApplicationMain", "NSApplicationMain", "main"]

  /// Takes an attribute away that means nothing here, with its arguments.
  mutating func portAttribute(at index: Int) -> Int {
    guard let name = source.name(index + 1) else { return index + 1 }
    if let preview = previewEnd(behindAttribute: index) { return remove(index, through: preview) }
    if Self.entryPoints.contains(name) { complain(of: index, .entryPoint("@\(name)")) }
    if name == "NSManaged" { complain(of: index, .managedProperty) }
    if name == "convention", source.matches(index + 2, "(", "block", ")") { return remove(index, through: index + 4) }
    guard Self.dispensable.contains(name) else { return index + 2 }
    let last = source.isMark(index + 2, "(") ? source.closing(index + 2) ?? index + 1 : index + 1
    if name == "objc" { bindProtocolToClasses(behind: last) }
    return remove(index, through: last)
  }

  mutating func remove(_ first: Int, through last: Int) -> Int {
    let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
    edits.remove(range, in: source.bytes)
    return last + 1
  }

  /// A protocol of Objective-C is one of classes, which `weak` properties of it need.
  private mutating func bindProtocolToClasses(behind index: Int) {
    guard let keyword = protocolKeyword(behind: index) else { return }
    classProtocols.insert(keyword)
  }

  /// The keyword of the protocol that an attribute belongs to; nil when it belongs to something else.
  private func protocolKeyword(behind index: Int) -> Int? {
    var next = index + 1
    while next < source.tokens.count {
      if source.isMark(next, "@") {
        next += 2
        if source.isMark(next, "("), let end = source.closing(next) { next = end + 1 }
      } else if ["public", "internal", "private", "fileprivate", "package"].contains(source.text(next)) {
        next += 1
      } else {
        return source.isWord(next, "protocol") ? next : nil
      }
    }
    return nil
  }

  /// Lets a protocol that lost its `@objc` inherit from `AnyObject`, unless it does.
  mutating func portProtocol(at index: Int) {
    guard classProtocols.contains(index), source.name(index + 1) != nil else { return }
    let end = (index + 2..<source.tokens.count).first { source.isMark($0, "{") } ?? source.tokens.count
    let inherited = (index + 2..<end).compactMap(source.name)
    guard !inherited.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains) else { return }
    let isAlone = !source.isMark(index + 2, ":")
    edits.insert(
      isAlone ? ": AnyObject" : " AnyObject,", at: source.tokens[isAlone ? index + 1 : index + 2].range.upperBound)
  }
}
