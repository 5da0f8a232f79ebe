/// The standard work of the benchmark: a list with rounded cells, dimming, and a card that grows to the whole display.
///
/// The card has a gradient header and twelve bars, all clipped by its rounded corners.
package struct CardZoom: Sendable {
  package var hasShadow: Bool = false
  /// Frames until the card has grown; springs settle in sixty.
  package var frames: Int = 60
  /// What makes it another scene of the same size.
  package var variation: CardZoomVariation = .none

  package init(hasShadow: Bool = false, frames: Int = 60, variation: CardZoomVariation = .none) {
    self.hasShadow = hasShadow
    self.frames = frames
    self.variation = variation
  }

  private static let cellHeight: Double = 120
  private static let cellPitch: Double = 128
  private static let listTop: Double = 44
  private static let margin: Double = 16
  /// The cell that the card grows from.
  private static let openedCell: Int = 2
  static let tileColors: [String] = [
    "#FF3B30", "#FF9500", "#34C759", "#007AFF", "#5856D6", "#AF52DE", "#FF2D55", "#5AC8FA",
  ]

  package func text(for display: BenchmarkDisplay) -> String {
    """
    {
    "format": 1,
    "canvas": { "size": [\(display.width), \(display.height)], "scale": \(display.scale) },
    "screens": {
    "list": { "backgroundColor": "\(variation.color("#F2F2F7"))", \(SceneView.list(list(display))) },
    "detail": { \(decoration), \(SceneView.list(card(display))) }
    },
    "root": "list",
    "transitions": { "zoom": {
    "presentation": { "style": "custom", "dimming": { "color": "#000000", "alpha": 0.4 } },
    "present": { "duration": \(max(Double(frames) / 60, 1)), "timing": \(timing), "tracks": [
    \(tracks(display))
    ] } } },
    "script": [{ "at": 0, "id": "open", "present": "detail", "via": "zoom" }],
    "render": { "fps": 60, "duration": \(BenchmarkScene.duration(frames: frames)) }
    }
    """
  }

  private var timing: String {
    frames > 60 ? "\"linear\"" : "{ \"spring\": { \"mass\": 1, \"stiffness\": 100, \"damping\": 20, \"velocity\": 0 } }"
  }

  /// Clipping takes a shadow away, so the card with the shadow leaves it to a view of its own.
  private var decoration: String {
    hasShadow
      ? "\"shadow\": { \"color\": \"#000000\", \"opacity\": 0.3, \"radius\": 20, \"offset\": [0, 0] }"
      : "\"backgroundColor\": \"#FFFFFF\", \"clipsToBounds\": true"
  }

  private func tracks(_ display: BenchmarkDisplay) -> String {
    let (width, height) = (display.width, display.height)
    let top = Self.listTop + Double(Self.openedCell) * Self.cellPitch
    let cellWidth = Double(width) - 2 * Self.margin
    let content = """
      { "view": "to.content", "property": "frame", "from": [0, 0, \(cellWidth), \(Self.cellHeight)], "to": [0, 0, \(width), \(height)] },
      { "view": "to.content", "property": "cornerRadius", "from": 12, "to": 0 },

      """
    return (hasShadow ? content : "") + """
      { "view": "to", "property": "frame", "from": [\(Self.margin), \(top), \(cellWidth), \(Self.cellHeight)], "to": [0, 0, \(width), \(height)] },
      { "view": "to", "property": "cornerRadius", "from": 12, "to": 0 },
      { "view": "to.header", "property": "frame", "from": [0, 0, \(cellWidth), \(Self.cellHeight)], "to": [0, 0, \(width), 300] },
      { "view": "to.lines", "property": "frame", "from": [0, \(Self.cellHeight), \(cellWidth), 384], "to": [0, 300, \(width), 384] },
      { "view": "dimming", "property": "alpha", "from": 0, "to": 0.4 }
      """
  }
}

// MARK: - Views

extension CardZoom {
  private func list(_ display: BenchmarkDisplay) -> [SceneView] {
    let count = display.height / Int(Self.cellPitch) + 2
    let cells = (0..<count).map { cell($0, width: Double(display.width) - 2 * Self.margin) }
    let bar = SceneView(variation.id("bar"), [0, 0, Double(display.width), 91], color: variation.color("#F9F9F9"))
    return variation.ordered(cells) + [bar]
  }

  private func cell(_ index: Int, width: Double) -> SceneView {
    let name = variation.id("cell\(index)")
    let y = Self.listTop + Double(index) * Self.cellPitch
    let tile = Self.tileColors[index % Self.tileColors.count]
    let parts: [(frame: [Double], color: String, radius: Double)] = [
      ([20, 20, 80, 80], tile, 10), ([116, 28, 210, 12], "#D1D1D6", 6), ([116, 54, 170, 12], "#E5E5EA", 6),
      ([116, 80, 120, 12], "#E5E5EA", 6),
    ]
    let subviews = parts.enumerated().map { number, part in
      SceneView("\(name)-\(number)", part.frame, color: variation.color(part.color), radius: part.radius)
    }
    let cell = SceneView(
      name, [Self.margin, y, width, Self.cellHeight], color: variation.color("#FFFFFF"), radius: 12,
      subviews: subviews)
    return variation.altered(cell, index)
  }

  private func card(_ display: BenchmarkDisplay) -> [SceneView] {
    let width = Double(display.width) - 2 * Self.margin
    let header = SceneView("header", [0, 0, width, Self.cellHeight])
      .with("gradient", "{ \"colors\": [\"#34C759\", \"#007AFF\"], \"start\": [0.5, 0], \"end\": [0.5, 1] }")
    let shares = [1, 0.9, 0.95, 0.7]
    let bars = (0..<12).map { index in
      SceneView(
        "line\(index)", [20, 24 + Double(index) * 30, (width - 40) * shares[index % 4], 12],
        color: index % 4 == 0 ? "#D1D1D6" : "#E5E5EA", radius: 6
      ).with("autoresize", "[\"width\"]")
    }
    let parts = [header, SceneView("lines", [0, Self.cellHeight, width, 384], subviews: bars)]
    guard hasShadow else { return parts }
    return [
      SceneView("content", [0, 0, width, Self.cellHeight], color: "#FFFFFF", subviews: parts)
        .with("clipsToBounds", "true")
    ]
  }
}
