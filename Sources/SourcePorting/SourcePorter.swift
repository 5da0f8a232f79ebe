/// Rewrites what Swift refuses without an Objective-C runtime, in files that were written for UIKit.
///
/// Attributes such as `@objc` and whole `#Preview`s go, `#selector` becomes a `Selector` of HeadlessUIKit, `#keyPath` the
/// text it stands for, `os(iOS)` holds on Linux too. Strings and comments stay as they are, and every line keeps its number.
package struct SourcePorter {
  let source: TokenizedSource
  var edits: SourceEdits = SourceEdits()
  var scopes: TypeScopes = TypeScopes()
  var problems: [PortingError.Problem] = []
  /// The keywords of protocols that were `@objc`.
  var classProtocols: Set<Int> = []
  /// How many `#if` are open.
  private var conditions = 0

  private init(_ bytes: [UInt8]) { source = TokenizedSource(bytes) }

  /// The ported bytes of a file; those of a ported one are the same again.
  package static func port(_ bytes: [UInt8]) throws(PortingError) -> [UInt8] {
    var porter = SourcePorter(bytes)
    porter.run()
    guard porter.problems.isEmpty else { throw PortingError(problems: porter.problems) }
    return porter.edits.applied(to: bytes)
  }

  var isUnderCondition: Bool { conditions > 0 }

  mutating func complain(of index: Int, _ reason: PortingError.Reason) {
    let (line, column) = source.place(of: source.tokens[index].range.lowerBound)
    problems.append(PortingError.Problem(line: line, column: column, reason: reason))
  }

  private mutating func run() {
    var index = 0
    while index < source.tokens.count {
      scopes.pass(index, of: source)
      index = port(at: index)
    }
  }

  /// Ports what begins at a token; the next token to look at.
  private mutating func port(at index: Int) -> Int {
    switch source.tokens[index].kind {
    case .mark: return source.isMark(index, "@") ? portAttribute(at: index) : index + 1
    case .directive: return portDirective(at: index)
    case .word: return portWord(at: index)
    case .quotedWord, .number, .literal: return index + 1
    }
  }

  private mutating func portDirective(at index: Int) -> Int {
    switch source.text(index) {
    case "#selector": return portSelector(at: index)
    case "#keyPath": return portKeyPath(at: index)
    case "#Preview": return previewEnd(at: index).map { remove(index, through: $0) } ?? index + 1
    case "#if":
      conditions += 1
      return portCondition(at: index)
    case "#elseif": return portCondition(at: index)
    case "#endif": conditions -= 1
    default: break
    }
    return index + 1
  }

  private mutating func portWord(at index: Int) -> Int {
    if source.isMark(index - 1, ".") { return index + 1 }
    switch source.text(index) {
    case "import": return portImport(at: index)
    case "optional": checkRequirement(at: index)
    case "protocol": portProtocol(at: index)
    case "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate": checkDelegate(at: index)
    default: break
    }
    return index + 1
  }

  /// Complains of a type that is declared to be told of an app's life.
  private mutating func checkDelegate(at index: Int) {
    guard scopes.isInHeader, !isUnderCondition else { return }
    complain(of: index, .appDelegate(source.text(index)))
  }

  private static let requirements: Set<String> = ["func", "var", "subscript", "init", "static"]

  private mutating func checkRequirement(at index: Int) {
    guard scopes.innermost?.keyword == "protocol", let next = source.name(index + 1),
      Self.requirements.contains(next)
    else { return }
    complain(of: index, .optionalRequirement)
  }
}
