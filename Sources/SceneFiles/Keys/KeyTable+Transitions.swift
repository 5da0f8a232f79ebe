extension KeyTable {
  static let transition = KeyTable(
    "transition", "What a transitioningDelegate or a container's delegate answers.",
    [
      .key("presentation", .object(.presentation), "How a presented screen is placed."),
      .key("present", .object(.leg), "The way in of a presentation; UIKit's own when left out."),
      .key("dismiss", .object(.leg), "The way out of a presentation; UIKit's own when left out."),
      .key("push", .object(.leg), "The way in on a navigation stack; UIKit's own when left out."),
      .key("pop", .object(.leg), "The way back on a navigation stack; UIKit's own when left out."),
      .key("select", .object(.leg), "From tab to tab; UIKit's own when left out."),
      .key("interaction", .object(.interaction), "How a finger drives it."),
    ])

  static let presentation = KeyTable(
    "presentation", "How a presented screen is placed.",
    [
      .key(
        "style", .choice(Scene.Presentation.Style.self),
        "UIModalPresentationStyle; custom when left out beside a leg, a frame or a dimming, else automatic."),
      .key("frame", .definition(.frame), "frameOfPresentedViewInContainerView."),
      .key("cornerRadius", .definition(.radii), "The presented view's."),
      .key(
        "detents", .list(.choice(Scene.Presentation.Detent.self), count: 1...2),
        "Where a sheet rests; large when left out."),
      .key("dimming", .object(.dimming), "A view between the presented view and what is below."),
      .key("source", .definition(.viewReference), "What a popover points at."),
      .key("arrow", .choice(Scene.Presentation.Arrow.self), "A popover's arrow; any when left out."),
      .key("capturesStatusBar", .flag, "modalPresentationCapturesStatusBarAppearance."),
    ])

  static let dimming = KeyTable(
    "dimming", "A view over the container and under the presented view; its alpha runs alongside the leg.",
    [
      .key("color", .definition(.color), "Black when left out."),
      .key("alpha", .number(.share), "What its alpha runs to; 0.4 when left out."),
      .key("tapToDismiss", .flag, "Whether a tap on it dismisses the presented screen."),
    ])

  static let leg = KeyTable(
    "leg", "What an animator does in one direction: explicit, or a preset with keys that override it.",
    presetKeys + [
      .key("duration", .number(.seconds), "Seconds; the default of its tracks."),
      .key("delay", .number(.seconds), "Seconds; the default of its tracks."),
      .key("timing", .definition(.timing), "The default of its tracks; easeInOut when left out."),
      .key(
        "insert", .choice(Scene.Leg.Insertion.self),
        "Where `to` goes: above (default of present, push and select) or below (dismiss, pop) `from`."),
      .key("tracks", .list(.object(.track)), "One property of one view each."),
      .key("snapshots", .list(.object(.snapshot)), "Pictures of views, taken before `set`, put over `to` for the leg."),
      .key("layout", .flag, "false models an animator that forgets layoutIfNeeded."),
      .key("set", .list(.object(.assignment)), "Model values set before the first frame."),
      .key("cleanup", .list(.object(.assignment)), "Model values set at the end, completed or cancelled."),
      .key(
        "completes", .either([.flag, .choice(["cancelled"])]),
        "\"cancelled\" calls completeTransition(false); false never calls it."),
      .key("reverse", .flag, "The opposite leg played backwards; keys beside it override."),
      .key("animator", .choice(["view", "property"]), "UIView.animate, or a UIViewPropertyAnimator."),
      .key("scrubsLinearly", .flag, "Of a property animator; true when left out."),
      .key("pausesOnCompletion", .flag, "Of a property animator; false when left out."),
    ])

  private static let presetKeys: [Key] = [
    .key("preset", .choice(Preset.self), "A leg that is written out for you; `check --expand` prints it."),
    .key("source", .definition(.viewReference), "Of zoom: the view it grows out of."),
    .key("cornerRadius", .number(.notNegative), "Of zoom: the source's radius; the view's own when left out."),
    .key("edge", .choice(Scene.Edge.self), "Of slide: where the screen comes from; right when left out."),
  ]

  static let track = KeyTable(
    "track", "One property of one view in motion; an end that is left out is the model value.",
    [
      .required(
        "view", .definition(.viewReference),
        "to, from, dimming, container, a screen, screen.id, to.id, from.id, or a snapshot's id."),
      .required("property", .definition(.property), "Which property."),
      .key("from", .definition(.propertyValue), "Where it starts."),
      .key("to", .definition(.propertyValue), "Where it ends."),
      .key(
        "keys", .list(.object(.trackKey), count: 1...Int.max),
        "Values at shares of the duration, instead of from and to."),
      .key("delay", .number(.seconds), "Seconds; the leg's when left out."),
      .key("duration", .number(.seconds), "Seconds; the leg's when left out."),
      .key("timing", .definition(.timing), "The leg's when left out."),
    ])

  static let trackKey = KeyTable(
    "trackKey", "A value at a time.",
    [
      .required("at", .number(.share), "A share of the duration."),
      .required("value", .definition(.propertyValue), "The value then."),
      .key("timing", .definition(.timing), "From this key to the next; the track's when left out."),
    ])

  static let snapshot = KeyTable(
    "snapshot", "A picture of a view.",
    [
      .required("id", .definition(.name), "What tracks call it."),
      .required("of", .definition(.viewReference), "The view."),
      .key("hide", .list(.definition(.viewReference)), "Views invisible meanwhile."),
    ])

  static let assignment = KeyTable(
    "assignment", "A value given to a property.",
    [
      .required("view", .definition(.viewReference), "Which view."),
      .required("property", .definition(.property), "Which property."),
      .required("value", .definition(.propertyValue), "The value."),
    ])

  static let interaction = KeyTable(
    "interaction", "How a finger drives the transition.",
    [
      .key(
        "gesture", .choice(["pan", "screenEdgePan"]), "On the presented (or top) controller's view; pan when left out."),
      .key("edge", .choice(Scene.Edge.self), "Of screenEdgePan; left when left out."),
      .key("starts", .choice(Scene.Interaction.Start.self), "Which leg it begins; dismiss when left out."),
      .key(
        "axis", .choice(Scene.Interaction.Axis.self),
        "y when left out for dismiss and present, else x; an edge pan's own."),
      .key(
        "direction", .choice(["+", "-"]),
        "In which direction progress grows: + when left out for dismiss and pop, else -."),
      .key(
        "travel", .either([.number(.positive), .choice(["width", "height"])]),
        "Points for progress 1, or the container's extent along the axis."),
      .key("finishWhen", .object(.finishWhen), "What finishes at release; progress 0.5 when left out."),
      .key("handoff", .object(.handoff), "When scrubbing stops and a leg takes over."),
      .key(
        "driver", .choice(["percent", "property"]),
        "UIPercentDrivenInteractiveTransition, or the vended property animator."),
      .key("completionSpeed", .number(.positive), "Of the percent driver; 1 when left out."),
      .key("completionCurve", .definition(.curve), "Of the percent driver; easeInOut when left out."),
      .key("completionTiming", .definition(.timing), "Of the property driver; the leg's own when left out."),
      .key("durationFactor", .number(.notNegative), "Of the property driver; 0, the remaining share, when left out."),
    ])

  static let finishWhen = KeyTable(
    "finishWhen", "Either one, exceeded at release, finishes.",
    [
      .key("progress", .number(.share), "From 0 to 1."),
      .key("velocity", .number(.notNegative), "Points a second along the axis."),
    ])

  static let handoff = KeyTable(
    "handoff", "When scrubbing stops, and the leg that runs from there.",
    [
      .key("at", .number(.share), "The progress passed during the drag."),
      .key("onRelease", .number(.share), "The progress passed at release."),
      .required("leg", .object(.leg), "Runs from the present values to the end."),
    ])
}
