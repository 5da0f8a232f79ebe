import FrameOutput
import SystemFiles

/// Joins what `render --shard` wrote into whole sequences.
@MainActor
struct MergeSequencesCommand {
  private let console: Console
  private let target: String
  /// Records by the path of their folder from the operand on.
  private var parts: [String: [SequenceMerge.Part]] = [:]
  /// The scenes that may not be missing, and what their folders are called.
  private let expected: [(scene: String, name: String)]

  /// Nil where no operand holds shards of a rendering, and nothing is said of scenes that it should hold.
  init?(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.console = console
    var found: [[String: [SequenceMerge.Part]]] = []
    for operand in arguments.operands { found.append(try Self.parts(below: operand)) }
    expected = try Self.expected(arguments)
    guard !expected.isEmpty || found.contains(where: { !$0.isEmpty }) else { return nil }
    if arguments.operands.isEmpty { throw .usage(.missingOperand(verb: "merge", "the folder of the frames")) }
    if found.count > 1, let index = found.firstIndex(where: \.isEmpty) {
      throw .usage(.conflict("there are no shards of a rendering in \(arguments.operands[index])"))
    }
    guard let target = arguments.value(.output) ?? (found.count == 1 ? arguments.operands[0] : nil) else {
      throw .usage(.conflict("several folders are joined into another one; name it with -o"))
    }
    self.target = target
    for folder in found { parts.merge(folder) { $0 + $1 } }
  }

  private static func expected(_ arguments: Arguments) throws(CommandError) -> [(scene: String, name: String)] {
    let scenes = arguments.all(.scenes)
    let variant = arguments.value(.variant).map { "@\($0)" } ?? ""
    guard !scenes.isEmpty || variant.isEmpty else {
      throw .usage(.conflict("--variant says which rendering of --scenes is meant; name them too"))
    }
    return scenes.isEmpty ? [] : try SceneOperand.expand(scenes).map { ($0.path, $0.name + variant) }
  }

  private static func parts(below operand: String) throws(CommandError) -> [String: [SequenceMerge.Part]] {
    var parts: [String: [SequenceMerge.Part]] = [:]
    var folders = [""]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? operand : FilePaths.join(operand, folder)
      // An operand may be anything.
      guard FileSystem.kind(of: path) == .folder else { continue }
      let found = try output { () throws(OutputError) in try SequenceMerge.parts(in: path) }
      if !found.isEmpty { parts[folder] = found }
      let names = try CommandError.files { () throws(FileError) in try FileSystem.list(path) }
      for name in names where !name.hasPrefix(".") {
        let below = FilePaths.join(path, name)
        guard FileSystem.kind(of: below) == .folder, !FileSystem.isLink(below) else { continue }
        folders.append(folder.isEmpty ? name : "\(folder)/\(name)")
      }
    }
    return parts
  }

  func run() throws(CommandError) -> ExitStatus {
    // Nothing is written unless all of them are whole.
    try requireExpected()
    var merges: [(folder: String, merge: SequenceMerge)] = []
    for (name, parts) in parts.sorted(by: { $0.key < $1.key }) {
      merges.append((folder(of: name), try Self.merging { () throws(SequenceMergeError) in try SequenceMerge(parts) }))
    }
    let wholes = try wholes()
    for (folder, merge) in merges {
      try Self.output { () throws(OutputError) in try merge.write(to: folder) }
      console.say("\(folder): \(merge.frameCount.counted("frame")) of \(merge.shardCount.counted("shard"))")
    }
    for (folder, whole) in wholes { console.say("\(folder): \(whole.frameCount.counted("frame")), rendered at once") }
    return .success
  }

  private func folder(of name: String) -> String { name.isEmpty ? target : FilePaths.join(target, name) }

  private static func merging<Output>(
    _ work: () throws(SequenceMergeError) -> Output
  ) throws(CommandError) -> Output {
    do throws(SequenceMergeError) {
      return try work()
    } catch {
      if case .output(let error) = error { throw .output(error) }
      throw .usage(.conflict("merge: \(error)"))
    }
  }

  private static func output<Output>(_ work: () throws(OutputError) -> Output) throws(CommandError) -> Output {
    do throws(OutputError) {
      return try work()
    } catch {
      throw .output(error)
    }
  }
}

// MARK: - Scenes that may not be missing

extension MergeSequencesCommand {
  /// So many are named, our choice: whoever misses more renders all again.
  private static let mostNamed = 10

  private func requireExpected() throws(CommandError) {
    let missing = expected.filter { parts[$0.name] == nil && !WholeSequence.isRecorded(in: folder(of: $0.name)) }
    guard !missing.isEmpty else { return }
    let named = missing.prefix(Self.mostNamed).map(\.scene).joined(separator: ", ")
    let rest = missing.count > Self.mostNamed ? " and \(missing.count - Self.mostNamed) more" : ""
    throw .usage(.conflict("merge: \(target) has no frames of \(named)\(rest); render all again, with --existing skip"))
  }

  /// Those that were rendered without shards.
  private func wholes() throws(CommandError) -> [(folder: String, whole: WholeSequence)] {
    var wholes: [(folder: String, whole: WholeSequence)] = []
    for (_, name) in expected where parts[name] == nil {
      let folder = folder(of: name)
      let whole = try Self.merging { () throws(SequenceMergeError) in try WholeSequence(in: folder) }
      wholes.append((folder, whole))
    }
    return wholes
  }
}
