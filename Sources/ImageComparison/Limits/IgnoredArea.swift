package import FrameOutput

/// An area of pixels that is not compared, in all frames or some.
package struct IgnoredArea: Hashable, Sendable {
  package var area: PixelArea
  /// Nil for every frame.
  package var frames: FrameRange?

  package init(area: PixelArea, frames: FrameRange? = nil) {
    self.area = area
    self.frames = frames
  }

  /// How they are written.
  package static let form: String = "x,y,w,h in pixels, such as 0,0,1170,132, or x,y,w,h@frames, such as 0,0,9,9@10..20"

  /// Reads `x,y,w,h` or `x,y,w,h@frames`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      width >= 0, height >= 0
    else { return nil }
    area = PixelArea(x: x, y: y, width: width, height: height)
    guard parts.count == 2 else { return }
    guard let frames = try? FrameRange(String(parts[1])) else { return nil }
    self.frames = frames
  }
}
