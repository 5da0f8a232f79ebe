import FrameSnapshots
import HeadlessUIKit

/// Finds what a transition leaves changed that should be as before: after it was cancelled, or after a screen that was
/// presented or pushed has gone again.
///
/// What the script itself changes is meant to change, and what is different before a dismissal from what it was after
/// the presentation has been changed by somebody else in between.
struct NotRestored: Detector {
  /// A transition that runs.
  private struct Running {
    var transition: TransitionSnapshot
    /// The frame at rest just before it; nil when another transition ran then.
    var before: LintedFrame?
    var first: LintedFrame
    var last: LintedFrame
  }

  /// A screen that was presented or pushed and has not gone yet.
  private struct Visit {
    var arrival: Running
    /// The frame at rest after it came; nil when the next transition followed at once.
    var after: LintedFrame?

    /// How much of its way a property may still have to go in the last frame of a transition.
    private static let rest = 0.1

    /// Whether a property was, when the screen began to go, what its coming had made of it.
    func leaves(_ property: RestingProperty, of name: String, asFoundBy departure: LintedFrame) -> Bool {
      guard let before = arrival.before?.layer(name), let found = departure.layer(name),
        let left = after?.layer(name) ?? arrival.last.layer(name)
      else { return false }
      return property.distance(left, found) <= property.tolerance + Self.rest * property.distance(before, left)
    }
  }

  private var previous: LintedFrame?
  private var running: Running?
  private var visits: [Visit] = []
  private var changedByScript: Set<String> = []
  private var suspects: [Suspect] = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    defer { previous = frame }
    changedByScript.formUnion(frame.played.changedViews)
    let findings = suspects.filter { !$0.isMoving(in: frame) }.compactMap(finding)
    suspects = suspects.compactMap { $0.isMoving(in: frame) ? $0.seen(in: frame) : nil }
    if let ended = running, frame.transition?.number != ended.transition.number {
      running = nil
      end(ended, at: frame)
    }
    if let transition = frame.transition {
      if running == nil {
        let before = previous?.transition == nil ? previous : nil
        running = Running(transition: transition, before: before, first: frame, last: frame)
      }
      running?.last = frame
    }
    return findings
  }

  mutating func finish() -> [Finding] { suspects.compactMap(finding) }

  private mutating func end(_ ended: Running, at frame: LintedFrame) {
    let outcome = frame.outcome(of: ended.transition)
    let isAtRest = frame.transition == nil
    if outcome == .cancelled, isAtRest, let before = ended.before {
      compare(before, frame, ended.transition) { _, _ in true }
    }
    guard outcome == .completed else { return }
    if ended.transition.goesForth { visits.append(Visit(arrival: ended, after: isAtRest ? frame : nil)) }
    if ended.transition.goesBack, isAtRest { close(ended, at: frame) }
  }

  /// A screen has gone: compares with what was before it came.
  private mutating func close(_ departure: Running, at frame: LintedFrame) {
    let visit = visits.lastIndex { $0.arrival.before?.snapshot.top == frame.snapshot.top }
    guard let visit, let before = visits[visit].arrival.before else { return }
    let arrived = visits[visit]
    visits.removeSubrange(visit...)
    compare(before, frame, departure.transition) { name, property in
      arrived.leaves(property, of: name, asFoundBy: departure.before ?? departure.first)
    }
  }

  /// Suspects the first view, and of it the first property, that is not what it was.
  private mutating func compare(
    _ before: LintedFrame, _ after: LintedFrame, _ transition: TransitionSnapshot,
    isOwn: (String, RestingProperty) -> Bool
  ) {
    for (name, index) in before.names where !changedByScript.contains(name) {
      let old = before.snapshot.layers[index]
      guard let new = after.layer(name) else { continue }
      guard let property = RestingProperty.all.first(where: { $0.differs(old, new) && isOwn(name, $0) }) else {
        continue
      }
      suspects.append(
        Suspect(
          transition: transition, name: name, property: property, before: old, now: new, frame: after.index))
      return
    }
  }

  private func finding(_ suspect: Suspect) -> Finding? {
    guard suspect.property.differs(suspect.before, suspect.now) else { return nil }
    let (name, property) = (suspect.name, suspect.property)
    let cause = suspect.transition.goesBack ? "the screen over it has come and gone" : "the transition was cancelled"
    return Finding(
      kind: .notRestored,
      message: "\(name) is not as before although \(cause): its \(property.name) is \(property.text(of: suspect.now)) "
        + "instead of \(property.text(of: suspect.before))",
      fix: "set \(property.name) of \(name) back when the transition ends, also when it is cancelled",
      subject: suspect.transition.subject.about(name, property.name), frame: suspect.frame)
  }
}

extension NotRestored {
  /// A view that is not as it was; one that still moves may yet be.
  private struct Suspect {
    var transition: TransitionSnapshot
    var name: String
    var property: RestingProperty
    var before: LayerSnapshot
    var now: LayerSnapshot
    var frame: Int

    func isMoving(in frame: LintedFrame) -> Bool {
      frame.layer(name).map { property.differs(now, $0) } ?? false
    }

    func seen(in frame: LintedFrame) -> Suspect {
      var suspect = self
      suspect.now = frame.layer(name) ?? now
      return suspect
    }
  }
}
