/// A path as a scene writes it, seen from the scene's folder.
struct ScenePath: Hashable, Sendable {
  /// As the files are asked for it.
  let text: String
  /// The folders and the file, from the scene's folder on; `..` only at the front.
  let components: [String]
  let isAbsolute: Bool

  /// A path written in a file that lies in some folder below (or above) the scene's.
  init(scene sceneFolder: String, folder: [String], _ written: String) {
    isAbsolute = written.hasPrefix("/")
    let parts = written.split(separator: "/").map(String.init)
    components = Self.normalized(isAbsolute ? parts : folder + parts)
    let joined = components.joined(separator: "/")
    text = isAbsolute ? "/" + joined : sceneFolder.isEmpty ? joined : "\(sceneFolder)/\(joined)"
  }

  /// True when the path leaves the scene's folder.
  var isOutside: Bool { isAbsolute || components.first == ".." }

  /// The folder the path's file lies in.
  var folder: [String] { Array(components.dropLast()) }

  private static func normalized(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { result, part in
      switch part {
      case ".": break
      case ".." where !result.isEmpty && result.last != "..": result.removeLast()
      default: result.append(part)
      }
    }
  }

  /// The folder of a scene file, as it was written.
  static func folder(ofFile path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
