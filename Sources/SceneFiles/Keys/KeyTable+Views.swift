extension KeyTable {
  static let view = KeyTable("view", "A view and its subviews.", viewKeys)

  static let screen = KeyTable(
    "screen", "A view controller: its root view's keys, and its own.",
    viewKeys + [
      .key(
        "preferredContentSize", .definition(.size), "UIViewController.preferredContentSize, for sheets and popovers."),
      .key("statusBar", .choice(Scene.StatusBar.self), "The status bar the screen asks for."),
    ])

  static let component = KeyTable(
    "component", "A view tree for reuse.",
    viewKeys + [
      .key("params", .map(.definition(.parameter)), "What `with` may set, used as \"$name\" in the component.")
    ])

  private static let viewKeys: [Key] = geometryKeys + appearanceKeys + treeKeys

  private static let geometryKeys: [Key] = [
    .key("id", .definition(.name), "The view's name, unique in its screen: letters, digits, _ and -."),
    .key("frame", .definition(.frame), "The frame without the transform: position = origin + anchorPoint × size."),
    .key("bounds", .definition(.rect), "The view's own coordinates: [x, y, width, height]."),
    .key("center", .definition(.point), "The position of the anchor point in the parent."),
    .key("anchorPoint", .definition(.point), "CALayer.anchorPoint in unit coordinates; [0.5, 0.5] when left out."),
    .key("transform", .definition(.transform), "About the anchor point."),
    .key("zPosition", .number(.any), "CALayer.zPosition; siblings are drawn in its order."),
    .key(
      "autoresize", .list(.choice(["width", "height", "left", "right", "top", "bottom"])),
      "UIView.AutoresizingMask: what is flexible, the size or the margins."),
  ]

  private static let appearanceKeys: [Key] = [
    .key("alpha", .number(.any), "1 when left out."),
    .key("isHidden", .flag, "UIView.isHidden."),
    .key("backgroundColor", .definition(.color), "Nothing when left out."),
    .key("gradient", .object(.gradient), "A gradient above the background."),
    .key("cornerRadius", .definition(.radii), "A radius, or [topLeft, topRight, bottomRight, bottomLeft]."),
    .key("cornerCurve", .choice(["circular", "continuous"]), "CALayer.cornerCurve; circular when left out."),
    .key("border", .object(.border), "Inside the bounds, above the subviews."),
    .key("shadow", .object(.shadow), "Under the view; clipsToBounds removes it."),
    .key("clipsToBounds", .flag, "Masks subviews and image with the rounded bounds."),
    .key("image", .definition(.imageName), "One of the scene's images."),
    .key("contentMode", .choice(Scene.ContentMode.self), "UIView.ContentMode; scaleToFill when left out."),
    .key("contentsRect", .definition(.rect), "The part of the image that is shown, in the image's points."),
    .key("shouldRasterize", .flag, "CALayer.shouldRasterize."),
    .key("rasterizationScale", .number(.positive), "CALayer.rasterizationScale; 1 when left out."),
  ]

  private static let treeKeys: [Key] = [
    .key("use", .definition(.componentName), "A component; keys beside it override the component's own."),
    .key("with", .map(.anything), "Values for the component's params."),
    .key("repeat", .object(.repetition), "The view several times; ids become id-0, id-1, …"),
    .key("subviews", .list(.object(.view)), "Back to front."),
  ]

  static let gradient = KeyTable(
    "gradient", "CAGradientLayer's properties.",
    [
      .key("type", .choice(Scene.Gradient.Kind.self), "axial when left out."),
      .required("colors", .list(.definition(.color), count: 1...SceneLimits.gradientColors), "From start to end."),
      .key(
        "locations", .list(.number(.any), count: 1...SceneLimits.gradientColors),
        "One for each colour, never falling; evenly spread when left out."),
      .key("start", .definition(.point), "In unit coordinates; [0.5, 0] when left out. Of a radial one the centre."),
      .key(
        "end", .definition(.point),
        "In unit coordinates; [0.5, 1] when left out. Of a radial one a corner of the ellipse's box."),
    ])

  static let border = KeyTable(
    "border", "A line along the inside of the bounds.",
    [
      .key("width", .number(.notNegative), "In points; 1 when left out."),
      .key("color", .definition(.color), "Black when left out."),
    ])

  static let shadow = KeyTable(
    "shadow", "CALayer's shadow.",
    [
      .key("color", .definition(.color), "Black when left out."),
      .key("opacity", .number(.any), "1 when left out: a shadow that is asked for shows."),
      .key("radius", .number(.notNegative), "The Gaussian's sigma in points, half of a CSS blur; 3 when left out."),
      .key("offset", .definition(.point), "[x, y]; [0, -3] when left out, as Core Animation has it."),
    ])

  static let repetition = KeyTable(
    "repetition", "How often a view is there, and how far apart.",
    [
      .required("count", .number(.integer(0...SceneLimits.repetitions)), "How often."),
      .key("step", .definition(.point), "How far each is from the one before: [x, y]."),
    ])
}
