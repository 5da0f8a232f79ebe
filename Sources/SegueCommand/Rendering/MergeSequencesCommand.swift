import FrameOutput
import SystemFiles

/// Joins what `render --shard` wrote into whole sequences.
@MainActor
struct MergeSequencesCommand {
  private let console: Console
  private let target: String
  /// Records by the path of their folder from the operand on.
  private var parts: [String: [SequenceMerge.Part]] = [:]

  /// Nil where no operand holds shards of a rendering.
  init?(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.console = console
    var found: [[String: [SequenceMerge.Part]]] = []
    for operand in arguments.operands { found.append(try Self.parts(below: operand)) }
    guard found.contains(where: { !$0.isEmpty }) else { return nil }
    if let index = found.firstIndex(where: \.isEmpty) {
      throw .usage(.conflict("there are no shards of a rendering in \(arguments.operands[index])"))
    }
    guard let target = arguments.value(.output) ?? (found.count == 1 ? arguments.operands[0] : nil) else {
      throw .usage(.conflict("several folders are joined into another one; name it with -o"))
    }
    self.target = target
    for folder in found { parts.merge(folder) { $0 + $1 } }
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
    var merges: [(folder: String, merge: SequenceMerge)] = []
    // Nothing is written unless all of them are whole.
    for (folder, parts) in parts.sorted(by: { $0.key < $1.key }) {
      do throws(SequenceMergeError) {
        merges.append((folder.isEmpty ? target : FilePaths.join(target, folder), try SequenceMerge(parts)))
      } catch {
        if case .output(let error) = error { throw .output(error) }
        throw .usage(.conflict("merge: \(error)"))
      }
    }
    for (folder, merge) in merges {
      try Self.output { () throws(OutputError) in try merge.write(to: folder) }
      console.say("\(folder): \(merge.frameCount.counted("frame")) of \(merge.shardCount.counted("shard"))")
    }
    return .success
  }

  private static func output<Output>(_ work: () throws(OutputError) -> Output) throws(CommandError) -> Output {
    do throws(OutputError) {
      return try work()
    } catch {
      throw .output(error)
    }
  }
}
