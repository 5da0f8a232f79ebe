/// A scene's file with what its includes bring merged in.
struct SceneDocument {
  /// Members by name, in order of their first appearance; a later one of the same name takes the place of the first.
  struct Section {
    private(set) var members: [JSONMember] = []
    private var indices: [String: Int] = [:]

    mutating func merge(_ others: [JSONMember]) {
      for member in others {
        if let index = indices[member.key] {
          members[index] = member
        } else {
          indices[member.key] = members.count
          members.append(member)
        }
      }
    }
  }

  /// What an included file brings.
  static let mergedKeys: [String] = ["params", "palette", "images", "components", "screens", "transitions"]

  let root: JSONNode
  let sceneFolder: String
  private(set) var sections: [String: Section]
  /// The folder of each text's file, seen from the scene's.
  let folders: [UInt32: [String]]
  let files: [String]

  init(root: JSONNode, sceneFolder: String, sections: [String: Section], folders: [UInt32: [String]], files: [String]) {
    self.root = root
    self.sceneFolder = sceneFolder
    self.sections = sections
    self.folders = folders
    self.files = files
  }

  func members(_ key: String) -> [JSONMember] { sections[key]?.members ?? [] }

  func folder(of position: SourcePosition) -> [String] { folders[position.source] ?? [] }
}
