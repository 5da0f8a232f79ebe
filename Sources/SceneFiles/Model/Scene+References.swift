extension Scene {
  /// A view, named as scenes name views; the loader has checked that it can exist.
  package enum ViewReference: Hashable, Sendable {
    /// The root view of the screen that a transition shows.
    case to
    /// The root view of the screen that a transition leaves.
    case from
    case toView(id: String)
    case fromView(id: String)
    /// The transition's own dimming view; outside a transition the topmost one.
    case dimming
    /// The dimming view of the transition that presented a screen.
    case dimmingOf(ScreenReference)
    /// The transition's container view.
    case container
    /// A screen's root view.
    case screen(ScreenReference)
    case view(ScreenReference, id: String)
    /// A snapshot of the leg, by its id.
    case snapshot(id: String)
    /// The overlay's root view.
    case overlay
    case overlayView(id: String)
  }

  /// A screen, and which of several that are shown at once: `detail`, `detail#2`.
  package struct ScreenReference: Hashable, Sendable {
    package var name: String
    /// Counted from 1.
    package var instance: Int

    package init(_ name: String, instance: Int = 1) {
      self.name = name
      self.instance = instance
    }
  }
}

extension Scene.ScreenReference: CustomStringConvertible {
  package var description: String { instance == 1 ? name : "\(name)#\(instance)" }
}

extension Scene.ViewReference: CustomStringConvertible {
  /// As scenes, traces and messages write it.
  package var description: String {
    switch self {
    case .to: "to"
    case .from: "from"
    case .toView(let id): "to.\(id)"
    case .fromView(let id): "from.\(id)"
    case .dimming: "dimming"
    case .dimmingOf(let screen): "\(screen).dimming"
    case .container: "container"
    case .screen(let screen): "\(screen)"
    case .view(let screen, let id): "\(screen).\(id)"
    case .snapshot(let id): id
    case .overlay: "overlay"
    case .overlayView(let id): "overlay.\(id)"
    }
  }
}
