import SystemFiles

/// Where the files of one scene's rendering lie.
package struct SequenceLayout: Hashable, Sendable {
  package var target: OutputTarget
  /// The scene's name: its file's without `.json`, with the folders below the operand; empty for the folder itself.
  package var scene: String
  /// Pixels a point.
  package var scale: Double
  /// Digits of a frame's number in names of our own.
  package var digits: Int
  /// The part of the frames that is rendered; nil for all.
  package var shard: SequenceShard?

  package init(target: OutputTarget, scene: String, scale: Double, frameCount: Int? = nil) {
    self.target = target
    self.scene = scene
    self.scale = scale
    digits = Self.digits(frameCount: frameCount ?? 0)
  }

  /// At least four, and as many as the last frame's number has.
  static func digits(frameCount: Int) -> Int {
    max(4, String(max(frameCount - 1, 0)).count)
  }

  /// Whether each frame has a path of its own.
  package var namesEachFrame: Bool {
    switch target {
    case .folder: true
    case .template(let template): template.namesEachFrame
    }
  }

  /// The folder in which `sequence.json` lies.
  package var folder: String {
    switch target {
    case .folder(let folder): scene.isEmpty ? folder : FilePaths.join(folder, scene)
    case .template(let template):
      Self.folder(ofPrefix: template.commonPrefix(scene: scene, scale: scale))
    }
  }

  /// A frame's path.
  package func path(ofFrame index: Int, time: Double) -> String {
    switch target {
    case .folder: FilePaths.join(folder, Self.fileName(index, digits: digits))
    case .template(let template): template.path(scene: scene, frame: index, time: time, scale: scale)
    }
  }

  /// A frame's path from the folder of `sequence.json`.
  package func file(ofFrame index: Int, time: Double) -> String {
    let path = path(ofFrame: index, time: time)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  package var sequencePath: String { FilePaths.join(folder, recordPrefix + (shard?.recordName ?? Self.recordName)) }

  /// The record of the whole, of which a shard has a part.
  var wholePath: String { FilePaths.join(folder, recordPrefix + Self.recordName) }

  private static let recordName: String = "sequence.json"

  package var tracePath: String { FilePaths.join(folder, recordPrefix + "trace.jsonl") }

  static func fileName(_ index: Int, digits: Int) -> String {
    "frame-\(NumberText.padded(index, digits: digits)).png"
  }

  /// Scenes whose frames share a folder under names of their own have records of their own.
  private var recordPrefix: String {
    guard case .template(let template) = target, template.namesScenes else { return "" }
    // A name that no scene has shows whether it is the folder that is named for the scene.
    let sentinel = "\u{1}"
    let folder = Self.folder(ofPrefix: template.commonPrefix(scene: sentinel, scale: scale))
    return folder.contains(sentinel) ? "" : FilePaths.name(of: scene) + "."
  }

  private static func folder(ofPrefix prefix: String) -> String {
    guard let slash = prefix.lastIndex(of: "/") else { return "." }
    return slash == prefix.startIndex ? "/" : String(prefix[..<slash])
  }
}
