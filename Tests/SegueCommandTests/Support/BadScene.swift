import SegueCommand
import Testing

/// A scene with a mistake in it, and what is to be said of it.
struct BadScene: CustomTestStringConvertible, Sendable {
  let about: String
  /// Without the sign that showed the place.
  let text: String
  let status: ExitStatus
  /// 1-based; nil where only the line or nothing is fixed.
  let line: Int?
  let column: Int?
  let says: [String]
  /// Other files by their names.
  let files: [String: String]

  /// A scene whose mistake is where `§` stands.
  init(
    _ about: String, _ marked: String, status: ExitStatus = .invalidScene, says: String...,
    files: [String: String] = [:]
  ) {
    self.about = about
    self.status = status
    self.says = says
    self.files = files
    text = marked.filter { $0 != "§" }
    guard let sign = marked.firstIndex(of: "§") else {
      (line, column) = (nil, nil)
      return
    }
    let lines = marked[..<sign].split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last?.count ?? 0) + 1
  }

  var testDescription: String { about }
}

extension BadScene {
  /// A scene with one view whose keys are given.
  static func view(_ keys: String) -> String { screens("{ \"home\": { \"subviews\": [\n    { \(keys) }\n  ] } }") }

  static func screens(_ screens: String, extra: String = "") -> String {
    """
    {
      "format": 1,
      "canvas": { "size": [20, 30], "scale": 1 },
      "screens": \(screens),
      \(extra)
    }
    """
  }

  /// A scene with a transition's present leg.
  static func leg(_ leg: String) -> String {
    screens(
      "{ \"home\": { \"subviews\": [ { \"id\": \"cell\" } ] }, \"detail\": {} }",
      extra: """
        "root": "home",
          "transitions": { "open": { "present": \(leg) } },
          "script": [ { "at": 0, "present": "detail", "via": "open" } ],
        """)
  }

  /// A scene with a step besides one that presents.
  static func step(_ step: String) -> String {
    screens(
      "{ \"home\": { \"subviews\": [ { \"id\": \"cell\" } ] }, \"detail\": {} }",
      extra: """
        "root": "home",
          "transitions": { "open": { "present": { "preset": "fade" } } },
          "script": [ { "at": 0, "id": "first", "present": "detail", "via": "open" },
            \(step) ],
        """)
  }

  static func top(_ member: String) -> String { screens("{ \"home\": {} }", extra: member) }
}
