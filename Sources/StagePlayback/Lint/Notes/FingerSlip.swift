import FrameSnapshots
import Geometry
import HeadlessUIKit

/// Notes by how much the view under a finger moves otherwise than the finger, while it drives a transition.
///
/// Measured along the way that the view takes: a finger that wanders sideways does not slip. What the finger is over
/// when the interaction begins and what moves with it is the view that it drags.
struct FingerSlip: Detector {
  /// What is less is not felt, in points: a little below the 10 after which UIKit's pan begins; taste.
  private static let least = 8.0
  /// How far a view has to move before it is known which way it goes; points.
  private static let leastMotion = 1.0

  /// A finger on a view.
  private struct Hold {
    var transition: TransitionSnapshot
    var finger: Point
    /// For each view under the finger, from back to front: where in it the finger lies.
    var grips: [(name: String, point: Point)]
    var slips: [String: (distance: Double, frame: Int)] = [:]
    var moving: Set<String> = []
  }

  private var hold: Hold?

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    guard let transition = frame.transition, transition.isInteractive, let finger = frame.snapshot.touch else {
      return end()
    }
    var findings: [Finding] = []
    if let hold, hold.transition.number != transition.number { findings = end() }
    if hold == nil { hold = begin(transition, finger, frame) }
    follow(finger, frame)
    return findings
  }

  mutating func finish() -> [Finding] { end() }

  private func begin(_ transition: TransitionSnapshot, _ finger: Point, _ frame: LintedFrame) -> Hold {
    let grips = frame.names.compactMap { name, index -> (String, Point)? in
      guard let seen = frame.visibility.seenBox(of: index), seen.contains(finger),
        let inverse = frame.visibility.matrices[index].inverse
      else { return nil }
      return (name, inverse.apply(finger))
    }
    return Hold(transition: transition, finger: finger, grips: grips)
  }

  private mutating func follow(_ finger: Point, _ frame: LintedFrame) {
    guard var hold else { return }
    for (name, point) in hold.grips {
      guard let index = frame.indices[name] else { continue }
      let now = frame.visibility.matrices[index].apply(point)
      let way = Point(now.x - hold.finger.x, now.y - hold.finger.y)
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      guard length >= Self.leastMotion else { continue }
      hold.moving.insert(name)
      let slip = abs((now.x - finger.x) * way.x + (now.y - finger.y) * way.y) / length
      if slip > hold.slips[name]?.distance ?? 0 { hold.slips[name] = (slip, frame.index) }
    }
    self.hold = hold
  }

  /// The finger has let go: says how far the frontmost view that moved with it slipped.
  private mutating func end() -> [Finding] {
    defer { hold = nil }
    guard let hold, let name = hold.grips.last(where: { hold.moving.contains($0.name) })?.name,
      let slip = hold.slips[name], slip.distance >= Self.least
    else { return [] }
    return [
      Finding(
        kind: .fingerSlip,
        message: "\(name) is up to \(slip.distance.short) points away from the finger that drags it",
        fix: "animate linearly while a finger leads, and let progress 1 be as far as the view moves",
        subject: hold.transition.subject.about(name, "frame"), frame: slip.frame)
    ]
  }
}
