import SceneFiles
import StagePlayback

extension ScriptPlaces {
  /// Where the scene's steps, transitions, legs and tracks are written.
  init(_ scene: Scene) {
    self.init()
    for step in NamedStep.all(in: scene) { steps[step.name] = SourcePlace(step.step.origin.place) }
    for transition in scene.transitions {
      transitions[transition.name] = SourcePlace(transition.origin.place)
      for (direction, leg) in transition.legs {
        legs[LegName(transition: transition.name, direction: direction)] = Leg(leg)
      }
    }
  }
}

extension Scene.Transition {
  /// The legs by their keys.
  fileprivate var legs: [(direction: String, leg: Scene.Leg)] {
    [("present", present), ("dismiss", dismiss), ("push", push), ("pop", pop), ("select", select)]
      .compactMap { direction, leg in leg.map { (direction, $0) } }
  }
}

extension ScriptPlaces.Leg {
  fileprivate init(_ leg: Scene.Leg) {
    self.init(
      place: SourcePlace(leg.origin.place),
      tracks: leg.tracks.map { track in
        ScriptPlaces.Track(
          view: "\(track.view)", property: track.property.rawValue, place: SourcePlace(track.origin.place))
      })
  }
}

extension SourcePlace {
  init(_ place: Place) { self.init(file: place.file, line: place.line, column: place.column) }
}
