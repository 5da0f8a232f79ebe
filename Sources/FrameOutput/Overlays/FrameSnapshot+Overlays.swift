import DisplayLists
package import FrameSnapshots
import Geometry
import StagePlayback

extension FrameSnapshot {
  /// What the frame paints with overlays above everything.
  ///
  /// - Parameter scale: pixels a point; the canvas's own when nil.
  func displayList(scale: Double?, showing overlays: FrameOverlays) -> DisplayList {
    var list = displayList(scale: scale)
    guard !overlays.isEmpty else { return list }
    let scale = scale ?? canvas.scale
    let tints = TintOverlay(self, scale: scale)
    if overlays.contains(.blended) { list.items += tints.blended }
    if overlays.contains(.offscreen) { list.items += tints.offscreen }
    if overlays.contains(.uncovered) { list.items += tints.uncovered }
    if overlays.contains(.frames) { list.items += OutlineOverlay(self, scale: scale).items }
    if overlays.contains(.touches), let touch { list.items += TouchOverlay(touch, scale: scale).items }
    if overlays.contains(.time) { list.items += ClockOverlay(time, height: list.height, scale: scale).items }
    return list
  }

  /// Whether two frames have the same pixels for certain: what is not drawn may differ.
  package func looksLike(_ other: FrameSnapshot, showing overlays: FrameOverlays) -> Bool {
    canvas == other.canvas && layers == other.layers
      && (!overlays.contains(.time) || time == other.time) && (!overlays.contains(.touches) || touch == other.touch)
  }
}

extension [FrameSnapshot] {
  /// Which of them look like the one before, and need not be drawn again.
  ///
  /// - Parameter last: the one before the first; nil for none.
  package func areRepeated(after last: FrameSnapshot?, showing overlays: FrameOverlays) -> [Bool] {
    indices.map { index in
      (index > 0 ? self[index - 1] : last)?.looksLike(self[index], showing: overlays) ?? false
    }
  }
}

extension DisplayItem {
  /// A shape in one colour.
  init(filling shape: Shape, through matrix: ProjectiveMatrix = .identity, with color: Color) {
    self.init(.fill(Fill(Silhouette(shape, transform: matrix), paint: .color(color))))
  }
}
