/// What may differ between pictures that are still let pass.
///
/// Every limit that is given must hold; where none is given no pixel may differ by more than the tolerance.
package struct ComparisonLimits: Hashable, Sendable {
  package var tolerance: Tolerance
  /// Whether pixels that only smooth an edge, by pixelmatch's rule, are let pass.
  package var skipsAntialiased: Bool
  /// In each picture.
  package var maximumPixels: Int?
  /// Of each picture's pixels, 0 to 1.
  package var maximumRatio: Double?
  package var window: WindowLimit?
  /// Pictures of a sequence that may hold different pixels at all.
  package var maximumFrames: Int?
  package var ignoredAreas: [IgnoredArea]
  /// Names of views, as the trace has them, whose boxes are not compared.
  package var ignoredViews: [String]

  package init(
    tolerance: Tolerance = .exact, skipsAntialiased: Bool = false, maximumPixels: Int? = nil,
    maximumRatio: Double? = nil, window: WindowLimit? = nil, maximumFrames: Int? = nil,
    ignoredAreas: [IgnoredArea] = [], ignoredViews: [String] = []
  ) {
    self.tolerance = tolerance
    self.skipsAntialiased = skipsAntialiased
    self.maximumPixels = maximumPixels
    self.maximumRatio = maximumRatio
    self.window = window
    self.maximumFrames = maximumFrames
    self.ignoredAreas = ignoredAreas
    self.ignoredViews = ignoredViews
  }

  /// Every pixel equal.
  package static let exact: ComparisonLimits = ComparisonLimits()
}

extension ComparisonLimits {
  /// What a measured pair of pictures comes to, as far as one pair can tell.
  package func verdict(of measurement: PictureMeasurement) -> ComparisonVerdict {
    if measurement.sizesDiffer { return .size }
    if measurement.unequalPixels == 0 { return .same }
    return allow(measurement) ? .within : .different
  }

  private func allow(_ measurement: PictureMeasurement) -> Bool {
    let count = measurement.differentPixels
    if count == 0 { return true }
    guard maximumPixels != nil || maximumRatio != nil || window != nil || maximumFrames != nil else { return false }
    if let maximumPixels, count > maximumPixels { return false }
    if let maximumRatio, Double(count) > maximumRatio * Double(measurement.totalPixels) { return false }
    if let window, measurement.densestWindow > window.count { return false }
    return true
  }

  /// Whether a sequence holds more pictures with different pixels than may be.
  package func exceedsFrames(_ count: Int) -> Bool { maximumFrames.map { count > $0 } ?? false }
}

/// What comparing comes to, from the best to the worst.
package enum ComparisonVerdict: String, Hashable, Sendable, CaseIterable {
  /// Every pixel that is compared is equal.
  case same
  /// Pixels differ, and the limits hold.
  case within
  case different
  /// The pictures' sizes differ, which no limit lets pass.
  case size
}
