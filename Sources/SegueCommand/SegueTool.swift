import SceneFiles
import FrameOutput
import PNGCoding
import SystemFiles

/// The tool: arguments in, exit status out.
public enum SegueTool {
  /// Runs the tool with the arguments behind its name, on the process's own streams.
  @MainActor
  public static func run(_ arguments: [String]) -> Int32 {
    Signals.ignoreClosedPipes()
    // Held from the beginning: whoever works long looks for it, and leaves whole files.
    Signals.holdInterrupt()
    let status = run(arguments, .standard)
    return (Signals.isInterrupted ? .interrupted : status).rawValue
  }

  @MainActor
  package static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    console.attempt { () throws(CommandError) in try start(arguments, console) }
  }

  @MainActor
  private static func start(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
    // A flag may stand before the verb, and no flag of ours that stands there takes a value.
    guard let position = arguments.firstIndex(where: { !$0.hasPrefix("-") }) else {
      return try withoutVerb(arguments, console)
    }
    let name = arguments[position]
    var rest = arguments
    rest.remove(at: position)
    if name == "help" { return try help(rest, console) }
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      throw .usage(.unknownVerb(name, similar: Suggestion.nearest(to: name, among: Verb.all.map(\.name) + ["help"])))
    }
    let parsed = try CommandError.reading { () throws(UsageError) in try Arguments(rest, flags: verb.allFlags) }
    if parsed.has(.help) { return try show(Help.page(for: verb), console) }
    if parsed.has(.version) { return try show(versionLine, console) }
    if parsed.has(.verbose) { console.detail = .verbose }
    if parsed.has(.quiet) { console.detail = .quiet }
    return try verb.run(parsed, console)
  }

  @MainActor
  private static func withoutVerb(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
    let flags = [Flag.version, .json] + Verb.flagsOfAll
    let parsed = try CommandError.reading { () throws(UsageError) in try Arguments(arguments, flags: flags) }
    if parsed.has(.version) { return try show(versionLine, console) }
    if parsed.has(.help) { return try show(Help.overview, console) }
    console.complain(String(Help.overview.dropLast()))
    return .usage
  }

  @MainActor
  private static func help(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
    guard let name = arguments.first(where: { !$0.hasPrefix("-") }) else {
      return try show(arguments.contains("--man") ? ManPage.text : Help.overview, console)
    }
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      if name == "help" { return try show(Help.overview, console) }
      throw .usage(.unknownVerb(name, similar: Suggestion.nearest(to: name, among: Verb.all.map(\.name))))
    }
    return try show(Help.page(for: verb), console)
  }

  @MainActor
  private static func show(_ text: String, _ console: Console) throws(CommandError) -> ExitStatus {
    try console.result(text)
    return .success
  }

  private static var versionLine: String {
    "segue \(version), engine \(EngineVersion.current.description), libpng \(LibPNG.version)\n"
  }

  /// The tool's own version; frames are described by the engine's.
  static let version: String = "0.1.0"
}
