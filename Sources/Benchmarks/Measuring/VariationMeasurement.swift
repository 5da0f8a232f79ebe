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
      var (cost, variedCost) = (0.0, 0.0)
      for (one, other) in zip(plain, varied) {
        cost += try FrameCosts.measure(one, rounds: rounds, in: folder).total
        variedCost += try FrameCosts.measure(other, rounds: rounds, in: folder).total
      }
      measurements.append(VariationMeasurement(seed: seed, ratio: variedCost / cost))
    }
    return measurements
  }

  @MainActor
  private static func frames(_ variation: CardZoomVariation) throws(BenchmarkError) -> [FrameSnapshot] {
    let phone = BenchmarkDisplay.phone
    let text = CardZoom(variation: variation).text(for: phone)
    let snapshots = try PreparedScene(text: text, photo: nil, display: phone).snapshots()
    return stride(from: 0, to: snapshots.count, by: 6).map { snapshots[$0] }
  }
}
