/// A scene whose parts a test changes: a card grows over a dimmed list within a few small frames.
struct PlantedScene {
  var damping = 0.8
  var tint = "#3366CC"
  var radius: Double = 12
  var dimming = 0.4
  var start = 0.1
  var duration = 0.5
  /// Points to the right of where the cell stands.
  var nudge: Double = 0
  var render = "\"fps\": 20"
  /// Further steps of the script.
  var steps = ""
  /// Further members of the scene.
  var extra = ""

  var text: String {
    """
    {
      "format": 1,
      "canvas": { "size": [40, 60], "scale": 1, "background": "white" },
      "screens": {
        "list": { "backgroundColor": "#EEEEEE", "subviews": [
          { "id": "cell", "frame": [\(4 + nudge), 6, 32, 12], "backgroundColor": "#AA5500" },
          { "id": "lamp", "frame": [2, 50, 4, 4], "backgroundColor": "#00AA00" },
          ] },
        "detail": { "backgroundColor": "\(tint)", "cornerRadius": \(radius), "clipsToBounds": true },
      },
      "root": "list",
      "transitions": { "zoom": {
        "presentation": { "style": "custom", "dimming": { "color": "#000000", "alpha": \(dimming) },
          "frame": [4, 10, 32, 44] },
        "present": {
          "duration": \(duration), "timing": { "spring": { "dampingRatio": \(damping) } },
          "tracks": [ { "view": "to", "property": "frame", "from": [4, 40, 32, 10] } ] } } },
      "script": [
        { "at": \(start), "id": "open", "present": "detail", "via": "zoom" }, \(steps)
      ],
      "render": { \(render) }, \(extra)
    }
    """
  }
}
