import Foundation
import Motion

/// Where a sheet may rest, and what a finger's release makes of it; all tops are points from the container's top.
struct SheetStops: Hashable {
  struct Stop: Hashable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  /// What becomes of a released sheet.
  enum Rest: Hashable {
    case stop(Stop)
    case dismissed
  }

  /// From the highest to the lowest, at least one.
  let stops: [Stop]
  /// Where a dismissed sheet's top is: the container's bottom.
  let closedTop: CGFloat
  /// The safe area's top.
  let limit: CGFloat

  /// Nil without a stop.
  init?(_ stops: [Stop], closedTop: CGFloat, limit: CGFloat) {
    guard !stops.isEmpty else { return nil }
    self.stops = stops.sorted { $0.top < $1.top }
    (self.closedTop, self.limit) = (closedTop, limit)
  }

  var highest: Stop { stops[0] }
  var lowest: Stop { stops[stops.count - 1] }

  /// Where the top shows when the finger has taken it somewhere: beyond the ends it follows as a rubber band.
  func resisted(_ top: CGFloat, mayDismiss: Bool) -> CGFloat {
    if top < highest.top {
      let room = min(highest.top - limit, UndocumentedUIKit.sheetRoomAbove)
      return highest.top - CGFloat(RubberBand(dimension: Double(room)).displacement(of: Double(highest.top - top)))
    }
    guard top > lowest.top, !mayDismiss else { return top }
    let room = min((closedTop - lowest.top) * UndocumentedUIKit.sheetShareBelow, UndocumentedUIKit.sheetRoomBelow)
    return lowest.top + CGFloat(RubberBand(dimension: Double(room)).displacement(of: Double(top - lowest.top)))
  }

  /// Where a sheet comes to rest that is let go at a top with a speed, points a second downwards.
  ///
  /// - Parameter start: where it rested before; a throw that would end there goes one further.
  func rest(from top: CGFloat, speed: Double, start: Stop, mayDismiss: Bool) -> Rest {
    let slow = speed.magnitude < UndocumentedUIKit.sheetLeastSpeed
    let projected = top + CGFloat(slow ? 0 : Projection.fast.distance(from: speed))
    let rests = stops.map { Rest.stop($0) } + (mayDismiss ? [.dismissed] : [])
    let nearest = rests.indices.min {
      abs(self.top(of: rests[$0]) - projected) < abs(self.top(of: rests[$1]) - projected)
    }
    guard let nearest else { return .stop(start) }
    let isThrown = speed.magnitude >= UndocumentedUIKit.sheetThrowSpeed
    guard isThrown, rests[nearest] == .stop(start) else { return rests[nearest] }
    return rests[min(max(nearest + (speed > 0 ? 1 : -1), 0), rests.count - 1)]
  }

  func top(of rest: Rest) -> CGFloat {
    switch rest {
    case .stop(let stop): stop.top
    case .dismissed: closedTop
    }
  }

  /// How far a top is from a place towards the next higher one, 0…1.
  func share(of top: CGFloat, from low: CGFloat) -> CGFloat {
    let high = stops.last { $0.top < low }?.top ?? highest.top
    return low > high ? min(max((low - top) / (low - high), 0), 1) : 1
  }
}
