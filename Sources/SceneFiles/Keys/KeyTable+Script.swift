extension KeyTable {
  static let step = KeyTable(
    "step", "Something that happens at a time; exactly one action.",
    [
      .required("at", .definition(.stepTime), "Seconds, or \"after ID\", \"after ID + 0.2\"."),
      .key("id", .definition(.name), "The step's name."),
      .key("present", .definition(.screenName), "A screen to present."),
      .key("dismiss", .either([.flag, .definition(.screenName)]), "true, or a presented screen."),
      .key("push", .definition(.screenName), "A screen to push."),
      .key("pop", .either([.flag, .text]), "true, \"root\", or a screen of the stack."),
      .key("select", .either([.number(.count), .definition(.screenName)]), "A tab, counted from 0, or its screen."),
      .key("page", .text, "forward, reverse, or a screen of the pages."),
      .key("pan", .definition(.samples), "Where the finger is: [[dt, x, y], …], linear between samples."),
      .key("tap", .definition(.location), "[x, y], a view, or \"dimming\"."),
      .key("animate", .object(.animation), "A plain UIView animation."),
      .key("set", .list(.object(.assignment)), "Model values."),
      .key("animator", .object(.animatorCommand), "To the running property animator."),
      .key("mark", .definition(.name), "A name for this time."),
      .key("via", .definition(.transitionName), "The transition."),
      .key("animated", .flag, "true when left out."),
      .key("release", .object(.release), "How the pan ends."),
      .key("cancelTouch", .flag, "true: the pan is cancelled by the system."),
      .key("to", .definition(.screenName), "The screen a pan presents, pushes or turns to."),
    ])

  static let release = KeyTable(
    "release", "How a finger is lifted.",
    [.key("velocity", .definition(.point), "Points a second: [x, y]; from the last 100 ms when left out.")])

  static let animation = KeyTable(
    "animation", "A plain UIView animation.",
    [
      .required("tracks", .list(.object(.track), count: 1...Int.max), "One property of one view each."),
      .key("duration", .number(.seconds), "Seconds; the default of its tracks."),
      .key("delay", .number(.seconds), "Seconds; the default of its tracks."),
      .key("timing", .definition(.timing), "The default of its tracks; easeInOut when left out."),
    ])

  static let animatorCommand = KeyTable(
    "animatorCommand", "To the running property animator; one of them.",
    [
      .key("pause", .flag, "pauseAnimation()."),
      .key("fraction", .number(.share), "fractionComplete."),
      .key("reverse", .flag, "isReversed."),
      .key("continue", .object(.animatorContinuation), "continueAnimation(withTimingParameters:durationFactor:)."),
      .key("stop", .flag, "stopAnimation(true)."),
    ])

  static let animatorContinuation = KeyTable(
    "animatorContinuation", "How a paused animator goes on.",
    [
      .key("timing", .definition(.timing), "The animator's own when left out."),
      .key("durationFactor", .number(.notNegative), "Of its duration; 0, the remaining share, when left out."),
    ])

  static let expectation = KeyTable(
    "expectation", "What must be true of the played scene.",
    [
      .key("at", .definition(.moment), "Seconds, \"ID.start\", \"ID.end\", or a mark."),
      .key("transition", .definition(.name), "A step's id."),
      .key("outcome", .choice(Scene.Outcome.self), "How its transition ended."),
      .key("endsBy", .number(.seconds), "Scene time by which it has ended."),
      .key("view", .definition(.viewReference), "Which view."),
      .key("frame", .definition(.rect), "In its parent's coordinates."),
      .key("alpha", .number(.any), "Its alpha."),
      .key("cornerRadius", .definition(.radii), "Its radius."),
      .key("transform", .definition(.transform), "Its transform."),
      .key("backgroundColor", .definition(.color), "Its colour."),
      .key(
        "within", .number(.notNegative),
        "The largest difference: 0.01 when left out, 0.001 of alpha and transform, 0 levels of colours."),
      .key("property", .definition(.property), "Whose overshoot."),
      .key("overshoot", .list(.number(.any), count: 2...2), "[min, max], shares of the distance between the ends."),
      .key("pixel", .definition(.point), "A place in points."),
      .key("color", .definition(.color), "The pixel's colour."),
      .key("frames", .number(.count), "How many frames there are."),
      .key("top", .definition(.screenName), "The deepest selected screen."),
      .key("matches", .definition(.viewReference), "A view with the same window frame and corner radius."),
      .key("warnings", .list(.text), "Exactly these kinds of warning."),
    ])
}
