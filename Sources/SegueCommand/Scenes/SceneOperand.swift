import SceneFiles
import SystemFiles

/// A scene that the command line names, directly or by a folder above it.
package struct SceneOperand: Hashable, Sendable {
  /// The path as given, or below the folder as given; `-` for standard input.
  package let path: String
  /// What its output is called: the file's name without `.json`, with the folders below the operand.
  package let name: String

  /// The scenes that operands stand for, folders in stable order.
  package static func expand(_ operands: [String]) throws(CommandError) -> [SceneOperand] {
    var scenes: [SceneOperand] = []
    for operand in operands {
      if operand.isEmpty { throw .usage(.emptyOperand) }
      if operand == "-" {
        scenes.append(SceneOperand(path: operand, name: "stdin"))
      } else if FileSystem.kind(of: operand) == .folder {
        try append(folder: operand, below: "", inside: [], to: &scenes)
      } else {
        scenes.append(SceneOperand(path: operand, name: FilePaths.name(of: operand).withoutSuffix(".json")))
      }
    }
    guard !scenes.isEmpty else { throw .usage(.noScenes(operands)) }
    return scenes
  }

  /// A folder of frames that stands for a scene, directly or by a folder above it.
  init(rendered folder: String, below operand: String? = nil) {
    path = folder
    let start = operand.map { FilePaths.join($0, "") }
    name =
      start.flatMap { folder.hasPrefix($0) ? String(folder.dropFirst($0.count)) : nil } ?? FilePaths.name(of: folder)
  }

  private init(path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// What the operands of a verb stand for; at least one.
  static func all(_ arguments: Arguments, verb: String) throws(CommandError) -> [SceneOperand] {
    guard !arguments.operands.isEmpty else {
      throw .usage(.missingOperand(verb: verb, "a scene: a .json file, a folder of them, or -"))
    }
    return try expand(arguments.operands)
  }

  /// The one scene that a verb takes.
  static func one(_ arguments: Arguments, verb: String) throws(CommandError) -> SceneOperand {
    let scenes = try all(arguments, verb: verb)
    guard scenes.count == 1 else {
      throw .usage(.tooManyOperands(verb: verb, found: scenes[1].path, expected: "one scene"))
    }
    return scenes[0]
  }

  /// Refuses operands of a verb that takes none.
  static func none(_ arguments: Arguments, verb: String) throws(CommandError) {
    guard let found = arguments.operands.first else { return }
    throw .usage(.tooManyOperands(verb: verb, found: found, expected: "no operands"))
  }
}

// MARK: - Folders

extension SceneOperand {
  /// - Parameter ancestors: the folders around this one with links resolved, so that a link to one of them ends.
  private static func append(
    folder: String, below: String, inside ancestors: [String], to scenes: inout [SceneOperand]
  ) throws(CommandError) {
    let names = try CommandError.files { () throws(FileError) in try FileSystem.list(folder) }
    guard !names.contains("sequence.json"), !names.contains("result.json") else { return }
    guard let resolved = FileSystem.resolved(folder), !ancestors.contains(resolved) else { return }
    for name in names where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      switch FileSystem.kind(of: path) {
      case .folder where name != "Baselines":
        try append(folder: path, below: inner, inside: ancestors + [resolved], to: &scenes)
      case .file where name.hasSuffix(".json") && isScene(path):
        scenes.append(SceneOperand(path: path, name: inner.withoutSuffix(".json")))
      default: continue
      }
    }
  }

  /// A file that cannot be read counts as a scene, so that its mistake is told and not skipped.
  private static func isScene(_ path: String) -> Bool {
    guard let bytes = try? FileSystem.read(path) else { return true }
    return SceneProbe.isScene(bytes)
  }
}

// MARK: - Standard input

extension SceneOperand {
  var isStandardInput: Bool { path == "-" }

  /// The text of a scene on standard input; nil for a file.
  @MainActor
  func standardInput(_ console: Console) throws(CommandError) -> [UInt8]? {
    isStandardInput ? try console.readInput() : nil
  }
}

extension String {
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
