extension LoadedScene {
  /// The scene as a file of its own: includes merged in, presets written out, the rest as it was written.
  func expansion() -> String {
    var sections = Dictionary(uniqueKeysWithValues: SceneDocument.mergedKeys.map { ($0, document.members($0)) })
    sections["transitions"] = transitions
    sections["images"] = document.members("images").map { image($0) }
    var members: [JSONMember] = []
    for member in document.root.members ?? [] {
      // What an include brought stands where the include stood, unless the scene has the section itself.
      if member.key == "include" {
        for key in SceneDocument.mergedKeys where document.root[key] == nil {
          append(key, sections[key] ?? [], at: member.keyPosition, to: &members)
        }
      } else if let section = sections[member.key] {
        append(member.key, section, at: member.keyPosition, to: &members)
      } else {
        members.append(member)
      }
    }
    return JSONPrinter.print(JSONNode(.object(members), at: document.root.position))
  }

  private func append(
    _ key: String, _ section: [JSONMember], at position: SourcePosition, to members: inout [JSONMember]
  ) {
    guard !section.isEmpty || document.root[key] != nil else { return }
    members.append(JSONMember(key: key, keyPosition: position, value: JSONNode(.object(section), at: position)))
  }

  /// An image of an included file, by its path from the scene's folder.
  private func image(_ member: JSONMember) -> JSONMember {
    guard let found = scene.image(named: member.key), let written = member.value.text, !written.hasPrefix("$") else {
      return member
    }
    let inFolder = ScenePath(scene: document.sceneFolder, folder: [], written)
    let beside = ScenePath(scene: document.sceneFolder, folder: document.folder(of: member.value.position), written)
    guard !found.path.hasPrefix(Self.stem(inFolder.text)), found.path.hasPrefix(Self.stem(beside.text)) else {
      return member
    }
    var result = member
    result.value = JSONNode(.text(beside.components.joined(separator: "/")), at: member.value.position)
    return result
  }

  private static func stem(_ path: String) -> Substring { path.lastIndex(of: ".").map { path[..<$0] } ?? path[...] }
}
