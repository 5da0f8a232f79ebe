import SceneFiles
import SystemFiles

extension Verb {
  static let initialize = Verb(
    name: "init", operands: "[FILE]", summary: "write a first scene that works, to change",
    examples: [
      Example(command: "segue init", says: "first.json, and scene.schema.json with which editors complete it"),
      Example(command: "segue init Scenes/card.json", says: "under another name"),
      Example(command: "segue init -", says: "on standard output"),
    ],
    notes: ["A file that is there already stays as it is, and nothing is written then."],
    flags: []
  ) { arguments, console throws(CommandError) in
    guard arguments.operands.count < 2 else {
      throw .usage(.tooManyOperands(verb: "init", found: arguments.operands[1], expected: "one file"))
    }
    return try FirstScene.write(to: arguments.operands.first ?? "first.json", console)
  }
}

/// The scene that a newcomer begins with; the README explains it.
enum FirstScene {
  private static let schemaName = "scene.schema.json"

  @MainActor
  static func write(to path: String, _ console: Console) throws(CommandError) -> ExitStatus {
    guard path != PictureDestination.standardOutput else {
      try console.result(text(schema: nil))
      return .success
    }
    guard !path.isEmpty else { throw .usage(.emptyOperand) }
    guard FileSystem.kind(of: path) == nil else {
      throw .usage(.conflict("\(path) is there already; choose another name"))
    }
    let schema = FilePaths.join(FilePaths.folder(of: path), schemaName)
    try CommandError.files { () throws(FileError) in
      try FileSystem.createFolder(FilePaths.folder(of: path))
      if FileSystem.kind(of: schema) == nil { try FileSystem.write(Array(SceneSchema.text.utf8), to: schema) }
      try FileSystem.write(Array(text(schema: schemaName).utf8), to: path)
    }
    console.say("wrote \(path); 'segue sheet \(path)' shows it at a glance")
    return .success
  }

  private static func text(schema: String?) -> String {
    let line = schema.map { "  \"$schema\": \"\($0)\",\n" } ?? ""
    return "{\n" + line + body
  }

  private static let body = """
      "format": 1,
      "canvas": { "device": "iphone-15" },
      "screens": {
        "list": { "backgroundColor": "systemBackground", "subviews": [
          { "id": "cell", "frame": [16, 120, 361, 120], "backgroundColor": "systemBlue", "cornerRadius": 16 },
        ] },
        "detail": { "backgroundColor": "systemBlue", "clipsToBounds": true },
      },
      "root": "list",
      "transitions": {
        "zoom": {
          "presentation": { "style": "custom" },
          "present": {
            "duration": 0.6, "timing": { "spring": { "dampingRatio": 0.8, "velocity": 0.5 } },
            "tracks": [
              { "view": "to", "property": "frame", "from": { "frameOf": "list.cell" } },
              { "view": "to", "property": "cornerRadius", "from": 16, "to": 0 },
            ],
          },
        },
      },
      "script": [{ "at": 0.1, "id": "open", "present": "detail", "via": "zoom" }],
      "expect": [
        { "transition": "open", "outcome": "completed" },
        { "at": "open.end", "view": "detail", "frame": [0, 0, 393, 852] },
      ],
    }

    """
}
