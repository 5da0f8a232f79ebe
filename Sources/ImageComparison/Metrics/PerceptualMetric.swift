/// A distance of colours as people see them; what is transparent must be alike in front of black and of white.
struct PerceptualMetric<Space: PerceptualSpace>: PixelMetric {
  private let limit: Double
  // Pictures of interfaces are mostly runs of one colour.
  private var lastExpected: UInt32 = 0
  private var lastActual: UInt32 = 0
  private var lastIsBeyond = false

  init(limit: Double) {
    self.limit = limit
  }

  mutating func isBeyond(_ expected: UInt32, _ actual: UInt32, at index: Int) -> Bool {
    guard expected != lastExpected || actual != lastActual else { return lastIsBeyond }
    (lastExpected, lastActual) = (expected, actual)
    lastIsBeyond = Self.distance(expected, actual) > limit
    return lastIsBeyond
  }

  static func distance(_ one: UInt32, _ other: UInt32) -> Double {
    let overWhite = Space.distance(LinearLight(one, over: 255), LinearLight(other, over: 255))
    guard one >> 24 < 255 || other >> 24 < 255 else { return overWhite }
    return max(overWhite, Space.distance(LinearLight(one, over: 0), LinearLight(other, over: 0)))
  }
}

/// A space of colours with a distance.
protocol PerceptualSpace {
  static func distance(_ one: LinearLight, _ other: LinearLight) -> Double
}

enum OKLabSpace: PerceptualSpace {
  static func distance(_ one: LinearLight, _ other: LinearLight) -> Double {
    OKLabColor(one).distance(to: OKLabColor(other))
  }
}

enum DeltaE2000Space: PerceptualSpace {
  static func distance(_ one: LinearLight, _ other: LinearLight) -> Double {
    LabColor(one).deltaE2000(to: LabColor(other))
  }
}
