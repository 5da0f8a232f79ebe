import Foundation
import SystemFiles
import TestSupport
import Testing

/// The system's Python, whose modules read what other programs read.
enum Python {
  private static let path: String = "/usr/bin/python3"

  /// Whether tests that need modules run: on a machine that checks they fail without them instead of being skipped.
  static func isExpected(_ modules: String...) -> Bool {
    if ProcessInfo.processInfo.environment["CI"] == "true" { return true }
    return (try? run("import \(modules.joined(separator: ", "))", in: "/").status) == 0
  }

  static func run(_ script: String, in folder: String) throws -> (status: Int32, output: String) {
    let quoted = script.replacing("'", with: "'\\''")
    return try Shell.run("\(path) -c '\(quoted)'", in: folder)
  }

  /// What a YAML text says, as the library that most tools have reads it.
  static func object(ofYAML text: String) throws -> JSONObject {
    let folder = try SceneFolder(["text.yaml": text])
    let run = try run("import json, yaml; print(json.dumps(yaml.safe_load(open('text.yaml'))))", in: folder.path)
    try #require(run.status == 0, "\(run.output)")
    return try JSONObject(Array(run.output.utf8))
  }
}
