import FrameOutput
import PNGCoding
import SystemFiles

/// The tool: arguments in, exit status out.
public enum SegueTool {
  /// Runs the tool with the arguments behind its name, on the process's own streams.
  @MainActor
  public static func run(_ arguments: [String]) -> Int32 {
    Signals.ignoreClosedPipes()
    let console = Console(
      isTerminal: StandardStream.error.isTerminal && ProcessEnvironment.value("TERM") != "dumb"
        && ProcessEnvironment.value("NO_COLOR") == nil,
      result: { StandardStream.output.writeOrEnd($0) },
      message: { try? StandardStream.error.write($0) })
    return run(arguments, console).rawValue
  }

  @MainActor
  static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    console.attempt { () throws(CommandError) in try start(arguments, console) }
  }

  @MainActor
  private static func start(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
    // A flag may stand before the verb, and no flag of ours that stands there takes a value.
    guard let name = arguments.first(where: { !$0.hasPrefix("-") }) else {
      return try withoutVerb(arguments, console)
    }
    if name == "help" { return try help(arguments.filter { $0 != "help" }, console) }
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      throw .usage(.unknownVerb(name, similar: name.closest(in: Verb.all.map(\.name) + ["help"])))
    }
    let parsed = try parse(arguments.removingFirst(name), verb)
    if parsed.has(.help) {
      console.result(Help.page(for: verb))
      return .success
    }
    if parsed.has(.verbose) { console.detail = .verbose }
    if parsed.has(.quiet) { console.detail = .quiet }
    return try verb.run(parsed, console)
  }

  private static func parse(_ arguments: [String], _ verb: Verb) throws(CommandError) -> Arguments {
    do throws(UsageError) {
      return try Arguments(arguments, flags: verb.allFlags)
    } catch {
      throw .usage(error)
    }
  }

  @MainActor
  private static func withoutVerb(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
    switch arguments.first {
    case "--version":
      console.result("segue \(version), engine \(EngineVersion.current.description), libpng \(LibPNG.version)\n")
      return .success
    case "--help", "-h": return try help([], console)
    case nil:
      console.complain(Help.overview)
      return .usage
    case let found?:
      throw .usage(.unknownFlag(found, similar: found.closest(in: ["--help", "--version"])))
    }
  }

  @MainActor
  private static func help(_ arguments: [String], _ console: Console) throws(CommandError) -> ExitStatus {
    guard let name = arguments.first(where: { !$0.hasPrefix("-") }) else {
      console.result(Help.overview)
      return .success
    }
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      throw .usage(.unknownVerb(name, similar: name.closest(in: Verb.all.map(\.name))))
    }
    console.result(Help.page(for: verb))
    return .success
  }

  /// The tool's own version; frames are described by the engine's.
  static let version: String = "0.1.0"
}

extension [String] {
  fileprivate func removingFirst(_ element: String) -> [String] {
    var rest = self
    if let index = firstIndex(of: element) { rest.remove(at: index) }
    return rest
  }
}
