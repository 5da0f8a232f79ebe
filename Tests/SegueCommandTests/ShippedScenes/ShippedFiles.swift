import Foundation

/// The files that are shipped in the Scenes folder.
enum ShippedFiles {
  static let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenes")

  /// What editors complete scenes from.
  static let schema: URL = folder.appending(path: "scene.schema.json")

  static let readme: URL = folder.deletingLastPathComponent().appending(path: "README.md")

  /// Scenes and what they include, by their paths in the folder, in stable order.
  static let scenesAndParts: [String] = {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      path.hasSuffix(".json") && path != schema.lastPathComponent && !path.split(separator: "/").contains("Baselines")
    }.sorted()
  }()

  /// Without the pitfalls, which show mistakes and have tests of their own.
  static let scenes: [String] = scenesAndParts.filter { !$0.hasPrefix("parts/") && !$0.hasPrefix("Pitfalls/") }
}
