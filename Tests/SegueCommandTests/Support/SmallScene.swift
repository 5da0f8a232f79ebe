/// Scenes that are drawn in no time: a card fades in over a few frames of a few pixels.
enum SmallScene {
  /// Frames 0 to 4 at 10 frames a second; frame 2 is marked `half`; everything it expects holds.
  static let card: String = scene()

  /// The same with other parts.
  ///
  /// - Parameters:
  ///   - render: members of `render`.
  ///   - expect: expectations besides those that hold.
  ///   - extra: further members of the scene.
  static func scene(render: String = "\"fps\": 10", expect: String = "", extra: String = "") -> String {
    """
    {
      "format": 1,
      "title": "A card",
      "canvas": { "size": [20, 30], "scale": 2, "background": "white" },
      "params": {
        "seconds": { "default": 0.4, "type": "time" },
        "tint": { "default": "#3366CC", "type": "color" },
      },
      "palette": { "paper": { "light": "#FFFFFF", "dark": "#101010" } },
      "screens": {
        "home": { "backgroundColor": "$paper", "subviews": [
          { "id": "cell", "frame": [2, 4, 16, 6], "cornerRadius": 2, "backgroundColor": "$tint" } ] },
        "detail": { "backgroundColor": "$tint" },
      },
      "root": "home",
      "transitions": { "fade": {
        "presentation": { "style": "overFullScreen" },
        "present": { "preset": "fade", "duration": "$seconds", "timing": "linear" } } },
      "script": [
        { "at": 0, "id": "open", "present": "detail", "via": "fade" },
        { "at": 0.2, "mark": "half" },
      ],
      "expect": [ { "transition": "open", "outcome": "completed" }, \(expect) ],
      "render": { \(render) },
      \(extra)
    }
    """
  }

  /// One expectation does not hold, which begins at 24:5.
  static let disappointing: String = scene(expect: "\n    { \"frames\": 99 },\n  ")

  /// UIKit refuses to present a second time, of which the lint warns.
  static let warning: String = """
    {
      "format": 1,
      "canvas": { "size": [20, 30], "scale": 1 },
      "screens": { "home": { "backgroundColor": "white" }, "a": { "backgroundColor": "black" },
        "b": { "backgroundColor": "black" } },
      "root": "home",
      "transitions": { "fade": { "present": { "preset": "fade", "duration": 0.4 } } },
      "script": [
        { "at": 0, "present": "a", "via": "fade" },
        { "at": 0.1, "present": "b", "via": "fade" },
      ],
      "render": { "fps": 10 },
    }
    """

  /// A key that there is not.
  static let invalid: String = """
    {
      "format": 1, "screens": { "home": {} },
      "screns": {}
    }
    """

  /// An image that is not there.
  static let missingImage: String = """
    {
      "format": 1,
      "canvas": { "size": [20, 30], "scale": 1 },
      "images": { "photo": "nowhere.png" },
      "screens": { "home": { "image": "photo" } },
    }
    """

  /// The last of many frames, each with another picture.
  static let longLastFrame: Int = 3600

  /// So long that somebody has time to press Ctrl-C.
  static let long: String = """
    {
      "format": 1,
      "canvas": { "size": [200, 300], "scale": 2 },
      "screens": { "home": { "subviews": [
        { "id": "cell", "frame": [0, 0, 100, 100], "backgroundColor": "white", "cornerRadius": 50,
          "shadow": { "color": "white", "opacity": 1, "radius": 20, "offset": [0, 0] } } ] } },
      "script": [ { "at": 0, "animate": { "duration": 60, "timing": "linear",
        "tracks": [ { "view": "home.cell", "property": "center", "to": [150, 250] } ] } } ],
    }
    """
}
