import SceneFiles
import SystemFiles

/// A scene that the command line names, directly or by a folder above it.
struct SceneOperand: Hashable, Sendable {
  /// The path as given, or below the folder as given; `-` for standard input.
  let path: String
  /// What its output is called: the file's name without `.json`, with the folders below the operand.
  let name: String

  /// The scenes that operands stand for, folders in stable order.
  static func expand(_ operands: [String]) throws(CommandError) -> [SceneOperand] {
    var scenes: [SceneOperand] = []
    for operand in operands {
      if operand == "-" {
        scenes.append(SceneOperand(path: operand, name: "stdin"))
      } else if FileSystem.kind(of: operand) == .folder {
        try append(folder: operand, below: "", to: &scenes)
      } else {
        scenes.append(SceneOperand(path: operand, name: FilePaths.name(of: operand).withoutSuffix(".json")))
      }
    }
    guard !scenes.isEmpty else { throw .usage(.noScenes(operands)) }
    return scenes
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

  private static func append(folder: String, below: String, to scenes: inout [SceneOperand]) throws(CommandError) {
    let names = try CommandError.files { () throws(FileError) in try FileSystem.list(folder) }
    guard !names.contains("sequence.json"), !names.contains("result.json") else { return }
    for name in names where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      let inner = below.isEmpty ? name : "\(below)/\(name)"
      switch FileSystem.kind(of: path) {
      case .folder where name != "Baselines": try append(folder: path, below: inner, to: &scenes)
      case .file where name.hasSuffix(".json"):
        if try isScene(path) { scenes.append(SceneOperand(path: path, name: inner.withoutSuffix(".json"))) }
      default: continue
      }
    }
  }

  private static func isScene(_ path: String) throws(CommandError) -> Bool {
    let bytes = try CommandError.files { () throws(FileError) in try FileSystem.read(path) }
    return SceneProbe.isScene(bytes)
  }

  /// Refuses scenes that would be written to one place.
  static func requireDistinctNames(_ scenes: [SceneOperand]) throws(CommandError) {
    var seen: [String: String] = [:]
    for scene in scenes {
      if let other = seen[scene.name] {
        throw .usage(
          .conflict(
            "\(other) and \(scene.path) would both be written to '\(scene.name)'; render them with different -o"))
      }
      seen[scene.name] = scene.path
    }
  }
}

extension String {
  func withoutSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
