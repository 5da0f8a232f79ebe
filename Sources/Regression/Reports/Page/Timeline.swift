import WebPages

/// The bar of a scene: one column a frame, as high as pixels changed.
struct Timeline: Sendable {
  private static let height = 48
  /// A changed frame is seen however few of its pixels are.
  private static let least = 5.0

  private let frames: VerifiedFrames
  private let most: Double

  /// - Parameter most: changed pixels of the frame with the most of them; nil where none were counted.
  init(_ frames: VerifiedFrames, most: Int?) {
    self.frames = frames
    self.most = Double(most ?? 1)
  }

  /// An SVG as wide as its surroundings; columns are drawn for changed frames only.
  var markup: Markup {
    let count = frames.count
    return """
      <svg class="timeline" viewBox="0 0 \(count) \(Self.height)" preserveAspectRatio="none" role="img" \
      aria-label="Changed pixels of each frame">
      <rect class="ground" width="\(count)" height="\(Self.height)"/>
      \(Markup.each(frames) { $1.isChanged ? column($0, $1) : "" })\
      <rect class="cursor" width="1" height="\(Self.height)"/>
      </svg>

      """
  }

  private func column(_ position: Int, _ frame: FrameVerification) -> Markup {
    let height = Self.least + (Double(Self.height) - Self.least) * share(frame)
    return """
      <rect class="\(kind(frame))" x="\(position)" y="\(short(Double(Self.height) - height))" width="1" \
      height="\(short(height))"><title>\(title(frame))</title></rect>

      """
  }

  /// Of the height, 0 to 1: the square root, so that a few hundred pixels still show beside a million.
  private func share(_ frame: FrameVerification) -> Double {
    guard let pixels = frame.changedPixels, most > 0 else { return 1 }
    return (Double(pixels) / most).squareRoot()
  }

  private func kind(_ frame: FrameVerification) -> String {
    if frame.expectedPixels == nil { return "added" }
    return frame.actualPixels == nil ? "removed" : "changed"
  }

  private func title(_ frame: FrameVerification) -> String {
    switch kind(frame) {
    case "added": return "frame \(frame.index): not in the baseline"
    case "removed": return "frame \(frame.index): gone"
    default:
      guard let pixels = frame.changedPixels else { return "frame \(frame.index): changed" }
      return "frame \(frame.index): \(pixels) px, max Δ \(frame.maxDelta ?? 0)"
    }
  }

  private func short(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
