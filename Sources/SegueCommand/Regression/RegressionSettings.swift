import FrameOutput
import ImageComparison
import SceneFiles
import SystemFiles

/// What a `segue.json` says for the scenes below it.
struct RegressionSettings: Hashable, Sendable {
  /// Limits by glob, as written.
  struct Limits: Hashable, Sendable {
    var glob: Glob
    var limits: ComparisonLimits
    /// Each limit as flags spell it.
    var spelled: [String]
    var reason: String
  }

  static let fileName = "segue.json"

  /// The folder it lies in.
  let folder: String
  /// Where baselines go, from the folder on; nil for beside the scenes.
  let baselines: String?
  let limits: [Limits]

  /// The settings in the nearest folder above a scene; nil when there are none.
  static func nearest(to scene: String) throws(CommandError) -> RegressionSettings? {
    var folder = FilePaths.folder(of: scene)
    while true {
      let path = FilePaths.join(folder, fileName)
      if FileSystem.kind(of: path) == .file { return try RegressionSettingsReader.read(path, folder: folder) }
      guard let resolved = FileSystem.resolved(folder), resolved != "/" else { return nil }
      folder = parent(of: folder)
    }
  }

  private static func parent(of folder: String) -> String {
    if folder == "." { return ".." }
    return FilePaths.name(of: folder) == ".." ? folder + "/.." : FilePaths.folder(of: folder)
  }

  /// The folder of a scene's baseline; nil for beside the scene.
  func baselineFolder(of scene: String) -> String? {
    baselines.map { FilePaths.join(FilePaths.join(folder, $0), path(of: scene).withoutSuffix(".json")) }
  }

  /// The folder of the baselines of all scenes in a folder; nil for beside the scenes.
  func baselineFolder(ofScenesIn folder: String) -> String? {
    baselines.map { baselines in
      let root = FilePaths.join(self.folder, baselines)
      let inner = FilePaths.folder(of: path(of: FilePaths.join(folder, "scene.json")))
      return inner == "." ? root : FilePaths.join(root, inner)
    }
  }

  /// The limits of the last glob that means a scene.
  func limits(of scene: String) -> Limits? {
    let path = path(of: scene)
    return limits.last { $0.glob.matches(path) }
  }

  /// A scene's path from the folder on.
  func path(of scene: String) -> String {
    let name = FilePaths.name(of: scene)
    guard let own = FileSystem.resolved(FilePaths.folder(of: scene)), let root = FileSystem.resolved(folder),
      own != root
    else { return name }
    return FilePaths.join(own.withoutPrefix(root == "/" ? root : root + "/"), name)
  }
}
