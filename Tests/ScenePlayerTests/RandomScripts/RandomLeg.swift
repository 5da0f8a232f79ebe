import TestSupport

/// Legs that move anything in any way, as scenes write them.
enum RandomLeg {
  /// Properties that can be animated, with values to go to.
  private static let properties: [(name: String, values: [String])] = [
    ("frame", ["[10, 180, 60, 90]", "[\"10%\", 20, \"50%\", \"30%\"]"]), ("bounds", ["[5, 5, 40, 80]"]),
    ("center", ["[20, 150]"]),
    ("transform", [#"{ "scale": 0.5, "rotate": 20 }"#, #"{ "rotateY": 40, "perspective": 400 }"#]),
    ("alpha", ["0", "0.3"]), ("zPosition", ["-3"]), ("backgroundColor", ["\"#FF00FF\"", "\"#11223344\""]),
    ("cornerRadius", ["20", "[1, 2, 30, 4]"]), ("shadow.opacity", ["0.6"]), ("shadow.radius", ["8"]),
    ("shadow.offset", ["[4, 9]"]), ("shadow.color", ["\"#00FF00\""]), ("border.width", ["4"]),
    ("border.color", ["\"#0000FF\""]),
  ]
  private static let views: [String] = [
    "from", "to", "from.bar", "from.share", "home.cell", "home.other", "dimming", "container",
  ]
  private static let timings: [String] = [
    "\"linear\"", "\"easeIn\"", "\"easeInOut\"", "{ \"bezier\": [0.1, 1.4, 0.6, -0.3] }",
    "{ \"spring\": { \"dampingRatio\": 0.6 } }", "{ \"spring\": { \"duration\": 0.3, \"bounce\": 0.3 } }",
  ]

  /// The parts of a dismissal's leg.
  static func dismissal(_ random: inout SeededGenerator) -> String {
    var taken: Set<String> = []
    let tracks = (0..<random.whole(1...5)).compactMap { _ -> String? in
      let (view, property) = (random.one(of: views), random.one(of: properties))
      // A container has no colour of its own; a track gives it a clear one.
      guard taken.insert("\(view) \(property.name)").inserted, view != "container" || property.name != "backgroundColor"
      else { return nil }
      return track(view, property.name, random.one(of: property.values), &random)
    }
    let set = random.chance(30) ? #", "set": [{ "view": "home.cell", "property": "alpha", "value": 0.5 }]"# : ""
    let undo = set.isEmpty ? "" : #", "cleanup": [{ "view": "home.cell", "property": "alpha", "value": 1 }]"#
    let hero = random.chance(30) ? #", "snapshots": [{ "id": "hero", "of": "home.cell", "hide": ["home.cell"] }]"# : ""
    let animator = random.chance(40) ? ", \"animator\": \"property\", \"scrubsLinearly\": \(random.chance(50))" : ""
    let delay = random.chance(20) ? ", \"delay\": 0.1" : ""
    return """
      "duration": \(random.one(of: [0, 0.2, 0.5])), "timing": \(random.one(of: timings))\(delay)\(animator)
      \(set)\(undo)\(hero), "tracks": [\(tracks.joined(separator: ", "))]
      """
  }

  private static func track(
    _ view: String, _ property: String, _ value: String, _ random: inout SeededGenerator
  ) -> String {
    let timing = random.chance(40) ? ", \"timing\": \(random.one(of: timings))" : ""
    let delay = random.chance(20) ? ", \"delay\": 0.05, \"duration\": 0.1" : ""
    return "{ \"view\": \"\(view)\", \"property\": \"\(property)\", \"to\": \(value)\(timing)\(delay) }"
  }

  /// How the leg is led.
  static func interaction(_ random: inout SeededGenerator) -> String {
    random.one(of: [
      "\"travel\": 100", "\"travel\": 100, \"completionSpeed\": 0.4, \"completionCurve\": \"easeOut\"",
      "\"travel\": 100, \"driver\": \"property\"",
      #""travel": 100, "driver": "property", "durationFactor": 0.7, "#
        + #""completionTiming": { "spring": { "dampingRatio": 0.6 } }"#,
      "\"travel\": 100, \"handoff\": { \"onRelease\": 0.9, \"leg\": { \"duration\": 0.1 } }",
    ])
  }

  /// A finger that wanders, ends short of half the way, and stands still.
  static func pull(_ random: inout SeededGenerator) -> String {
    var (time, samples) = (0.0, ["[0, 50, 30]"])
    for _ in 0..<random.whole(1...4) {
      time += random.one(of: [0.02, 0.1, 0.25])
      samples.append("[\(time), \(random.whole(20...80)), \(random.whole(10...125))]")
    }
    samples.append("[\(time + 0.1), 50, \(random.whole(30...75))]")
    let end = random.one(of: ["\"release\": { \"velocity\": [0, 0] }", "\"cancelTouch\": true"])
    return "\"pan\": [\(samples.joined(separator: ", "))], \(end)"
  }
}
