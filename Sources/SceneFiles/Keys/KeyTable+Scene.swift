import Geometry

extension KeyTable {
  static let scene = KeyTable(
    "scene", "A Segue scene: what is on the screen, how screens replace one another, and what the finger does.",
    [
      .key("$schema", .prose, "The path of this schema, for editors; the loader ignores it."),
      .key(
        "format", .number(.integer(1...1)),
        "The version of the format: 1. Required, except in a file that is only included."),
      .key("title", .prose, "What the scene is called."),
      .key("about", .prose, "What the scene shows."),
      .key("canvas", .object(.canvas), "The display; an iphone-15 when left out."),
      .key("params", .map(.definition(.parameter)), "Values that --set and --params may change, used as \"$name\"."),
      .key("palette", .map(.definition(.paletteEntry)), "Colours by name, used as \"$name\"."),
      .key(
        "images", .map(.text), "PNG files by name, relative to the scene's folder; @2x and @3x are found by suffix."),
      .key(
        "include", .list(.prose),
        "Scene files whose params, palette, images, components, screens and transitions are merged in; later ones win."),
      .key("components", .map(.object(.component)), "View trees for reuse: { \"use\": \"name\" }."),
      .key("screens", .map(.object(.screen)), "View controllers by name, each with its root view."),
      .key("overlay", .object(.view), "A view above everything, moved by no transition."),
      .key("root", .definition(.root), "The screen that is shown at first; may be left out when there is one screen."),
      .key("transitions", .map(.object(.transition)), "Transitions by name."),
      .key("script", .list(.object(.step)), "What happens, in order of time."),
      .key("expect", .list(.object(.expectation)), "What must be true of the played scene."),
      .key("render", .object(.render), "Defaults that the command line overrides."),
    ])

  static let canvas = KeyTable(
    "canvas", "The display: a device's, or a size and a scale.",
    [
      .key(
        "device", .choice(DevicePreset.all.map(\.name)),
        "A device whose size, scale, safe area and corner radius are taken."),
      .key("size", .definition(.size), "Width and height in points."),
      .key("scale", .number(SceneLimits.scale), "Pixels a point."),
      .key("safeArea", .definition(.insets), "The safe area's insets: top, left, bottom, right."),
      .key("displayCornerRadius", .number(.notNegative), "The radius of the display's own corners."),
      .key("appearance", .choice(Scene.Appearance.self), "Light or dark; chooses among the palette's colours."),
      .key("background", .definition(.color), "What is behind everything; black when left out."),
    ])

  static let parameterDeclaration = KeyTable(
    "parameterDeclaration", "A parameter with its default and what it may be set to.",
    [
      .key("default", .anything, "The value when it is not set."),
      .key("type", .choice(ParameterType.self), "What the value is; taken from the default when left out."),
      .key("min", .number(.any), "The least number."),
      .key("max", .number(.any), "The greatest number."),
      .key("enum", .list(.anything, count: 1...Int.max), "The values it may have."),
      .key("about", .prose, "What it changes."),
    ])

  static let paletteColors = KeyTable(
    "paletteColors", "A colour for each appearance.",
    [
      .required("light", .definition(.color), "In light appearance."),
      .required("dark", .definition(.color), "In dark appearance."),
    ])

  static let render = KeyTable(
    "render", "Defaults of rendering; the command line wins.",
    [
      .key(
        "fps", .definition(.frameRate),
        "Frames a second: a number, or a fraction such as \"60000/1001\"; 60 when left out."),
      .key("scale", .number(SceneLimits.scale), "Pixels a point; the canvas's when left out."),
      .key(
        "frames", .definition(.frameRange),
        "Which frames: \"0..20\", \"-1\", \"10..40/2\", lists of those, mark names; all when left out."),
      .key("appearance", .choice(Scene.Appearance.self), "Light or dark."),
      .key("duration", .number(.seconds), "A fixed length in seconds."),
      .key("tail", .number(.seconds), "Seconds kept after everything has settled; 0 when left out."),
      .key("maxDuration", .number(.seconds), "Seconds within which the scene has to settle; 60 when left out."),
      .key("format", .choice(Scene.RenderSettings.Format.self), "What is written."),
      .key("compression", .number(.integer(1...9)), "zlib's level."),
      .key("output", .text, "Where it is written, as -o takes it."),
      .key("variants", .map(.object(.variant)), "Other ways to render the scene, by name."),
      .key("limits", .object(.limits), "What a comparison with a baseline tolerates."),
    ])

  static let variant = KeyTable(
    "variant", "Another way to render the scene.",
    [
      .key("appearance", .choice(Scene.Appearance.self), "Light or dark."),
      .key("set", .map(.anything), "Parameters and their values."),
      .key("device", .choice(DevicePreset.all.map(\.name)), "Another device."),
      .key("scale", .number(SceneLimits.scale), "Pixels a point."),
      .key("fps", .definition(.frameRate), "Frames a second."),
    ])

  static let limits = KeyTable(
    "limits", "What a comparison with a baseline tolerates, as the flags of the same names.",
    [
      .key("tolerance", .text, "exact, channel:N, yiq:T, oklab:T or de2000:D."),
      .key("maxPixels", .number(.count), "How many pixels may differ."),
      .key("maxRatio", .number(.share), "Which share of the pixels may differ."),
      .key("window", .text, "N:K, at most K different pixels in any N × N pixels."),
      .key("maxFrames", .number(.count), "How many frames may differ."),
      .key("skipAA", .flag, "Whether anti-aliased pixels are left out."),
      .key("ignore", .list(.object(.ignoredArea)), "Areas that are not compared."),
      .required("reason", .prose, "Why the limits are needed."),
    ])

  static let ignoredArea = KeyTable(
    "ignoredArea", "An area that is not compared.",
    [
      .key("rect", .definition(.rect), "In points."),
      .key("view", .definition(.viewReference), "A view's frame, frame by frame."),
      .key("frames", .definition(.frameRange), "Which frames; all when left out."),
    ])
}
