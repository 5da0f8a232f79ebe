package import PNGCoding

/// Plays an APNG frame by frame, in the memory of two pictures.
package struct AnimationPlayer: Sendable {
  private let animation: AnimatedPNG
  private var canvas: StoredPNG
  /// The canvas before the frame in hand, where that is restored.
  private var earlier: StoredPNG?
  private var next = 0

  package init(_ animation: AnimatedPNG) {
    self.animation = animation
    canvas = StoredPNG(width: animation.width, height: animation.height)
  }

  /// One frame as it is shown.
  package struct Frame: Sendable {
    package var picture: StoredPNG
    package var delay: FrameDelay
  }

  /// The next frame; nil after the last.
  package mutating func nextFrame() throws(APNGError) -> Frame? {
    guard next < animation.frames.count else { return nil }
    if next > 0 { dispose(of: animation.frames[next - 1].control) }
    let control = animation.frames[next].control
    earlier = disposal(of: control, isFirst: next == 0) == .previous ? canvas : nil
    let picture = try animation.picture(ofFrame: next)
    draw(picture, control)
    canvas.isRounded = picture.isRounded
    next += 1
    return Frame(picture: canvas, delay: control.delay)
  }

  /// Nothing is there to go back to before the first frame, so it is cleared instead.
  private func disposal(of control: FrameControl, isFirst: Bool) -> FrameControl.Disposal {
    isFirst && control.disposal == .previous ? .background : control.disposal
  }

  private mutating func dispose(of control: FrameControl) {
    switch disposal(of: control, isFirst: next == 1) {
    case .none: break
    case .background: forEachPixel(of: control.area) { canvas, place, _ in canvas.pixels[place] = 0 }
    case .previous: if let earlier { canvas = earlier }
    }
  }

  private mutating func draw(_ picture: StoredPNG, _ control: FrameControl) {
    switch control.blending {
    case .source:
      forEachPixel(of: control.area) { canvas, place, source in canvas.pixels[place] = picture.pixels[source] }
    case .over:
      forEachPixel(of: control.area) { canvas, place, source in
        canvas.pixels[place] = Self.over(picture.pixels[source], canvas.pixels[place])
      }
    }
  }

  /// Hands over each pixel's place on the canvas and in the frame.
  private mutating func forEachPixel(of area: PixelArea, _ change: (inout StoredPNG, Int, Int) -> Void) {
    for y in 0..<area.height {
      let start = (area.y + y) * canvas.width + area.x
      for x in 0..<area.width { change(&canvas, start + x, y * area.width + x) }
    }
  }

  /// A straight pixel over another, as the PNG specification blends them, each channel rounded to the nearest.
  private static func over(_ top: UInt32, _ bottom: UInt32) -> UInt32 {
    let alpha = top >> 24
    if alpha == 0 { return bottom }
    if alpha == 255 || bottom >> 24 == 0 { return top }
    // Both in 255 × 255ths.
    let (topShare, bottomShare) = (alpha * 255, (255 - alpha) * (bottom >> 24))
    let whole = topShare + bottomShare
    var result = ((whole + 127) / 255) << 24
    for shift: UInt32 in [0, 8, 16] {
      let sum = (top >> shift & 255) * topShare + (bottom >> shift & 255) * bottomShare
      result |= ((sum + whole / 2) / whole) << shift
    }
    return result
  }
}
