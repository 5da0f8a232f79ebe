/// The largest things a scene may ask for; beyond them a mistake is likelier than a wish, and memory would run out.
package enum SceneLimits {
  /// Pixels along one side of the canvas.
  static let canvasSide: Double = 16_384
  /// Pixels of the canvas: four times an 8K display.
  static let canvasArea: Double = 134_217_728
  /// Pixels a point.
  package static let largestScale: Double = 16
  static let scale: NumberRule = NumberRule(
    name: "a scale above 0, at most 16,", minimum: 0, maximum: largestScale, excludesMinimum: true)
  /// Views in one another.
  static let viewDepth: Int = 100
  /// Views of a scene, repetitions and components written out.
  static let views: Int = 50_000
  static let repetitions: Int = 10_000
  static let gradientColors: Int = 1000
  /// Files that include one another.
  static let includeDepth: Int = 32
  /// Bytes of a scene file.
  static let fileSize: Int = 64 << 20
  /// Frames a second.
  package static let frameRate: ClosedRange<Double> = 0.01...1000
  /// Mistakes reported in one run.
  static let diagnostics: Int = 100
}

extension SceneLimits {
  /// Why a canvas of some points cannot be drawn at a scale; nil when it can.
  package static func problem(ofWidth width: Double, height: Double, scale: Double) -> String? {
    let (width, height) = ((width * scale).rounded(), (height * scale).rounded())
    let found = "found \(JSONPrinter.text(width)) × \(JSONPrinter.text(height)) pixels"
    if width > canvasSide || height > canvasSide || width * height > canvasArea {
      return
        "a canvas has at most \(JSONPrinter.text(canvasSide)) pixels along a side and \(Int(canvasArea)) in all, \(found)"
    }
    return width < 1 || height < 1 ? "a canvas has at least one pixel, \(found)" : nil
  }
}
