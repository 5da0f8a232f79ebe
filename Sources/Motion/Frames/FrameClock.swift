/// The times of frames: frame i shows exactly i ÷ rate, however long a recording is.
package struct FrameClock: Hashable, Sendable {
  package let rate: FrameRate

  package init(rate: FrameRate) {
    self.rate = rate
  }

  /// What a duration may exceed the last frame's time by, in frames, and still end on it.
  private static let slack = 1e-9

  /// Frame numbers beyond this have no exact time.
  private static let largestIndex = 1e15

  /// The seconds at which a frame shows.
  package func time(of index: Int) -> Double {
    let (product, isTooLarge) = index.multipliedReportingOverflow(by: rate.seconds)
    return isTooLarge ? Double(index) / rate.perSecond : Double(product) / Double(rate.frames)
  }

  /// The last frame of some seconds, the first one that shows their end: ⌈T × rate − 1e-9⌉, and 0 for no seconds at all.
  package func lastIndex(of duration: Double) -> Int {
    let frames = duration * Double(rate.frames) / Double(rate.seconds)
    let last = (frames - Self.slack).rounded(.up)
    return Int(min(max(last, 0), Self.largestIndex))
  }
}
