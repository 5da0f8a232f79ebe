/// Which engine made some frames: two numbers that grow when the same scene begins to move or to look differently.
package struct EngineVersion: Hashable, Sendable {
  /// Grows when values over time change: curves, springs, the transition system.
  package var motion: Int
  /// Grows when the same values give other pixels.
  package var pixels: Int

  package init(motion: Int, pixels: Int) {
    self.motion = motion
    self.pixels = pixels
  }

  /// The one place where both numbers stand.
  package static let current: EngineVersion = EngineVersion(motion: 1, pixels: 2)
}

extension EngineVersion: CustomStringConvertible {
  package var description: String { "\(motion).\(pixels)" }
}
