/// Everything that was measured in one run.
package struct BenchmarkReport: Hashable, Sendable {
  package var primitives: StepTable
  package var scenes: [SceneMeasurement] = []
  package var variations: [VariationMeasurement] = []
  package var growth: [GrowthMeasurement] = []
  package var drawless: DrawlessMeasurement?

  package init(primitives: StepTable) { self.primitives = primitives }
}
