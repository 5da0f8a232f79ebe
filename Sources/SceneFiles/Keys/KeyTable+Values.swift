extension KeyTable {
  static let centeredFrame = KeyTable(
    "centeredFrame", "In the middle of the parent.",
    [
      .required("center", .flag, "true."),
      .required("size", .list(.definition(.length), count: 2...2), "Width and height, each in points or as a share."),
    ])

  static let insetFrame = KeyTable(
    "insetFrame", "The parent's bounds made smaller.",
    [.required("inset", .definition(.insets), "[top, left, bottom, right], or one number for all.")])

  static let frameOf = KeyTable(
    "frameOf", "The place of another view in window coordinates, read when the leg begins.",
    [
      .required("frameOf", .definition(.viewReference), "The view."),
      .key("inset", .definition(.insets), "Made smaller by [top, left, bottom, right], or by one number."),
    ])

  static let transformParts = KeyTable(
    "transformParts", "Scales first, then rotates, then translates; perspective last.",
    [
      .key("translate", .definition(.point), "[x, y] in the parent's coordinates."),
      .key("scale", .either([.number(.any), .list(.number(.any), count: 2...2)]), "One factor, or [x, y]."),
      .key("rotate", .number(.any), "Degrees, clockwise."),
      .key("rotateX", .number(.any), "Degrees about the horizontal axis."),
      .key("rotateY", .number(.any), "Degrees about the vertical axis."),
      .key("perspective", .number(.positive), "The eye's distance d: m34 = -1/d."),
    ])

  static let timing = KeyTable(
    "timing", "A curve or a spring.",
    [
      .key("bezier", .list(.number(.any), count: 4...4), "[x1, y1, x2, y2]; x from 0 to 1."),
      .key("spring", .definition(.spring), "A spring in one of its spellings."),
    ])

  static let springRatio = KeyTable(
    "springRatio", "UIView's spring: the duration fixes the frequency.",
    [
      .required("dampingRatio", .number(.notNegative), "1 does not overshoot."),
      .key("velocity", velocity, velocityAbout),
    ])

  static let springPhysical = KeyTable(
    "springPhysical", "CASpringAnimation; lasts its settling time, the duration is ignored.",
    [
      .key("mass", .number(mass), "1 when left out."),
      .key("stiffness", .number(stiffness), "100 when left out."),
      .key("damping", .number(.range(0...1e9)), "10 when left out."),
      .key("velocity", velocity, velocityAbout),
    ])

  static let springDuration = KeyTable(
    "springDuration", "iOS 17 and SwiftUI: how long it seems to take, and how much it bounces.",
    [
      .key("duration", .number(.range(0...1e4)), "Seconds; 0.5 when left out."),
      .key("bounce", .number(.range(-1...1)), "0 when left out: none."),
      .key("velocity", velocity, velocityAbout),
    ])

  static let springResponse = KeyTable(
    "springResponse", "SwiftUI's older spelling.",
    [
      .required("response", .number(.range(0...1e4)), "The period of the undamped swing in seconds."),
      .key("dampingFraction", .number(.notNegative), "1 when left out: no overshoot."),
      .key("velocity", velocity, velocityAbout),
    ])

  /// Beyond these, a spring's frequency is no motion any more, and its square no number.
  private static let mass = NumberRule(name: "a mass above 0", minimum: 1e-6, maximum: 1e6)
  private static let stiffness = NumberRule(name: "a stiffness above 0", minimum: 1e-6)

  private static let velocity: Shape = .number(.any)
  private static let velocityAbout: String = "Whole distances a second, positive towards the target; 0 when left out."

  static let root = KeyTable(
    "root", "A container with its screens; one of the three.",
    [
      .key(
        "navigation", .list(.definition(.root), count: 1...Int.max), "UINavigationController's stack, bottom first."),
      .key("tabs", .list(.definition(.root), count: 1...Int.max), "UITabBarController's children."),
      .key("pages", .list(.definition(.root), count: 1...Int.max), "UIPageViewController's pages."),
      .key("selected", .number(.count), "Which tab or page is shown, from 0; 0 when left out."),
      .key("spacing", .number(.notNegative), "Points between pages; 0 when left out."),
    ])
}
