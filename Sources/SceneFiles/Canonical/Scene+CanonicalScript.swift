extension Scene.Step: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("id", id)
    text.field("at", time)
    text.field("does", action)
  }
}

extension Scene.StepTime: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .seconds(let seconds): text.append(seconds)
    case .after(let step, let offset):
      text.field("after", step)
      text.append(offset)
    }
  }
}

extension Scene.Action: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .present(let screen, let via, let animated): text.move("present", screen, via, animated)
    case .dismiss(let screen, let via, let animated): text.move("dismiss", screen, via, animated)
    case .push(let screen, let via, let animated): text.move("push", screen, via, animated)
    case .pop(let target, let via, let animated): text.move("pop", target, via, animated)
    case .select(let target, let via, let animated): text.move("select", target, via, animated)
    case .page(let target, let via, let animated): text.move("page", target, via, animated)
    case .pan(let pan): text.field("pan", pan)
    case .tap(let target): text.field("tap", target)
    case .animate(let animation): text.field("animate", animation)
    case .set(let assignments): text.field("set", assignments)
    case .animator(let command): text.field("animator", command)
    case .mark(let name): text.field("mark", name)
    }
  }
}

extension CanonicalText {
  fileprivate mutating func move(_ kind: StaticString, _ target: (some Canonical)?, _ via: String?, _ animated: Bool) {
    group(kind) { text in
      text.field("target", target)
      text.field("via", via)
      text.field("animated", animated)
    }
  }
}

extension Scene.PopTarget: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .top: text.append("top")
    case .root: text.append("root")
    case .screen(let name): text.field("screen", name)
    }
  }
}

extension Scene.TabTarget: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .index(let index): text.append("\(index)")
    case .screen(let name): text.field("screen", name)
    }
  }
}

extension Scene.PageTarget: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .forward: text.append("forward")
    case .reverse: text.append("reverse")
    case .screen(let name): text.field("screen", name)
    }
  }
}

extension Scene.Pan: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("samples", samples)
    switch end {
    case .release(let velocity): text.field("velocity", velocity)
    case .cancelTouch: text.append("cancel;")
    }
    text.field("screen", screen)
    text.field("via", via)
  }
}

extension Scene.Pan.Sample: Canonical {
  func write(to text: inout CanonicalText) { text.append(time, location.x, location.y) }
}

extension Scene.TapTarget: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .point(let point): point.write(to: &text)
    case .view(let view): view.write(to: &text)
    }
  }
}

extension Scene.Animation: Canonical {
  func write(to text: inout CanonicalText) {
    text.field("tracks", tracks)
    text.field("duration", duration)
    text.field("timing", timing)
  }
}

extension Scene.AnimatorCommand: Canonical {
  func write(to text: inout CanonicalText) {
    switch self {
    case .pause: text.append("pause")
    case .fraction(let fraction): text.append(fraction)
    case .reverse: text.append("reverse")
    case .resume(let timing, let factor):
      text.field("timing", timing)
      text.field("factor", factor)
    case .stop: text.append("stop")
    }
  }
}
