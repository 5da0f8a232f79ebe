package import FrameOutput

/// What is not compared of each frame, in pixels.
package struct IgnoredPixels: Hashable, Sendable {
  private var always: [PixelArea] = []
  private var byFrame: [Int: [PixelArea]] = [:]

  package init() {}

  package init(
    _ areas: [IgnoredArea], frameCount: Int, marks: [String: Int] = [:]
  ) throws(FrameRangeError) {
    for ignored in areas {
      guard let frames = ignored.frames else {
        always.append(ignored.area)
        continue
      }
      for frame in try frames.indices(frameCount: frameCount, marks: marks) { add(ignored.area, at: frame) }
    }
  }

  package mutating func add(_ area: PixelArea, at frame: Int) {
    byFrame[frame, default: []].append(area)
  }

  package func areas(at frame: Int?) -> [PixelArea] {
    always + (frame.flatMap { byFrame[$0] } ?? [])
  }
}
