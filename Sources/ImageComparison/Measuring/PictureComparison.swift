package import PNGCoding
import SystemFiles

/// Measures what two pictures differ in.
package struct PictureComparison: Sendable {
  private let limits: ComparisonLimits
  /// How many bands of rows are measured side by side.
  private let jobs: Int

  package init(_ limits: ComparisonLimits, jobs: Int = 1) {
    self.limits = limits
    self.jobs = jobs
  }

  /// Rows of a band, our choice: large against the cost of starting one.
  private static let bandHeight: Int = 128

  /// Measures a pair, and marks its pixels.
  ///
  /// - Parameters:
  ///   - ignored: areas that are not compared, in pixels, which may reach beyond the pictures.
  ///   - isDrawn: whether the map is wanted; it is nil for equal pictures all the same.
  package func measure(
    expected: StoredPNG, actual: StoredPNG, ignoring ignored: [PixelArea] = [], isDrawn: Bool = true
  ) -> (measurement: PictureMeasurement, map: DifferenceMap?) {
    let pair = PicturePair(expected: expected, actual: actual)
    let isRounded = expected.isRounded || actual.isRounded
    if pair.isEqual {
      var measurement = PictureMeasurement.equal(PictureSize(width: expected.width, height: expected.height))
      measurement.isRounded = isRounded
      return (measurement, nil)
    }
    let band = measureBands(pair, ignored, keepsMarks: isDrawn || limits.window != nil)
    let map =
      band.marks.isEmpty
      ? nil : DifferenceMap(width: pair.fullWidth, height: pair.fullHeight, marks: band.marks)
    let measurement = PictureMeasurement(
      differentPixels: band.different, unequalPixels: band.unequal, totalPixels: pair.totalPixels,
      maximumChannelDelta: band.maximumDelta, bounds: band.bounds, antialiasedPixels: band.antialiased,
      structuralSimilarity: StructuralSimilarity.measure(pair, jobs: jobs),
      densestWindow: limits.window.flatMap { map?.densestWindow(side: $0.side) } ?? 0,
      expectedSize: PictureSize(width: expected.width, height: expected.height),
      actualSize: PictureSize(width: actual.width, height: actual.height), isRounded: isRounded)
    return (measurement, map)
  }

  private func measureBands(_ pair: PicturePair, _ ignored: [PixelArea], keepsMarks: Bool) -> BandMeasurement {
    func bands(_ metric: some PixelMetric) -> BandMeasurement {
      measureBands(pair, ignored, keepsMarks: keepsMarks, metric)
    }
    return switch limits.tolerance {
    case .exact: bands(ExactMetric())
    case .channel(let limit): bands(ChannelMetric(limit: limit))
    case .yiq(let threshold): bands(YIQMetric(threshold: threshold))
    case .oklab(let limit): bands(PerceptualMetric<OKLabSpace>(limit: limit))
    case .deltaE2000(let limit): bands(PerceptualMetric<DeltaE2000Space>(limit: limit))
    }
  }

  private func measureBands(
    _ pair: PicturePair, _ ignored: [PixelArea], keepsMarks: Bool, _ metric: some PixelMetric
  ) -> BandMeasurement {
    let height = pair.fullHeight
    let count = (height + Self.bandHeight - 1) / Self.bandHeight
    let bands = ParallelWork.map(count: count, jobs: jobs) { index in
      let start = index * Self.bandHeight
      let measurer = BandMeasurer(
        pair, ignoring: ignored, skipsAntialiased: limits.skipsAntialiased, keepsMarks: keepsMarks, metric: metric)
      return measurer.measure(rows: start..<min(start + Self.bandHeight, height))
    }
    var whole = BandMeasurement()
    if keepsMarks { whole.marks.reserveCapacity(pair.fullWidth * height) }
    for band in bands { whole.add(band) }
    return whole
  }
}
