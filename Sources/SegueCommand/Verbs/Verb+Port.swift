import SourcePorting
import SystemFiles

extension Verb {
  static let port = Verb(
    name: "port", operands: "FILE… [-o PATH]", summary: "rewrite Swift files of an app so that Linux compiles them",
    examples: [
      Example(command: "segue port FadeAnimator.swift", says: "print the file as the compiler is to read it"),
      Example(command: "segue port App/Card.swift App/Photo.swift -o Ported/", says: "into a folder, names kept"),
      Example(command: "segue port - < Card.swift", says: "from standard input"),
    ],
    notes: [
      "@objc, its kin and #Preview go, #selector becomes a Selector of HeadlessUIKit, #keyPath a text, os(iOS) holds here.",
      "Strings and comments stay; every line keeps its number, and mistakes are told in the file that was ported.",
      "In a package the build plugin UIKitPort does the same for the Swift files that a target excludes; those in which",
      "an app begins it leaves out.",
      "Exit status: 0 fine, 2 usage, 3 something has no counterpart, 4 a file cannot be read, 5 PATH cannot be written.",
    ],
    flags: [.output]
  ) { arguments, console throws(CommandError) in
    try PortCommand(arguments, console).run()
  }
}

/// Ports file after file.
@MainActor
struct PortCommand {
  private let console: Console
  private let operands: [String]
  /// Where the ported files go; nil for standard output.
  private let output: String?

  private static let standardStream: String = "-"

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.console = console
    operands = arguments.operands
    let output = arguments.value(.output)
    self.output = output == Self.standardStream ? nil : output
    guard !operands.isEmpty else {
      throw .usage(.missingOperand(verb: "port", "a Swift file, or - for standard input"))
    }
    if operands.contains("") { throw .usage(.emptyOperand) }
    try checkTargets()
  }

  /// A file that is not ported does not keep the others from it.
  func run() -> ExitStatus {
    var statuses: [ExitStatus] = []
    for operand in operands where !console.isOutputClosed {
      statuses.append(console.attempt { () throws(CommandError) in try port(operand) })
    }
    return .combined(statuses)
  }

  private func port(_ operand: String) throws(CommandError) -> ExitStatus {
    let isStream = operand == Self.standardStream
    let source =
      isStream
      ? try console.readInput()
      : try CommandError.files { () throws(FileError) in try FileSystem.read(operand) }
    let path = isStream ? "<stdin>" : operand
    let ported: [UInt8]
    do throws(PortingError) {
      ported = try PortedFile.bytes(of: source, path: path)
    } catch {
      throw .porting(error, path: path)
    }
    try console.write(ported, to: target(of: operand) ?? PictureDestination.standardOutput)
    return .success
  }

  /// The file that one is ported into; nil for standard output.
  private func target(of operand: String) -> String? {
    guard let output else { return nil }
    let isFolder = operands.count > 1 || output.hasSuffix("/") || FileSystem.kind(of: output) == .folder
    guard isFolder else { return output }
    return FilePaths.join(output, operand == Self.standardStream ? "stdin.swift" : FilePaths.name(of: operand))
  }

  /// Refuses to write over what is ported, and two files into one.
  private func checkTargets() throws(CommandError) {
    var sources: [String: String] = [:]
    for operand in operands {
      guard let target = target(of: operand) else { continue }
      if let other = sources.updateValue(operand, forKey: target) {
        throw .usage(.conflict("-o: \(other) and \(operand) would both become \(target)"))
      }
      if let resolved = FileSystem.resolved(target), resolved == FileSystem.resolved(operand) {
        throw .usage(.conflict("-o: \(target) is the file that is ported; name another place"))
      }
    }
  }
}
