/// In which types a token stands, by the braces around it.
struct TypeScopes: Sendable {
  struct TypeDeclaration: Hashable, Sendable {
    /// `class`, `struct`, `enum`, `actor`, `extension` or `protocol`.
    let keyword: String
    /// As it is written, with dots in extensions.
    let name: String
  }

  private struct Scope {
    let type: TypeDeclaration?
    /// Parentheses that are open around the brace.
    let parentheses: Int
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
  /// Words before which `class` is a modifier.
  private static let membersOfClasses: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "public", "open", "internal", "private", "fileprivate",
    "package", "nonisolated", "dynamic", "static",
  ]

  private var scopes: [Scope] = []
  private var parentheses = 0
  private var declared: TypeDeclaration?

  /// The type around the present token; nil outside of all.
  var innermost: TypeDeclaration? { scopes.last { $0.type != nil }?.type }

  /// Whether the present token stands between a type's keyword and its brace; false for protocols.
  var isInHeader: Bool { declared.map { $0.keyword != "protocol" } ?? false }

  /// Takes a token into account.
  mutating func pass(_ index: Int, of source: TokenizedSource) {
    switch source.tokens[index].kind {
    case .word: passWord(index, of: source)
    case .mark: passMark(source.text(index))
    case .quotedWord, .directive, .number, .literal: break
    }
  }

  private mutating func passMark(_ mark: String) {
    switch mark {
    case "{":
      scopes.append(Scope(type: declared, parentheses: parentheses))
      (declared, parentheses) = (nil, 0)
    case "}": parentheses = scopes.popLast()?.parentheses ?? 0
    case "(", "[": parentheses += 1
    case ")", "]": parentheses = max(parentheses - 1, 0)
    default: break
    }
  }

  private mutating func passWord(_ index: Int, of source: TokenizedSource) {
    let word = source.text(index)
    guard parentheses == 0, Self.keywords.contains(word), !source.isMark(index - 1, "."),
      let name = source.name(index + 1), !Self.membersOfClasses.contains(name)
    else { return }
    if word == "actor", !["{", ":", "<"].contains(source.text(index + 2)) { return }
    var (path, next) = ([source.text(index + 1)], index + 2)
    while word == "extension", source.isMark(next, "."), source.name(next + 1) != nil {
      path.append(source.text(next + 1))
      next += 2
    }
    declared = TypeDeclaration(keyword: word, name: path.joined(separator: "."))
  }
}
