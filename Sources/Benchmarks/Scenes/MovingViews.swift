/// A screen whose views are moved by plain animations for the whole length of the scene.
struct MovingViews: Sendable {
  /// A property of a view that goes from where it is to another value.
  struct Track {
    var view: String
    var property: String
    /// In JSON.
    var target: String
  }

  var background: String = "#F2F2F7"
  var showsPhoto = false
  /// The views from back to front, laid out for a display.
  var views: @Sendable (BenchmarkDisplay) -> [SceneView]
  var tracks: @Sendable (BenchmarkDisplay) -> [Track] = { _ in [] }
  var frames: Int = 60

  func text(for display: BenchmarkDisplay) -> String {
    """
    {
    "format": 1,
    "canvas": { "size": [\(display.width), \(display.height)], "scale": \(display.scale) },
    \(showsPhoto ? "\"images\": { \"photo\": \"\(Photo.fileName(for: display))\" }," : "")
    "screens": { "screen": { "backgroundColor": "\(background)", \(SceneView.list(views(display))) } },
    "root": "screen",
    "script": [\(script(display))],
    "render": { "fps": 60, "duration": \(BenchmarkScene.duration(frames: frames)) }
    }
    """
  }

  private func script(_ display: BenchmarkDisplay) -> String {
    let moves = tracks(display).map {
      "{ \"view\": \"screen.\($0.view)\", \"property\": \"\($0.property)\", \"to\": \($0.target) }"
    }
    guard !moves.isEmpty else { return "" }
    return """
      { "at": 0, "animate": { "duration": \(Double(frames) / 60), "timing": "linear", "tracks": [
      \(moves.joined(separator: ",\n"))
      ] } }
      """
  }
}
