import FrameSnapshots

/// Notes what a device would draw off screen in every frame of a transition.
struct OffScreenCost: Detector {
  private var previous: LintedFrame?
  private var reported: Set<String> = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    defer { previous = frame }
    guard let transition = frame.transition, let previous else { return [] }
    var findings: [Finding] = []
    for (name, index) in frame.names where !reported.contains(name) {
      let layer = frame.snapshot.layers[index]
      guard layer.castsUnknownShadow, frame.visibility.seenBox(of: index) != nil else { continue }
      guard let before = previous.indices[name], previous.snapshot.layers[before].bounds != layer.bounds else {
        continue
      }
      reported.insert(name)
      findings.append(
        Finding(
          kind: .offScreenCost,
          message: "\(name) changes its size with a shadow whose shape must be found anew in every frame",
          fix: "give the layer a shadowPath, or put the shadow on a view that keeps its size",
          step: transition.step, transition: transition.id, frame: frame.played.index))
    }
    return findings
  }
}

extension LayerSnapshot {
  /// Whether it casts a shadow whose outline the compositor has to find out by drawing the layer.
  fileprivate var castsUnknownShadow: Bool {
    shadowOpacity > 0 && shadowPath == nil && !masksToBounds && !shouldRasterize
  }
}
