import HeadlessUIKit
import SceneFiles

/// A track whose view and values are known.
@MainActor struct PreparedTrack {
  private enum Course {
    /// A start that is nil is the model value when the motion starts.
    case ends(from: Scene.PropertyValue?, to: Scene.PropertyValue?)
    case keys([Scene.Track.Key])
  }

  let view: UIView
  let property: Scene.Property
  let motion: TrackMotion
  /// The model value before the leg, to which a cancelled transition comes back.
  private let original: Scene.PropertyValue?
  private let course: Course

  /// Finds the view and the values as things are now; nil while there is no such view.
  ///
  /// To be made before a leg's `set`, with `to` at its final frame: an end left out is what is there now.
  init?(_ track: Scene.Track, with resolver: ViewResolver) {
    guard let view = resolver.wanted(track.view) else { return nil }
    self.view = view
    property = track.property
    motion = TrackMotion(track)
    original = view.modelValue(of: track.property)
    course =
      switch track.values {
      case .ends(let from, let to):
        .ends(
          from: from.map { resolver.resolved($0, for: view) },
          to: to.map { resolver.resolved($0, for: view) } ?? Self.start(of: track, view, resolver) ?? original)
      case .keys(let keys):
        .keys(
          keys.map { key in
            var key = key
            key.value = resolver.resolved(key.value, for: view)
            return key
          })
      }
  }

  /// What the opposite leg found where the track goes back to it; a leg that leaves its start out notes what it finds.
  private static func start(of track: Scene.Track, _ view: UIView, _ resolver: ViewResolver) -> Scene.PropertyValue? {
    track.returnsToStart ? resolver.tree.startingValues.value(of: track.property, of: view) : nil
  }

  /// Lets the way back end at what is there now, where the track does not say where it starts.
  func noteStart(in tree: SceneTree) {
    guard case .ends(nil, _) = course, let original else { return }
    tree.startingValues.note(original, of: property, of: view)
  }

  /// A track of two values.
  init(
    _ view: UIView, _ property: Scene.Property, _ motion: TrackMotion, from: Scene.PropertyValue,
    to: Scene.PropertyValue
  ) {
    self.view = view
    self.property = property
    self.motion = motion
    original = view.modelValue(of: property)
    course = .ends(from: from, to: to)
  }

  /// Whether the track moves through keys, in a block of its own.
  var hasKeys: Bool {
    if case .keys = course { return true }
    return false
  }

  /// Sets the model value from which the motion starts.
  func start() {
    switch course {
    case .ends(let from, _): from.map { set($0) }
    case .keys(let keys): keys.first.map { set($0.value) }
    }
  }

  /// Sets the model value at which the motion ends; to be called in a block.
  func end() {
    guard case .ends(_, let to?) = course else { return }
    set(to)
  }

  /// Sets one key's value after another, each in its segment of a keyframe block.
  func passKeys(thenIn layout: @escaping @MainActor () -> Void) {
    guard case .keys(let keys) = course else { return }
    for (key, next) in zip(keys, keys.dropFirst()) {
      let share = next.time - key.time
      UIView.addKeyframe(
        withRelativeStartTime: key.time, relativeDuration: share, pace: motion.pace(of: key.timing, share: share)
      ) {
        set(next.value)
        layout()
      }
    }
  }

  /// Brings the model value back to what it was before the leg.
  func restore() { original.map { set($0) } }

  private func set(_ value: Scene.PropertyValue) { view.setModelValue(value, of: property) }
}
