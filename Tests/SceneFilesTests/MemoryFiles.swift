import SceneFiles

/// Files that exist in a test only.
struct MemoryFiles: SceneFileReading {
  var files: [String: String] = [:]

  func contents(of path: String) throws(SceneFileError) -> [UInt8] {
    guard let text = files[path] else { throw .missing }
    if text == Self.unreadable { throw .unreadable("permission denied") }
    return Array(text.utf8)
  }

  func fileExists(at path: String) -> Bool { files[path] != nil }

  /// The text of a file that cannot be read.
  static let unreadable: String = "unreadable"
}

/// A scene with two screens, into which a test puts what it is about.
enum SampleScene {
  static func text(
    top: String = "", home: String = "", transitions: String = "", script: String = "", expect: String = ""
  ) -> String {
    """
    {
      "format": 1,
      "canvas": { "size": [320, 480], "scale": 2 },
      \(top)
      "screens": {
        "home": { "subviews": [
          { "id": "cell", "frame": [16, 80, 288, 96], "cornerRadius": 12 },
          \(home)
        ] },
        "detail": { "subviews": [{ "id": "title", "frame": [0, 0, 100, 20] }] },
      },
      "root": "home",
      "transitions": {
        "fade": { "present": { "duration": 0.3, "tracks": [{ "view": "to", "property": "alpha", "from": 0 }] } },
        \(transitions)
      },
      "script": [
        { "at": 0.1, "id": "open", "present": "detail", "via": "fade" },
        { "at": 0.5, "mark": "rest" },
        \(script)
      ],
      "expect": [\(expect)],
    }
    """
  }

  static func load(
    _ text: String, files: [String: String] = [:], options: SceneLoadingOptions = SceneLoadingOptions()
  ) throws(SceneLoadingError) -> Scene {
    try SceneLoader(files: MemoryFiles(files: files), options: options).load(
      text: Array(text.utf8), named: "scene.json")
  }

  static func mistakes(
    in text: String, files: [String: String] = [:], options: SceneLoadingOptions = SceneLoadingOptions()
  ) -> [Diagnostic] {
    do throws(SceneLoadingError) {
      _ = try load(text, files: files, options: options)
      return []
    } catch {
      return error.diagnostics
    }
  }
}

/// A text with a mark before the character a mistake is expected at.
struct MarkedText {
  static let mark: Character = "¶"

  let text: String
  /// Counted from 1; nil without a mark.
  let place: (line: Int, column: Int)?

  init(_ marked: String) {
    text = marked.filter { $0 != Self.mark }
    place = marked.firstIndex(of: Self.mark).map { mark in
      let before = marked[..<mark]
      let lines = before.split(omittingEmptySubsequences: false) { $0.isNewline }
      return (lines.count, (lines.last?.unicodeScalars.count ?? 0) + 1)
    }
  }
}
