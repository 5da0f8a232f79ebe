import FrameSnapshots

/// What variations of the card zoom cost, measured in turn with it.
package struct VariationMeasurement: Hashable, Sendable {
  package var seed: Int
  /// Raster, encode and write, as a multiple of the card zoom's.
  package var ratio: Double

  @MainActor
  static func all(count: Int, rounds: Int, in folder: String) throws(BenchmarkError) -> [VariationMeasurement] {
    let plain = try frames(.none)
    var measurements: [VariationMeasurement] = []
    for seed in 1...max(count, 1) {
      let varied = try frames(CardZoomVariation(seed: UInt64(seed)))
      let cost = try FrameCosts.mean(of: plain, rounds: rounds, in: folder).total
      let variedCost = try FrameCosts.mean(of: varied, rounds: rounds, in: folder).total
      measurements.append(VariationMeasurement(seed: seed, ratio: variedCost / cost))
    }
    return measurements
  }

  @MainActor
  private static func frames(_ variation: CardZoomVariation) throws(BenchmarkError) -> [FrameSnapshot] {
    let phone = BenchmarkDisplay.phone
    let text = CardZoom(variation: variation).text(for: phone)
    return try PreparedScene(text: text, photo: nil, display: phone).snapshots()
  }
}
