/// The display that a benchmark scene is laid out for.
package struct BenchmarkDisplay: Hashable, Sendable {
  package let name: String
  /// Points.
  package let width: Int
  package let height: Int
  /// Pixels a point.
  package let scale: Int

  package var pixelWidth: Int { width * scale }
  package var pixelHeight: Int { height * scale }

  /// A phone at every scale, and a canvas of 3840 × 2160 pixels.
  package static let all: [BenchmarkDisplay] = [
    BenchmarkDisplay(name: "1x", width: 390, height: 844, scale: 1),
    BenchmarkDisplay(name: "2x", width: 390, height: 844, scale: 2),
    phone,
    BenchmarkDisplay(name: "4k", width: 1280, height: 720, scale: 3),
  ]

  /// 1170 × 2532 pixels.
  package static let phone: BenchmarkDisplay = BenchmarkDisplay(name: "3x", width: 390, height: 844, scale: 3)
}
