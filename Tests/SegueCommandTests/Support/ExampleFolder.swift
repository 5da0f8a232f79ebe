import Foundation
import SystemFiles
import TestSupport
import Testing

/// A folder in which the examples of the help find what they name.
struct ExampleFolder {
  private let folder: SceneFolder
  private let tool: BuiltTool

  /// A card that comes and goes, with the parameters, steps, marks and views that the examples name.
  static let card: String = """
    {
      "format": 1,
      "canvas": { "size": [20, 40], "scale": 1 },
      "params": {
        "duration": { "default": 0.3, "type": "time" },
        "damping": { "default": 0.8, "type": "number" }
      },
      "screens": { "home": { "backgroundColor": "white" }, "detail": { "backgroundColor": "#3366CC" } },
      "root": "home",
      "transitions": { "up": {
        "presentation": { "style": "overFullScreen" },
        "present": { "duration": "$duration", "timing": { "spring": { "dampingRatio": "$damping" } }, "tracks": [
          { "view": "to", "property": "frame", "from": [0, 40, 20, 40] } ] } } },
      "script": [
        { "at": 0, "id": "open", "present": "detail", "via": "up" },
        { "at": 0.15, "mark": "half" },
        { "at": "after open + 0.1", "id": "close", "dismiss": "detail" }
      ]
    }

    """

  static let swift: String = """
    import UIKit

    final class Fading: NSObject {
      @objc func fade() {}
    }

    """

  init() throws {
    folder = try SceneFolder()
    tool = try BuiltTool()
    for name in ["card.json", "old.json", "new.json", "Scenes/card.json", "Scenes/other.json"] {
      try folder.write(Self.card, to: name)
    }
    for name in ["FadeAnimator.swift", "Card.swift", "App/Card.swift", "App/Photo.swift"] {
      try folder.write(Self.swift, to: name)
    }
    for name in ["old.png", "new.png", "a.png", "b.png"] { try folder.writePhoto(to: name) }
  }

  var path: String { folder.path }

  func exists(_ name: String) -> Bool { folder.exists(name) }

  /// Runs a line of the shell in the folder, in which `segue` is the tool that was built.
  func run(_ line: String) throws -> (status: Int32, output: String) {
    let bin = FilePaths.folder(of: tool.path)
    // Neither may the machine's own settings be changed, nor those of CI count.
    return try Shell.run("unset CI GITHUB_ACTIONS; HOME=$PWD PATH='\(bin)':$PATH; \(line)", in: folder.path)
  }
}
