import FrameSnapshots

/// Looks through a play for what is probably a mistake.
package struct Lint {
  private var detectors: [any Detector]
  private var findings: [Finding] = []

  /// - Parameter popsWithoutInteraction: transitions that animate a navigation's pop and have no interaction for it.
  package init(popsWithoutInteraction: Set<String> = []) {
    detectors = [
      NeverCompleted(), UncoveredPixels(), UnclippedCorners(), Jumps(), DismissFlash(),
      MissingInteractivePop(popsWithoutInteraction), OffScreenCost(),
    ]
  }

  /// Takes in the next frame.
  package mutating func observe(_ frame: PlayedFrame) {
    let linted = LintedFrame(frame)
    for index in detectors.indices { findings += detectors[index].observe(linted) }
  }

  /// What was found, with the places of steps and transitions where they are known; in the order of the frames.
  ///
  /// - Parameter isSettled: whether the play went on until nothing moved; if not, open transitions may still end.
  package mutating func finish(isSettled: Bool, places: ScriptPlaces) -> [PlaybackWarning] {
    if isSettled {
      for index in detectors.indices { findings += detectors[index].finish() }
    }
    let ordered = findings.enumerated().sorted {
      ($0.element.frame ?? 0, $0.offset) < ($1.element.frame ?? 0, $1.offset)
    }
    return ordered.map { _, finding in
      PlaybackWarning(
        kind: finding.kind.rawValue, message: finding.message, fix: finding.fix,
        place: places.place(step: nil, transition: finding.transition)
          ?? places.place(step: finding.step, transition: nil),
        step: finding.step, frame: finding.frame)
    }
  }
}

/// Where the steps of a script and its transitions are written.
package struct ScriptPlaces: Hashable, Sendable {
  package var steps: [String: SourcePlace]
  package var transitions: [String: SourcePlace]

  package init(steps: [String: SourcePlace] = [:], transitions: [String: SourcePlace] = [:]) {
    self.steps = steps
    self.transitions = transitions
  }

  /// The place of the step, else of the transition; nil when neither is known.
  package func place(step: String?, transition: String?) -> SourcePlace? {
    step.flatMap { steps[$0] } ?? transition.flatMap { transitions[$0] }
  }
}
