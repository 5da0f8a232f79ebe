import SceneFiles
import SystemFiles

/// Tidies scene files in place, or says which are not tidy.
@MainActor
struct FormatCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    guard arguments.operands.isEmpty else { return }
    throw .usage(.missingOperand(verb: "fmt", "a scene: a .json file, a folder of them, or -"))
  }

  func run() throws(CommandError) -> ExitStatus {
    console.forEach(try SceneOperand.expand(arguments.operands)) { operand throws(CommandError) in
      let input = try operand.standardInput(console)
      let bytes = if let input { input } else { try contents(of: operand) }
      let text: String
      do throws(SceneLoadingError) {
        text = try SceneFormatter.format(bytes, named: operand.isStandardInput ? "<stdin>" : operand.path)
      } catch {
        throw .scene(error)
      }
      return try take(Array(text.utf8), for: bytes, of: operand)
    }
  }

  private func contents(of operand: SceneOperand) throws(CommandError) -> [UInt8] {
    try CommandError.files { () throws(FileError) in try FileSystem.read(operand.path) }
  }

  private func take(
    _ tidied: [UInt8], for bytes: [UInt8], of operand: SceneOperand
  ) throws(CommandError) -> ExitStatus {
    if arguments.has(.check) {
      guard tidied != bytes else { return .success }
      try console.result(operand.path + "\n")
      return .failed
    }
    if operand.isStandardInput {
      try console.result(tidied)
    } else if tidied != bytes {
      try CommandError.files { () throws(FileError) in try FileSystem.write(tidied, to: operand.path) }
      console.say("\(operand.path): tidied")
    }
    return .success
  }
}

extension Verb {
  static let fmt = Verb(
    name: "fmt", operands: "SCENE…", summary: "tidy scene files in place, comments kept",
    examples: [
      Example(command: "segue fmt card.json", says: "indentation, spaces and empty lines; nothing else changes"),
      Example(command: "segue fmt Scenes --check", says: "name the files that are not tidy; status 1 then"),
      Example(command: "segue fmt - < card.json", says: "from standard input to standard output"),
    ],
    notes: ["Line breaks stay where the author put them, as do comments and the order of keys."],
    flags: [.check]
  ) { arguments, console throws(CommandError) in
    try FormatCommand(arguments, console).run()
  }
}
