/// Reads a scene's file and, one inside the other, the files it includes.
struct SceneDocumentReader<Files: SceneFileReading> {
  typealias Sections = [String: SceneDocument.Section]

  let files: Files
  let sceneFolder: String
  let allowsOutside: Bool
  var report: MistakeReport
  private var folders: [UInt32: [String]] = [:]
  private var paths: [String] = []
  /// What a file brings, read once however often it is included.
  private var finished: [String: Sections] = [:]
  /// The files that are being read, outermost first.
  private var open: [String] = []

  init(files: Files, sceneFolder: String, allowsOutside: Bool, report: MistakeReport) {
    self.files = files
    self.sceneFolder = sceneFolder
    self.allowsOutside = allowsOutside
    self.report = report
  }

  /// The scene of a text; nil when it cannot be read at all.
  mutating func document(_ bytes: [UInt8], path: String) -> SceneDocument? {
    guard let root = read(bytes, path: path, folder: []) else { return nil }
    let key = ScenePath(scene: sceneFolder, folder: [], String(path.split(separator: "/").last ?? "")).text
    open = [key]
    let sections = sections(of: root, folder: [])
    return SceneDocument(root: root, sceneFolder: sceneFolder, sections: sections, folders: folders, files: paths)
  }

  private mutating func read(_ bytes: [UInt8], path: String, folder: [String]) -> JSONNode? {
    paths.append(path)
    guard let root = report.read(SourceText(name: path, bytes: bytes)) else { return nil }
    folders[root.position.source] = folder
    guard root.members != nil else {
      report.note("a scene is an object ({ \"format\": 1, … }), found \(root.summary)", at: root.position)
      return nil
    }
    return root
  }

  /// The sections of a file over those of the files it includes.
  private mutating func sections(of root: JSONNode, folder: [String]) -> Sections {
    var result: Sections = [:]
    for include in includes(of: root) {
      for (key, section) in included(include, folder: folder) {
        result[key, default: SceneDocument.Section()].merge(section.members)
      }
    }
    for key in SceneDocument.mergedKeys {
      guard let node = root[key] else { continue }
      guard let members = node.members else {
        report.note("an object of \(key) by name is expected, found \(node.summary)", at: node.position)
        continue
      }
      result[key, default: SceneDocument.Section()].merge(members)
    }
    return result
  }

  private mutating func includes(of root: JSONNode) -> [JSONNode] {
    guard let node = root["include"] else { return [] }
    guard let elements = node.elements else {
      report.note("a list of files is expected, found \(node.summary)", at: node.position)
      return []
    }
    return elements
  }

  private mutating func included(_ node: JSONNode, folder: [String]) -> Sections {
    guard let written = node.text else {
      report.note("the path of a scene file is expected, found \(node.summary)", at: node.position)
      return [:]
    }
    let path = ScenePath(scene: sceneFolder, folder: folder, written)
    guard allowsOutside || !path.isOutside else {
      report.note(
        "\"\(written)\" leaves the scene's folder; move the file there, or allow it with --allow-outside",
        at: node.position)
      return [:]
    }
    if let sections = finished[path.text] { return sections }
    guard !open.contains(path.text) else {
      let circle = (open.drop { $0 != path.text } + [path.text]).joined(separator: " → ")
      report.note("the file includes itself: \(circle)", at: node.position)
      return [:]
    }
    guard open.count <= SceneLimits.includeDepth else {
      report.note("files include one another more than \(SceneLimits.includeDepth) deep", at: node.position)
      return [:]
    }
    return read(path, writtenAt: node)
  }

  private mutating func read(_ path: ScenePath, writtenAt node: JSONNode) -> Sections {
    guard let bytes = contents(of: path.text, writtenAt: node) else { return [:] }
    open.append(path.text)
    defer { open.removeLast() }
    guard let root = read(bytes, path: path.text, folder: path.folder) else { return [:] }
    let sections = sections(of: root, folder: path.folder)
    finished[path.text] = sections
    includedRoots.append(root)
    return sections
  }

  /// The top objects of the included files, for the checks that hold for each.
  private(set) var includedRoots: [JSONNode] = []

  private mutating func contents(of path: String, writtenAt node: JSONNode) -> [UInt8]? {
    do throws(SceneFileError) {
      return try files.contents(of: path)
    } catch {
      report.note("\(path): \(error.reason)", at: node.position, status: .missingAsset)
      return nil
    }
  }
}
