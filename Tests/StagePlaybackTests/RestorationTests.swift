import FrameSnapshots
import Geometry
import StagePlayback
import Testing

/// A play at rest, in a present, at rest, in its dismissal, and at rest again; a few frames each.
private struct Visit {
  enum Phase: Int, CaseIterable {
    case before, presenting, shown, dismissing, after
  }

  /// What the list looks like in a phase, from its first frame (0) to its last (1).
  var list: (Phase, Double, inout LayerSnapshot) -> Void
  /// Phases in which the script says that it changes the list.
  var scripted: Set<Phase> = []
  /// Whether the first transition is cancelled, and there is no second one.
  var isCancelled = false

  func warnings() -> [PlaybackWarning] {
    var lint = Lint()
    var index = 0
    let phases: [Phase] = isCancelled ? [.before, .presenting, .after] : Phase.allCases
    for (phase, previous) in zip(phases, [nil] + phases.map(Optional.init)) {
      for step in 0..<4 {
        lint.observe(frame(index, phase, Double(step) / 3, events: step == 0 ? events(phase, after: previous) : []))
        index += 1
      }
    }
    return lint.finish(isSettled: true, places: ScriptPlaces()).filter { $0.kind == "not-restored" }
  }

  private func frame(_ index: Int, _ phase: Phase, _ share: Double, events: [PlaybackEvent]) -> PlayedFrame {
    let tree = Tree { tree in
      tree.view("window", Rect(0, 0, 100, 200), .white)
      tree.view("list", Rect(0, 0, 100, 200), .white, change: { list(phase, share, &$0) })
    }
    let top = phase == .presenting || phase == .shown || phase == .dismissing ? "detail" : "list"
    var frame = tree.frame(index, transition: transition(phase), top: top, events: events)
    if scripted.contains(phase) { frame.changedViews = ["list"] }
    return frame
  }

  private func transition(_ phase: Phase) -> TransitionSnapshot? {
    switch phase {
    case .presenting: TransitionSnapshot(number: 0, step: "open", id: "card", kind: "present")
    case .dismissing: TransitionSnapshot(number: 1, step: "close", id: "card", kind: "dismiss")
    default: nil
    }
  }

  private func events(_ phase: Phase, after previous: Phase?) -> [PlaybackEvent] {
    switch (previous, phase) {
    case (.presenting?, _): [.init(time: 0, kind: .end, step: "open", outcome: isCancelled ? .cancelled : .completed)]
    case (.dismissing?, _): [.init(time: 0, kind: .end, step: "close", outcome: .completed)]
    default: []
    }
  }
}

struct RestorationTests {
  private static let changes = [
    LayerChange("alpha") { $0.opacity = 0.5 }, LayerChange("isHidden") { $0.isHidden = true },
    LayerChange("transform") { $0.transform = Matrix4(AffineMatrix(0.9, 0, 0, 0.9, 0, 0)) },
    LayerChange("frame") { $0.position.y = 90 }, LayerChange("cornerRadius") { $0.cornerRadii = CornerRadii(12) },
    LayerChange("backgroundColor") { $0.backgroundColor = .black },
    LayerChange("shadow.opacity") { $0.shadowOpacity = 0.4 },
    LayerChange("zPosition") { $0.zPosition = 3 }, LayerChange("clipsToBounds") { $0.masksToBounds = true },
  ]

  @Test(arguments: changes)
  private func `what a present leaves changed after its dismissal is found`(_ change: LayerChange) throws {
    let found = Visit(list: { phase, _, list in if phase != .before { change.apply(&list) } }).warnings()
    let warning = try #require(found.first)
    #expect(found.count == 1)
    #expect(warning.message.contains("list is not as before") && warning.message.contains("its \(change.name) is "))
    #expect(warning.step == "close" && warning.frame == 16)
  }

  @Test(arguments: changes)
  private func `what a dismissal brings back is restored`(_ change: LayerChange) {
    let visit = Visit { phase, _, list in
      if phase == .presenting || phase == .shown { change.apply(&list) }
    }
    #expect(visit.warnings().isEmpty)
  }

  @Test(arguments: changes)
  private func `what a cancelled transition leaves changed is found`(_ change: LayerChange) {
    let visit = Visit(list: { phase, _, list in if phase != .before { change.apply(&list) } }, isCancelled: true)
    #expect(visit.warnings().map(\.step) == ["open"])
  }

  @Test func `what changes while the screen is shown is nobody's leftover`() {
    let visit = Visit { phase, share, list in
      if phase == .shown && share > 0.5 || phase == .dismissing || phase == .after { list.opacity = 0.5 }
    }
    #expect(visit.warnings().isEmpty)
  }

  @Test(arguments: [Set([Visit.Phase.dismissing]), [.presenting]])
  private func `what the script changes is meant to change`(scripted: Set<Visit.Phase>) {
    let visit = Visit(
      list: { phase, _, list in if phase == .dismissing || phase == .after { list.opacity = 0.5 } }, scripted: scripted)
    #expect(visit.warnings().isEmpty)
  }

  @Test func `what a dismissal misses by a little is found`() {
    let visit = Visit { phase, share, list in
      switch phase {
      case .before: break
      case .presenting: list.opacity = 1 - share
      case .shown: list.opacity = 0
      case .dismissing: list.opacity = 0.9 * share
      case .after: list.opacity = 0.9
      }
    }
    #expect(visit.warnings().map(\.kind) == ["not-restored"])
  }

  @Test func `what still moves after the dismissal may yet be restored`() {
    let visit = Visit { phase, share, list in
      if phase != .before { list.opacity = phase == .after ? min(0.5 + share, 1) : 0.5 }
    }
    #expect(visit.warnings().isEmpty)
  }
}
