import FrameSnapshots
import HeadlessUIKit

/// Notes views that a transition rasterizes below the screen's scale, and those it leaves rasterized.
struct RasterizationNotes: Detector {
  private var transition: TransitionSnapshot?
  private var coarse: Set<String> = []
  private var left: Set<String> = []

  mutating func observe(_ frame: LintedFrame) -> [Finding] {
    let ended = transition
    transition = frame.transition
    if let transition { return coarseViews(in: frame, transition) }
    return ended.map { leftovers(in: frame, $0) } ?? []
  }

  private mutating func coarseViews(in frame: LintedFrame, _ transition: TransitionSnapshot) -> [Finding] {
    let scale = frame.snapshot.canvas.scale
    return rasterized(in: frame).compactMap { name, layer in
      guard layer.rasterizationScale < scale, coarse.insert(name).inserted else { return nil }
      return Finding(
        kind: .rasterization,
        message:
          "\(name) is rasterized at scale \(layer.rasterizationScale.short) on a screen of scale \(scale.short): "
          + "it is blurred while it moves",
        fix: "set rasterizationScale to the screen's scale",
        subject: transition.subject.about(name, "shouldRasterize"), frame: frame.index)
    }
  }

  private mutating func leftovers(in frame: LintedFrame, _ ended: TransitionSnapshot) -> [Finding] {
    rasterized(in: frame).compactMap { name, _ in
      guard left.insert(name).inserted else { return nil }
      return Finding(
        kind: .rasterization,
        message: "\(name) is still rasterized when the transition has ended: its picture is kept, and drawn anew at "
          + "every change in it",
        fix: "set shouldRasterize to false when the transition ends",
        subject: ended.subject.about(name, "shouldRasterize"), frame: frame.index)
    }
  }

  private func rasterized(in frame: LintedFrame) -> [(String, LayerSnapshot)] {
    frame.names.compactMap { name, index in
      let layer = frame.snapshot.layers[index]
      return layer.shouldRasterize && frame.visibility.seenBox(of: index) != nil ? (name, layer) : nil
    }
  }
}
