package import Geometry
import Motion

extension Scene.Leg {
  /// Two pages that move together under a finger; UIKit's scroll, which no scene writes out, as a leg.
  ///
  /// - Parameters:
  ///   - step: the way from a page to the one that comes, in points.
  ///   - place: the shown page's frame in the container.
  package init(turningBy step: Point, in place: Rect, duration: Double, origin: Scene.Origin) {
    func track(_ view: Scene.ViewReference, from: Double, to: Double) -> Scene.Track {
      let (start, end) = (Self.frame(place, beside: from, step), Self.frame(place, beside: to, step))
      return Scene.Track(
        view: view, property: .frame, values: .ends(from: .frame(start), to: .frame(end)), delay: 0,
        duration: duration, timing: .linear, isReversed: false, returnsToStart: false, origin: origin)
    }
    self.init(
      duration: duration, delay: 0, timing: .linear, insertion: .above,
      tracks: [track(.from, from: 0, to: -1), track(.to, from: 1, to: 0)], snapshots: [], laysOut: true,
      initialValues: [], cleanup: [], completion: .completed, animator: .view, isReversed: false, origin: origin)
  }

  /// The place of a page that lies so many steps away.
  private static func frame(_ place: Rect, beside steps: Double, _ step: Point) -> Scene.Frame {
    .edges(
      x: .points(place.origin.x + steps * step.x), y: .points(place.origin.y + steps * step.y),
      width: .points(place.size.width), height: .points(place.size.height))
  }
}
