import Testing

/// A preset in a scene of two small screens, used the way it is meant.
struct PresetCase: CustomTestStringConvertible, Sendable {
  /// What changes the screens.
  enum Change: Sendable {
    case presenting, pushing, selecting

    var legs: [String] {
      switch self {
      case .presenting: ["present", "dismiss"]
      case .pushing: ["push", "pop"]
      case .selecting: ["select"]
      }
    }

    var root: String {
      switch self {
      case .presenting: "\"list\""
      case .pushing: "{ \"navigation\": [\"list\"] }"
      case .selecting: "{ \"tabs\": [\"list\", \"story\"] }"
      }
    }

    var steps: (open: String, close: String) {
      switch self {
      case .presenting: ("\"present\": \"story\"", "\"dismiss\": true")
      case .pushing: ("\"push\": \"story\"", "\"pop\": true")
      case .selecting: ("\"select\": 1", "\"select\": 0, \"via\": \"t\"")
      }
    }
  }

  /// The preset's name, and the keys beside it.
  let preset: String
  let change: Change

  init(_ preset: String, _ change: Change = .presenting) { (self.preset, self.change) = (preset, change) }

  var testDescription: String { "\(preset), \(change)" }

  /// The scene, few frames of few pixels: 10 frames a second of 60 × 100.
  var scene: String {
    let legs = change.legs.map { "\"\($0)\": { \"preset\": \(preset) }" }
    return """
      {
        "format": 1,
        "canvas": { "size": [60, 100], "scale": 1 },
        "render": { "fps": 10 },
        "screens": {
          "list": { "backgroundColor": "#F2F2F7", "subviews": [
            { "id": "cell", "frame": [6, 20, 48, 24], "backgroundColor": "#FF6B57", "cornerRadius": 6 },
          ] },
          "story": { "backgroundColor": "#FFFFFF", "clipsToBounds": true, "subviews": [
            { "id": "hero", "frame": [0, 0, "100%", "45%"], "backgroundColor": "#FFB340" },
            { "id": "title", "frame": [6, "60%", 30, 6], "backgroundColor": "#1C1C1E", "cornerRadius": 3 },
          ] },
        },
        "root": \(change.root),
        "transitions": { "t": { \(legs.joined(separator: ", ")) } },
        "script": [
          { "at": 0.05, "id": "open", \(change.steps.open), "via": "t" },
          { "at": "after open + 0.1", "id": "close", \(change.steps.close) },
        ],
      }
      """
  }

  static let all: [PresetCase] =
    ["fade", "coverVertical", "crossDissolve", "slide", "flip", "push", "none"].map { PresetCase("\"\($0)\"") }
    + ["left", "right", "top", "bottom"].map { PresetCase("\"slide\", \"edge\": \"\($0)\"") }
    + ["\"zoom\", \"source\": \"list.cell\"", "\"zoom\", \"source\": \"list.cell\", \"cornerRadius\": 9"].map {
      PresetCase($0)
    }
    + ["fade", "slide", "flip", "push", "none"].map { PresetCase("\"\($0)\"", .pushing) }
    + ["fade", "crossDissolve", "slide", "push", "none"].map { PresetCase("\"\($0)\"", .selecting) }
}
