/// Everything that was measured in one run.
package struct BenchmarkReport: Hashable, Sendable {
  package var primitives: Primitives
  package var scenes: [SceneMeasurement] = []
  package var variations: [VariationMeasurement] = []
  package var growth: [GrowthMeasurement] = []
  package var drawless: DrawlessMeasurement?

  package init(primitives: Primitives) { self.primitives = primitives }
}
