package import HeadlessUIKit

/// Where the steps of a script, its transitions and their tracks are written.
package struct ScriptPlaces: Hashable, Sendable {
  /// A transition's animation in one direction.
  package struct LegName: Hashable, Sendable {
    package var transition: String
    /// `present`, `dismiss`, `push`, `pop` or `select`.
    package var direction: String

    package init(transition: String, direction: String) {
      self.transition = transition
      self.direction = direction
    }
  }

  package struct Leg: Hashable, Sendable {
    package var place: SourcePlace
    package var tracks: [Track]

    package init(place: SourcePlace, tracks: [Track] = []) {
      self.place = place
      self.tracks = tracks
    }
  }

  /// A property of a view in motion; the view by the name it has in the scene, which may be `to.hero`.
  package struct Track: Hashable, Sendable {
    package var view: String
    package var property: String
    package var place: SourcePlace

    package init(view: String, property: String, place: SourcePlace) {
      self.view = view
      self.property = property
      self.place = place
    }
  }

  package var steps: [String: SourcePlace]
  package var transitions: [String: SourcePlace]
  package var legs: [LegName: Leg]

  package init(
    steps: [String: SourcePlace] = [:], transitions: [String: SourcePlace] = [:], legs: [LegName: Leg] = [:]
  ) {
    self.steps = steps
    self.transitions = transitions
    self.legs = legs
  }

  /// The place of the step, else of the transition; nil when neither is known.
  package func place(step: String?, transition: String?) -> SourcePlace? {
    step.flatMap { steps[$0] } ?? transition.flatMap { transitions[$0] }
  }

  /// The nearest place that is known: of the track, the leg, the transition, the step.
  package func place(of subject: WarningSubject) -> SourcePlace? {
    guard let transition = subject.transition else { return place(step: subject.step, transition: nil) }
    let leg = subject.leg.flatMap { legs[LegName(transition: transition, direction: $0)] }
    return leg?.place(of: subject) ?? transitions[transition] ?? place(step: subject.step, transition: nil)
  }
}

extension ScriptPlaces.Leg {
  fileprivate func place(of subject: WarningSubject) -> SourcePlace {
    guard let view = subject.view else { return place }
    let own = tracks.filter { $0.isOf(view) }
    return (own.first { $0.property == subject.property } ?? own.first)?.place ?? place
  }
}

extension ScriptPlaces.Track {
  /// Whether it moves a view of a trace: `to` and `from` stand for whole screens, `to.hero` for `detail.hero`.
  fileprivate func isOf(_ traced: String) -> Bool {
    if view == traced { return true }
    let written = view.split(separator: ".", maxSplits: 1)
    guard written.first == "to" || written.first == "from" else { return false }
    return written.dropFirst() == traced.split(separator: ".", maxSplits: 1).dropFirst()
  }
}
