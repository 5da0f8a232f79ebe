import Foundation
import SceneFiles
import Testing

@Suite struct SchemaTests {
  private static let schema: JSONNode? = try? JSONReader.read(Array(SceneSchema.text.utf8), source: 0)

  private static func accepts(_ text: String) throws -> Bool {
    let node = try JSONReader.read(Array(text.utf8), source: 0)
    return SchemaValidator(root: try #require(schema)).accepts(node)
  }

  /// Words of messages about mistakes of form, which a schema can see; the others are of meaning: names, order, files.
  private static let wordsOfForm: [String] = [
    "unknown key", "is missing", "a list of", "at least 0", "above 0", "from 0 to", "whole number", "hexadecimal",
    "one of frame", "one of left", "one of above", "one of +", "to 9", "light, dark", "width, height",
    "circular, continuous", "medium, large", "pan, screenEdgePan",
  ]

  /// Of form, but beyond what draft 7 says: a key that another key's value or a file's role asks for.
  private static let exceptions: [String] = [
    "\"root\" is missing", "from 0 to 0", "bezier\": [¶", "\"params\"", "¶{ \"screens\"",
  ]

  private static let form: [MistakeCase] =
    (MistakeTests.topLevel + MistakeTests.views + MistakeTests.legs + MistakeTests.interactions + MistakeTests.steps
    + MistakeTests.expectations + MistakeTests.renderings).filter { mistake in
      wordsOfForm.contains { mistake.words.contains($0) }
        && !exceptions.contains { mistake.words.contains($0) || mistake.text.contains($0) }
    }

  @Test func `the cases below are not a few`() {
    #expect(Self.form.count > 50)
  }

  @Test(arguments: form) func `a mistake of form that the loader reports is one to the schema too`(
    mistake: MistakeCase
  ) throws {
    #expect(try !Self.accepts(MarkedText(mistake.text).text))
  }

  static let scenes: [String] = [
    SampleScene.text(),
    SampleScene.text(
      home:
        "{ \"transform\": { \"scale\": [1, 2], \"rotateY\": 3 }, \"frame\": { \"inset\": 3 }, \"cornerRadius\": [1, 2, 3, 4] },"
    ),
    SampleScene.text(
      top: """
        "$schema": "x", "title": "t", "palette": { "ink": "#000", "paper": { "light": "#FFF", "dark": "$ink" } },
        "params": { "h": 3, "a": { "default": 1, "type": "number", "min": 0 }, "s": { "default": { "radius": 3 } } },
        "components": { "row": { "params": { "x": 1 }, "alpha": "$x" } },
        "overlay": { "subviews": [{ "use": "row", "with": { "x": 0.5 }, "repeat": { "count": 2, "step": [0, 3] }, "frame": [0, 0, 1, 1] }] },
        "render": { "fps": "60000/1001", "frames": "0..3", "variants": { "v": { "set": { "h": 4 }, "scale": 1 } },
          "limits": { "reason": "r", "ignore": [{ "view": "home.cell" }, { "rect": [0, 0, 1, 1], "frames": 3 }] } },
        """,
      home:
        "{ \"frame\": [0, \"10%\", \"100%-32\", \"$h\"], \"alpha\": \"$a\", \"shadow\": \"$s\", \"gradient\": { \"colors\": [\"#FFF\", \"$ink\", \"systemBlue\"] } },",
      transitions: """
        "t": { "presentation": { "style": "custom", "frame": { "center": true, "size": ["85%", 3] }, "cornerRadius": 3, "dimming": { "alpha": 0.3 } },
          "present": { "preset": "zoom", "source": "home.cell" },
          "dismiss": { "reverse": true, "completes": "cancelled" },
          "push": { "duration": 1, "timing": { "spring": { "duration": 0.5, "bounce": 0.1 } }, "animator": "property", "scrubsLinearly": false,
            "tracks": [{ "view": "to", "property": "alpha", "keys": [{ "at": 0, "value": 1, "timing": { "bezier": [0, 0, 1, 1] } }] }] },
          "interaction": { "gesture": "screenEdgePan", "edge": "left", "starts": "pop", "travel": "width", "direction": "+", "driver": "property",
            "completionTiming": { "spring": "system" }, "handoff": { "onRelease": 0.2, "leg": { "preset": "fade" } } } },
        """,
      script: """
        { "at": "after open + 0.1", "pan": [[0, 1, 2]], "release": { "velocity": [0, 1] } }, { "at": 2, "tap": "dimming" }, { "at": 3, "tap": [1, 2] },
        { "at": 4, "animate": { "duration": 1, "tracks": [{ "view": "home", "property": "frame", "to": [0, 0, "50%", 1] }] } },
        { "at": 5, "animator": { "continue": { "durationFactor": 0.5 } } }, { "at": 6, "dismiss": "detail", "animated": false },
        """,
      expect:
        "{ \"at\": \"rest\", \"view\": \"home\", \"transform\": [1, 0, 0, 1, 0, 0], \"within\": 0 }, { \"pixel\": [1, 2], \"at\": 0, \"color\": \"clear\" }, { \"frames\": 3 }"
    ),
    "{ \"format\": 1, \"screens\": { \"a\": {}, \"b\": { \"statusBar\": \"hidden\" } }, \"root\": { \"tabs\": [{ \"navigation\": [\"a\"] }, \"b\"], \"selected\": 1 } }",
  ]

  @Test(arguments: scenes) func `what the loader takes, the schema takes`(text: String) throws {
    #expect(SampleScene.mistakes(in: text).isEmpty)
    #expect(try Self.accepts(text))
  }

  @Test func `every definition is there, and every object has descriptions`() throws {
    let definitions = try #require(Self.schema?["definitions"]?.members)
    for definition in definitions where definition.value["properties"] != nil {
      #expect(definition.value["description"] != nil)
      let properties = definition.value["properties"]?.members ?? []
      #expect(properties.allSatisfy { $0.value["description"] != nil }, "\(definition.key)")
    }
    let names = Set(definitions.map(\.key))
    let references = SceneSchema.text.split(separator: "\"").filter { $0.hasPrefix("#/definitions/") }
    #expect(references.allSatisfy { names.contains(String($0.dropFirst("#/definitions/".count))) })
  }

  /// The scenes' own folder, which editors read the schema from.
  private static let scenesFolder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenes")

  @Test func `the schema beside the shipped scenes is this one`() throws {
    let shipped = try String(contentsOf: Self.scenesFolder.appending(path: "scene.schema.json"), encoding: .utf8)
    #expect(shipped == SceneSchema.text, "run: segue schema > Scenes/scene.schema.json")
  }

  @Test func `the schema takes the shipped scenes`() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.scenesFolder, includingPropertiesForKeys: nil)
    let scenes = files.filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasSuffix(".schema.json") }
    #expect(!scenes.isEmpty)
    for scene in scenes {
      #expect(try Self.accepts(try String(contentsOf: scene, encoding: .utf8)), "\(scene.lastPathComponent)")
    }
  }

  @Test func `the schema is no scene, and scenes are told from other files`() {
    #expect(!SceneProbe.isScene(Array(SceneSchema.text.utf8)))
    #expect(SceneProbe.isScene(Array(SampleScene.text().utf8)))
    #expect(!SceneProbe.isScene(Array("{ \"palette\": {} }".utf8)))
    #expect(!SceneProbe.isScene(Array("{ \"format\": 1, \"frames\": [] }".utf8)))
    #expect(SceneProbe.isScene(Array("{ \"format\": 1, ".utf8)))
  }
}
