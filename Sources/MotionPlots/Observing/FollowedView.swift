import Geometry

/// The view that a transition moves furthest, and how far it has come at each frame.
struct FollowedView: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case points
    case opacity
  }

  let name: String
  let unit: Unit
  /// Points from where it began, towards where it is furthest from that; or its opacity.
  ///
  /// Nil where it is not there.
  let positions: [Double?]

  /// Less than this nobody sees: half a point, and half a level of 255.
  private static let leastDistance = 0.5
  private static let leastFade = 0.5 / 255
  /// What one view must be further than another before it in the tree, so that subviews do not stand for their parents.
  private static let leastLead = 1e-6

  /// Follows one view, or the one that moves furthest, or else the one that fades most; nil when nothing does.
  init?(in frames: ArraySlice<ObservedPlay.Frame>, named name: String?) {
    let names = name.map { [$0] } ?? frames.viewNames
    let places = frames.map { frame in Dictionary(frame.views.map { ($0.name, $0) }) { first, _ in first } }
    let travels = names.compactMap { Travel(of: $0, in: places) }
    if let furthest = Self.greatest(travels, by: \.distance), furthest.distance >= Self.leastDistance {
      self.init(furthest, .points)
    } else if let strongest = Self.greatest(travels, by: \.fade), strongest.fade >= Self.leastFade {
      self.init(strongest, .opacity)
    } else if name != nil, let still = travels.first {
      self.init(still, .points)
    } else {
      return nil
    }
  }

  private init(_ travel: Travel, _ unit: Unit) {
    name = travel.name
    self.unit = unit
    positions = unit == .points ? travel.positions : travel.alphas
  }

  private static func greatest(_ travels: [Travel], by value: KeyPath<Travel, Double>) -> Travel? {
    var best: Travel?
    for travel in travels where best.map({ travel[keyPath: value] > $0[keyPath: value] + leastLead }) ?? true {
      best = travel
    }
    return best
  }
}

/// How one view moves and fades.
private struct Travel {
  let name: String
  let alphas: [Double?]
  /// Along the way of the corner of its box that goes furthest.
  let positions: [Double?]
  /// How far that corner comes.
  let distance: Double
  let fade: Double

  /// Nil for a view that is never there.
  ///
  /// - Parameter places: the views of each frame by their names.
  init?(of name: String, in places: [[String: ObservedPlay.View]]) {
    let views = places.map { $0[name] }
    guard let first = views.compactMap(\.self).first else { return nil }
    self.name = name
    alphas = views.map { $0?.alpha }
    fade = alphas.compactMap { $0.map { abs($0 - first.alpha) } }.max() ?? 0
    var way = (distance: 0.0, corner: 0, end: Point.zero)
    for view in views.compactMap(\.self) {
      for (corner, (point, start)) in zip(view.box.corners, first.box.corners).enumerated() {
        let step = point - start
        let distance = (step.x * step.x + step.y * step.y).squareRoot()
        if distance > way.distance { way = (distance, corner, step) }
      }
    }
    distance = way.distance
    let direction = way.distance > 0 ? way.end * (1 / way.distance) : .zero
    let start = first.box.corners[way.corner]
    positions = views.map { view in
      view.map { view in
        let step = view.box.corners[way.corner] - start
        return step.x * direction.x + step.y * direction.y
      }
    }
  }
}
