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

  /// Measures a pair, and marks its pixels; the map is nil for equal pictures.
  ///
  /// - Parameter ignored: areas that are not compared, in pixels, which may reach beyond the pictures.
  package func measure(
    expected: StoredPNG, actual: StoredPNG, ignoring ignored: [PixelArea] = []
  ) -> (measurement: PictureMeasurement, map: DifferenceMap?) {
    let pair = PicturePair(expected: expected, actual: actual)
    if expected == actual {
      return (.equal(PictureSize(width: expected.width, height: expected.height)), nil)
    }
    let band = measureBands(pair, ignored)
    let map = DifferenceMap(width: pair.fullWidth, height: pair.fullHeight, marks: band.marks)
    let measurement = PictureMeasurement(
      differentPixels: band.different, unequalPixels: band.unequal, totalPixels: pair.totalPixels,
      maximumChannelDelta: band.maximumDelta, bounds: band.bounds, antialiasedPixels: band.antialiased,
      structuralSimilarity: StructuralSimilarity.measure(pair, jobs: jobs),
      densestWindow: limits.window.map { map.densestWindow(side: $0.side) } ?? 0,
      expectedSize: PictureSize(width: expected.width, height: expected.height),
      actualSize: PictureSize(width: actual.width, height: actual.height))
    return (measurement, map)
  }

  private func measureBands(_ pair: PicturePair, _ ignored: [PixelArea]) -> BandMeasurement {
    switch limits.tolerance {
    case .exact: measureBands(pair, ignored, ExactMetric())
    case .channel(let limit): measureBands(pair, ignored, ChannelMetric(limit: limit))
    case .yiq(let threshold): measureBands(pair, ignored, YIQMetric(threshold: threshold))
    case .oklab(let limit): measureBands(pair, ignored, PerceptualMetric<OKLabSpace>(limit: limit))
    case .deltaE2000(let limit): measureBands(pair, ignored, PerceptualMetric<DeltaE2000Space>(limit: limit))
    }
  }

  private func measureBands(
    _ pair: PicturePair, _ ignored: [PixelArea], _ metric: some PixelMetric
  ) -> BandMeasurement {
    let height = pair.fullHeight
    let count = (height + Self.bandHeight - 1) / Self.bandHeight
    let bands = ParallelWork.map(count: count, jobs: jobs) { index in
      let start = index * Self.bandHeight
      return BandMeasurer(pair, ignoring: ignored, skipsAntialiased: limits.skipsAntialiased, metric: metric)
        .measure(rows: start..<min(start + Self.bandHeight, height))
    }
    var whole = BandMeasurement()
    whole.marks.reserveCapacity(pair.fullWidth * height)
    for band in bands { whole.add(band) }
    return whole
  }
}
