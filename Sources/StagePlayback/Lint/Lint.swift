import FrameSnapshots

/// Looks through a play for what is probably a mistake.
package struct Lint {
  private var detectors: [any Detector]
  private var findings: [Finding] = []
  private var last: LintedFrame?

  /// - Parameter popsWithoutInteraction: transitions that animate a navigation's pop and have no interaction for it.
  package init(popsWithoutInteraction: Set<String> = []) {
    detectors = [
      NeverCompleted(), UncoveredPixels(), UnclippedCorners(), Jumps(), DismissFlash(), NothingBeneath(),
      MissingInteractivePop(popsWithoutInteraction), NotRestored(), FingerSlip(), OffScreenCost(), LayoutCost(),
      OversizedPictures(), RasterizationNotes(),
    ]
  }

  /// Takes in the next frame.
  package mutating func observe(_ frame: PlayedFrame) {
    let linted = LintedFrame(frame, after: last)
    last = linted
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
        place: places.place(of: finding.subject),
        step: finding.subject.step, frame: finding.frame)
    }
  }
}
