/// A small scene in which everything is drawn that could depend on the order of work.
enum VariedScene {
  /// Frames of the whole scene.
  static let frameCount: Int = 31

  /// Springs, a shadow, gradients, a picture, a clip, rotations in the plane and in space, and group opacity.
  ///
  /// It needs the picture `photo.png` beside it.
  static let text: String = """
    {
      "format": 1,
      "canvas": { "size": [60, 90], "scale": 2, "background": "#F2F2F7" },
      "images": { "photo": "photo.png" },
      "screens": {
        "list": { "backgroundColor": "white", "subviews": [
          { "id": "card", "frame": [8, 20, 40, 24], "cornerRadius": 6, "cornerCurve": "continuous",
            "gradient": { "type": "axial", "colors": ["#5E5CE6", "#FF9F0A"], "start": [0, 0], "end": [1, 1] },
            "shadow": { "color": "black", "opacity": 0.4, "radius": 5, "offset": [0, 3] } },
          { "id": "photo", "frame": [6, 52, 30, 30], "image": "photo", "contentMode": "scaleAspectFill",
            "cornerRadius": 15, "clipsToBounds": true, "border": { "width": 1.5, "color": "#3366CC80" } },
          { "id": "group", "frame": [34, 50, 22, 30], "alpha": 0.6, "subviews": [
            { "frame": [0, 0, 16, 16], "backgroundColor": "#FF3B30" },
            { "frame": [6, 8, 16, 16], "backgroundColor": "#34C759", "cornerRadius": 4 } ] },
        ] },
        "detail": { "clipsToBounds": true,
          "gradient": { "type": "radial", "colors": ["#FFFFFF", "#0A84FF"], "start": [0.5, 0.5], "end": [1, 1] },
          "subviews": [ { "id": "title", "frame": ["10%", "20%", "80%", 12], "backgroundColor": "#00000080" } ] },
      },
      "root": "list",
      "transitions": { "grow": {
        "presentation": { "style": "custom", "dimming": { "color": "black", "alpha": 0.4 } },
        "present": { "duration": 0.5, "timing": { "spring": { "dampingRatio": 0.6, "velocity": 1 } }, "tracks": [
          { "view": "to", "property": "frame", "from": { "frameOf": "list.card" } },
          { "view": "to", "property": "cornerRadius", "from": 6, "to": 0 } ] } } },
      "script": [
        { "at": 0, "animate": { "duration": 0.5, "timing": { "spring": "system" }, "tracks": [
          { "view": "list.photo", "property": "transform", "to": { "rotate": 40, "scale": 1.2 } },
          { "view": "list.group", "property": "transform", "to": { "rotateY": 35, "perspective": 200 } },
          { "view": "list.group", "property": "alpha", "to": 0.3 } ] } },
        { "at": 0.2, "id": "open", "present": "detail", "via": "grow" },
        { "at": 0.5, "mark": "half" },
      ],
      "render": { "fps": 30, "duration": 1 },
    }
    """

  /// A folder with the scene as `varied.json`.
  static func folder() throws -> SceneFolder {
    let folder = try SceneFolder(["varied.json": text])
    try folder.writePhoto(to: "photo.png")
    return folder
  }
}
