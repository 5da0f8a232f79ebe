import Geometry
import HeadlessUIKit
import SceneFiles
import StagePlayback

/// A view that a leg begins or ends in another one's place, as a zoom does: whether it really lies there.
@MainActor struct SourceMatch {
  enum End {
    case start, end
  }

  /// How far off is still in place; points, of the edges as of the radii.
  private static let tolerance: Double = 0.5

  let end: End
  private let view: UIView
  private let source: UIView
  /// As the scene writes them.
  private let names: (view: String, source: String)
  private let inset: Scene.EdgeInsets
  /// Whether the view is a picture of the source, with its corners in it.
  private let isPicture: Bool

  /// The places that a leg's tracks take from other views.
  static func all(in leg: Scene.Leg, _ resolver: ViewResolver) -> [SourceMatch] {
    leg.tracks.flatMap { track -> [SourceMatch] in
      guard track.property == .frame, let view = resolver.view(track.view) else { return [] }
      return track.ends.compactMap { end, value in
        guard case .frame(.frameOf(let reference, let inset))? = value, let source = resolver.view(reference),
          source !== view
        else { return nil }
        return SourceMatch(
          end: end, view: view, source: source, names: ("\(track.view)", "\(reference)"), inset: inset,
          isPicture: leg.snapshots.contains { track.view == .snapshot(id: $0.id) && resolver.view($0.view) === source })
      }
    }
  }

  /// Warns when the view lies elsewhere than its source, or is rounded otherwise.
  func check() {
    guard source.window != nil, view.window != nil else { return }
    let place = WindowPlace(of: view)
    let wanted = WindowPlace(of: source, cutsOnly: isPicture).inset(by: inset)
    let distance = place.distance(to: wanted)
    let radius = inset == Scene.EdgeInsets.zero && source.showsItsCorners ? place.radiusDistance(to: wanted) : 0
    guard distance > Self.tolerance || radius > Self.tolerance else { return }
    let environment = UIEnvironment.current
    let subject = environment.runningTransitionSubject ?? WarningSubject(step: environment.origin?.step)
    let isOff = distance > Self.tolerance
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "source-mismatch",
        message: isOff ? message(of: place, wanted, distance) : message(of: place, wanted, radius: radius),
        fix: isOff
          ? "let nothing else move \(names.source) meanwhile, or animate to where it will be"
          : "animate cornerRadius of \(names.view) \(end == .start ? "from" : "to") \(wanted.radius.short)",
        subject: subject.about(names.view, isOff ? "frame" : "cornerRadius")))
  }

  private func message(of place: WindowPlace, _ wanted: WindowPlace, _ distance: Double) -> String {
    "\(name) \(verb) \(distance.short) points off \(names.source): at \(place.box.numbers.short) "
      + "instead of \(wanted.box.numbers.short)"
  }

  private func message(of place: WindowPlace, _ wanted: WindowPlace, radius: Double) -> String {
    "\(name) \(verb) with a radius of \(place.radius.short) on \(names.source), "
      + "whose radius is \(wanted.radius.short): \(radius.short) points off"
  }

  private var name: String { view.traceName ?? names.view }

  private var verb: String { end == .start ? "starts" : "ends" }
}

extension Scene.Track {
  /// What it moves from and to; nothing for a track with keys.
  fileprivate var ends: [(SourceMatch.End, Scene.PropertyValue?)] {
    switch values {
    case .ends(let from, let to): [(.start, from), (.end, to)]
    case .keys(let keys): [(.start, keys.first?.value), (.end, keys.last?.value)]
    }
  }
}
