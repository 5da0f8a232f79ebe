extension Scene.Transition: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("name", name)
    text.field("presentation", presentation)
    text.field("present", present)
    text.field("dismiss", dismiss)
    text.field("push", push)
    text.field("pop", pop)
    text.field("select", select)
    text.field("interaction", interaction)
  }
}

extension Scene.Presentation.Style: Canonical {}
extension Scene.Presentation.Detent: Canonical {}
extension Scene.Presentation.Arrow: Canonical {}

extension Scene.Presentation: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("style", style)
    text.field("frame", frame)
    text.field("radius", cornerRadius)
    text.field("detents", detents)
    text.field("dimming", dimming)
    text.field("source", source)
    text.field("arrow", arrow)
    text.field("bar", capturesStatusBar)
  }
}

extension Scene.Dimming: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("color", color)
    text.field("alpha", alpha)
    text.field("tap", tapToDismiss)
  }
}

extension Scene.Leg.Insertion: Canonical {}

extension Scene.Leg.Completion: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .completed: text.append("completed")
    case .cancelled: text.append("cancelled")
    case .never: text.append("never")
    }
  }
}

extension Scene.Leg.Animator: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .view: text.append("view")
    case .property(let scrubsLinearly, let pausesOnCompletion):
      text.field("linear", scrubsLinearly)
      text.field("pauses", pausesOnCompletion)
    }
  }
}

extension Scene.Leg: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("duration", duration)
    text.field("delay", delay)
    text.field("timing", timing)
    text.field("insertion", insertion)
    text.field("tracks", tracks)
    text.field("snapshots", snapshots)
    text.field("lays", laysOut)
    text.field("set", initialValues)
    text.field("cleanup", cleanup)
    text.field("completion", completion)
    text.field("animator", animator)
    text.field("reversed", isReversed)
  }
}

extension Scene.Track: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("view", view)
    text.field("property", property)
    switch values {
    case .ends(let from, let to):
      text.field("from", from)
      text.field("to", to)
    case .keys(let keys): text.field("keys", keys)
    }
    text.field("delay", delay)
    text.field("duration", duration)
    text.field("timing", timing)
    text.field("reversed", isReversed)
    text.field("returns", returnsToStart)
  }
}

extension Scene.Track.Key: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("time", time)
    text.field("value", value)
    text.field("timing", timing)
  }
}

extension Scene.Snapshot: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("id", id)
    text.field("view", view)
    text.field("hides", hides)
  }
}

extension Scene.Interaction.Start: Canonical {}
extension Scene.Interaction.Axis: Canonical {}
extension Scene.Edge: Canonical {}

extension Scene.Interaction: Canonical {
  func write(to text: inout CanonicalText) {
    if case .screenEdgePan(let edge) = gesture { text.field("edge", edge) }
    text.field("starts", starts)
    text.field("axis", axis)
    text.field("direction", direction)
    text.field("travel", travel)
    text.field("progress", finishProgress)
    text.field("velocity", finishVelocity)
    text.field("handoff", handoff)
    text.field("driver", driver)
  }
}

extension Scene.Interaction.Travel: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .points(let points): text.append(points)
    case .width: text.append("width")
    case .height: text.append("height")
    }
  }
}

extension Scene.Interaction.Driver: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .percent(let speed, let curve):
      text.field("speed", speed)
      text.field("curve", curve)
    case .property(let timing, let factor):
      text.field("timing", timing)
      text.field("factor", factor)
    }
  }
}

extension Scene.Handoff: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("at", progress)
    text.field("onRelease", releaseProgress)
    text.field("leg", leg)
  }
}
