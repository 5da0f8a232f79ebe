import Geometry
import HeadlessUIKit
import SceneFiles
import StagePlayback

/// What an animator does to subviews that forgets layout: they stay as they are in its blocks, and then jump.
///
/// Autoresizing stands for constraints here: without `layoutIfNeeded` in the block it acts after it, all at once.
@MainActor struct ForgottenLayout {
  @MainActor fileprivate struct Entry {
    let view: UIView
    let size: CGSize
    let autoresizes: Bool
    /// The size from which the view's motion starts.
    var start: CGSize
  }

  private var entries: [Entry]

  /// Stops the subviews of all views that tracks resize from following, until the blocks have run.
  init(of tracks: [PreparedTrack]) {
    var entries: [Entry] = []
    for track in tracks where track.property.resizes && !entries.contains(where: { $0.view === track.view }) {
      let size = track.view.bounds.size
      entries.append(
        Entry(view: track.view, size: size, autoresizes: track.view.autoresizesSubviews, start: size))
      track.view.autoresizesSubviews = false
    }
    self.entries = entries
  }

  /// Takes in the sizes from which the views start.
  mutating func noteStart() {
    for index in entries.indices { entries[index].start = entries[index].view.bounds.size }
  }

  /// Lets the subviews follow to where the views end, without animation.
  func catchUp() {
    UIView.performWithoutAnimation {
      for entry in entries {
        let end = entry.view.bounds.size
        entry.view.bounds.size = entry.size
        entry.view.autoresizesSubviews = entry.autoresizes
        entry.view.bounds.size = end
      }
    }
    warn()
  }
}

// MARK: - Warning

extension ForgottenLayout {
  /// What is less is not seen; points.
  private static let least: Double = 0.5

  /// Warns of the first subview that should have started elsewhere.
  private func warn() {
    for entry in entries {
      guard let (subview, distance) = entry.strayed(by: Self.least) else { continue }
      let environment = UIEnvironment.current
      let subject = environment.runningTransitionSubject ?? WarningSubject(step: environment.origin?.step)
      let (name, parent) = (subview.traceName ?? "a subview", entry.view.traceName ?? "the view")
      environment.log.append(
        LoggedWarning(
          time: environment.clock.now, kind: "not-laid-out",
          message: "\(name) is at its final frame at once, \(distance.short) points away, while \(parent) still moves",
          fix: "call layoutIfNeeded() before the animation and at the end of its block",
          subject: subject.about(parent, "frame")))
      return
    }
  }
}

extension ForgottenLayout.Entry {
  /// The first subview that would start some points away from where it ends, if the view were laid out.
  fileprivate func strayed(by least: Double) -> (view: UIView, distance: Double)? {
    let end = view.bounds.size
    for subview in view.subviews {
      let distance = subview.distance(in: start.size, in: end.size)
      if distance > least { return (subview, distance) }
    }
    return nil
  }
}

extension UIView {
  /// How far a layout in a superview of one size puts it from where one of another size does.
  fileprivate func distance(in first: Size, in second: Size) -> Double {
    if let placement = (self as? SceneView)?.placement, let a = placement.rect(in: first),
      let b = placement.rect(in: second)
    {
      return a.distance(to: b)
    }
    guard !autoresizingMask.isEmpty else { return 0 }
    let (parent, stand) = (UIView(), UIView())
    UIView.performWithoutAnimation {
      parent.bounds.size = CGSize(second)
      parent.addSubview(stand)
      stand.untransformedFrame = untransformedFrame
      stand.autoresizingMask = autoresizingMask
      parent.bounds.size = CGSize(first)
    }
    return stand.untransformedFrame.rect.distance(to: untransformedFrame.rect)
  }
}

extension Rect {
  /// The largest difference of any of the four numbers.
  fileprivate func distance(to other: Rect) -> Double {
    zip(numbers, other.numbers).map { abs($0 - $1) }.max() ?? 0
  }
}

extension Scene.Property {
  fileprivate var resizes: Bool { self == .frame || self == .bounds }
}
