extension Scene {
  /// All that decides the pixels of the scene, for its fingerprint: equal texts play alike.
  ///
  /// Without title, about, expectations, limits, output and frame range, and without places. The frame rate and the scale
  /// that are used, and the bytes of the images, are the caller's to add: the command line may change them.
  package var canonicalText: String {
    var text = CanonicalText()
    text.field("canvas", canvas)
    text.field("images", images)
    text.field("screens", screens)
    text.field("overlay", overlay)
    text.field("root", root)
    text.field("transitions", transitions)
    text.field("script", script)
    text.field("render", render)
    return text.text
  }
}

extension Scene.Canvas: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("size", size)
    text.field("scale", scale)
    text.field("safe", safeArea)
    text.field("radius", displayCornerRadius)
    text.field("appearance", appearance)
    text.field("background", background)
  }
}

extension Scene.Appearance: Canonical {}

extension Scene.EdgeInsets: Canonical {
  func write(to text: inout CanonicalText) { text.append(top, left, bottom, right) }
}

extension Scene.Image: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("name", name)
    text.field("scale", scale)
  }
}

extension Scene.Screen: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("name", name)
    text.field("view", view)
    text.field("size", preferredContentSize)
    text.field("bar", statusBar)
  }
}

extension Scene.StatusBar: Canonical {}

extension Scene.Root: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .screen(let name): text.field("screen", name)
    case .navigation(let children): text.field("navigation", children)
    case .tabs(let children, let selected):
      text.field("tabs", children)
      text.field("selected", selected)
    case .pages(let children, let selected, let spacing):
      text.field("pages", children)
      text.field("selected", selected)
      text.field("spacing", spacing)
    }
  }
}

extension Scene.RenderSettings: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("duration", duration)
    text.field("tail", tail)
    text.field("maxDuration", maxDuration)
  }
}
