import Regression
import SystemFiles

/// Removes the baselines that no scene of some folders owns.
@MainActor
struct PruneCommand {
  private let arguments: Arguments
  private let console: Console
  private let options: SceneOptions
  private let places: BaselinePlaces

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    guard !arguments.operands.isEmpty else {
      throw .usage(.missingOperand(verb: "prune", "the folders of scenes whose baselines are looked at"))
    }
    for operand in arguments.operands where FileSystem.kind(of: operand) != .folder {
      throw .usage(.conflict("prune takes folders, of which it knows all scenes; found \(operand)"))
    }
    options = try CommandError.reading { () throws(UsageError) in try SceneOptions(arguments) }
    places = BaselinePlaces(arguments)
  }

  func run() throws(CommandError) -> ExitStatus {
    let owned = try ownedFolders()
    let orphans = try roots().flatMap { root in
      BaselineFolder.all(below: root).filter { !owned.contains($0.path) }.map { (root: root, folder: $0) }
    }
    let removes = !arguments.has(.dryRun) && !arguments.has(.check)
    for orphan in orphans {
      if removes {
        try CommandError.regression { () throws(RegressionError) in try orphan.folder.remove(upTo: orphan.root) }
      }
      guard console.detail != .quiet else { continue }
      try console.result("\(orphan.folder.path): \(removes ? "removed" : "no scene owns it")\n")
    }
    console.say("\(orphans.count.counted("baseline")) that no scene owns")
    return arguments.has(.check) && !orphans.isEmpty ? .failed : .success
  }

  /// The folders of all baselines that scenes may have; a scene that cannot be read ends it, as its variants are unknown.
  private func ownedFolders() throws(CommandError) -> Set<String> {
    var owned: Set<String> = []
    for operand in try scenes() {
      for item in try places.cases(of: operand, options) { owned.insert(item.folder.path) }
    }
    return owned
  }

  /// Scenes, and folders of frames that stand for some; where the last one was removed there may still be baselines.
  private func scenes() throws(CommandError) -> [SceneOperand] {
    let rendered = arguments.operands.flatMap { operand in
      RenderedSequence.folders(below: operand).map { SceneOperand(rendered: $0, below: operand) }
    }
    do throws(CommandError) {
      return try SceneOperand.expand(arguments.operands) + rendered
    } catch {
      guard case .usage(.noScenes) = error else { throw error }
      return rendered
    }
  }

  /// The folders in which baselines of the operands' scenes may lie.
  private func roots() throws(CommandError) -> [String] {
    if let folder = arguments.value(.baselines) { return [folder] }
    var roots: [String] = []
    for operand in arguments.operands {
      if let folder = try RegressionSettings.nearest(to: FilePaths.join(operand, "scene.json"))?
        .baselineFolder(ofScenesIn: operand)
      {
        roots.append(folder)
      } else {
        roots += try Self.baselineFolders(below: operand)
      }
    }
    return roots.filter { FileSystem.kind(of: $0) == .folder }
  }

  private static func baselineFolders(below folder: String) throws(CommandError) -> [String] {
    let names = try CommandError.files { () throws(FileError) in try FileSystem.list(folder) }
    guard !names.contains("sequence.json"), !names.contains("result.json") else { return [] }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let path = FilePaths.join(folder, name)
      guard FileSystem.kind(of: path) == .folder, !FileSystem.isLink(path) else { continue }
      if name == BaselinePlaces.folderName { found.append(path) } else { found += try baselineFolders(below: path) }
    }
    return found
  }
}
