/// The texts of a scene, and the mistakes found in them so far.
struct MistakeReport {
  private(set) var sources = SourceTable()
  /// The value of each text; nil where it could not be read.
  private var roots: [JSONNode?] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// A component used twice has each of its mistakes once.
  private var seen: Set<Diagnostic> = []
  private(set) var isFull: Bool = false

  /// Reads a text; a mistake in its syntax is noted, and there is no value then.
  mutating func read(_ text: SourceText) -> JSONNode? {
    let number = sources.add(text)
    roots.append(nil)
    do throws(JSONSyntaxError) {
      let node = try JSONReader.read(text.bytes, source: number)
      roots[number] = node
      return node
    } catch {
      var message = error.message
      if let opening = error.opening {
        let place = text.place(at: opening)
        message += " that begins in line \(place.line), column \(place.column)"
      }
      note(message, at: SourcePosition(source: number, offset: error.offset))
      return nil
    }
  }

  /// Reads a text that need not be JSON5; nil when it is not.
  mutating func readIfPossible(_ text: SourceText) -> JSONNode? {
    let number = sources.add(text)
    do throws(JSONSyntaxError) {
      let node = try JSONReader.read(text.bytes, source: number)
      roots.append(node)
      return node
    } catch {
      roots.append(nil)
      return nil
    }
  }

  /// A text of ours that stands for something of the command line, so that it has a place.
  mutating func addCommandLineText(_ text: String, name: String) -> SourcePosition {
    let number = sources.add(SourceText(name: name, bytes: Array(text.utf8), isFromCommandLine: true))
    roots.append(nil)
    return SourcePosition(source: number, offset: 0)
  }

  mutating func note(_ message: String, at position: SourcePosition, status: Diagnostic.Status = .invalidScene) {
    guard !isFull else { return }
    let source = sources.text(of: position)
    let path = roots[Int(position.source)].map { JSONPath.path(to: position, in: $0) }
    let diagnostic = Diagnostic(
      place: sources.place(of: position), path: path, message: message,
      status: source.isFromCommandLine ? .usage : status)
    guard seen.insert(diagnostic).inserted else { return }
    diagnostics.append(diagnostic)
    isFull = diagnostics.count >= SceneLimits.diagnostics
  }

  /// Throws the mistakes, if there are any: the command line's first, then file by file in order of place.
  func throwMistakes() throws(SceneLoadingError) {
    guard !diagnostics.isEmpty else { return }
    let order = sources.texts.enumerated().map { ($1.name, ($1.isFromCommandLine ? 0 : 1, $0)) }
    let rank = Dictionary(order) { first, _ in first }
    func key(_ diagnostic: Diagnostic) -> (Int, Int, Int, Int) {
      let (kind, number) = rank[diagnostic.place.file] ?? (1, 0)
      return (kind, number, diagnostic.place.line, diagnostic.place.column)
    }
    throw SceneLoadingError(diagnostics.sorted { key($0) < key($1) })
  }
}
