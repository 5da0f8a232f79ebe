extension SourcePorter {
  /// Writes a `Selector` of a type's method in the place of `#selector(…)`.
  ///
  /// The method is named by its type and not by `self`, so that the selector holds nobody.
  mutating func portSelector(at index: Int) -> Int {
    guard source.isMark(index + 1, "("), let end = source.closing(index + 1), end > index + 2 else { return index + 1 }
    edits.replace(source.tokens[index].range, with: "Selector", in: source.bytes)
    let first = index + 2
    if ["getter", "setter"].contains(source.text(first)), source.isMark(first + 1, ":") {
      portAccessor(first + 2, end)
    } else {
      portMethod(first, end)
    }
    return end + 1
  }

  private mutating func portMethod(_ start: Int, _ end: Int) {
    let expression = SelectorPath(from: start, to: end, of: source)
    switch expression.owner {
    case .implicit:
      guard let type = enclosingType(for: start) else { return }
      edits.insert("\(type).", at: source.tokens[expression.first].range.lowerBound)
      appendType(type, to: expression)
    case .itself:
      guard let type = enclosingType(for: start) else { return }
      edits.replace(source.tokens[expression.first].range, with: type, in: source.bytes)
      appendType(type, to: expression)
    case .type, .instance: break
    }
    edits.insert(", named: \"\(expression.name)\"", at: source.tokens[end - 1].range.upperBound)
  }

  /// `as (Sender) -> Void` chooses among a method's overloads; behind the type's name it needs the type too.
  private mutating func appendType(_ type: String, to expression: SelectorPath) {
    guard let cast = expression.cast, cast + 1 < source.tokens.count else { return }
    edits.insert("(\(type)) -> ", at: source.tokens[cast + 1].range.lowerBound)
  }

  /// Writes the key path of a property behind `getter:` or `setter:`.
  private mutating func portAccessor(_ start: Int, _ end: Int) {
    guard start < end else { return }
    let expression = SelectorPath(from: start, to: end, of: source)
    switch expression.owner {
    case .implicit:
      guard let type = enclosingType(for: start) else { return }
      edits.insert("\\\(type).", at: source.tokens[start].range.lowerBound)
    case .itself:
      guard let type = enclosingType(for: start) else { return }
      edits.replace(source.tokens[start].range, with: "\\\(type)", in: source.bytes)
    case .type: edits.insert("\\", at: source.tokens[start].range.lowerBound)
    case .instance: complain(of: start, .accessorOfInstance(expression.name))
    }
  }

  /// The type whose members need no owner here; complains where there is none.
  private mutating func enclosingType(for index: Int) -> String? {
    if let type = scopes.innermost { return type.name }
    complain(of: index, .selectorOutsideType(source.text(index)))
    return nil
  }
}

/// What stands in the parentheses of `#selector`: whose method, its name, and what it is cast to.
private struct SelectorPath {
  enum Owner {
    /// A name alone.
    case implicit
    /// `self`, `Self` or `super`, and a name.
    case itself
    case type
    /// An object that is named.
    case instance
  }

  /// Where it begins, behind parentheses around it.
  let first: Int
  let owner: Owner
  /// The last name.
  let name: String
  /// The `as`; nil without one.
  let cast: Int?

  init(from start: Int, to end: Int, of source: TokenizedSource) {
    first = (start..<end).first { !source.isMark($0, "(") } ?? start
    cast = (start..<end).first { source.isWord($0, "as") }
    var names = [first]
    while source.isMark(names[names.count - 1] + 1, "."), names[names.count - 1] + 2 < end {
      names.append(names[names.count - 1] + 2)
    }
    let components = names.map { source.name($0) ?? source.text($0) }
    name = components[components.count - 1]
    owner =
      switch components.count {
      case 1 where source.isMark(first + 1, "<"): .type
      case 1: .implicit
      case 2 where ["self", "Self", "super"].contains(components[0]): .itself
      default: components[0].first?.isUppercase ?? false ? .type : .instance
      }
  }
}
