package import ImageComparison

/// What may differ between a scene and its baseline, and why.
package struct VerificationLimits: Hashable, Sendable {
  package var limits: ComparisonLimits
  /// Why anything may differ; nil where nothing may.
  package var reason: String?
  /// Each limit as it is spelled, such as `--max-pixels 20`.
  package var spelled: [String]
  /// Areas that are not compared, by frame.
  package var ignored: IgnoredPixels

  package init(
    limits: ComparisonLimits = .exact, reason: String? = nil, spelled: [String] = [],
    ignored: IgnoredPixels = IgnoredPixels()
  ) {
    self.limits = limits
    self.reason = reason
    self.spelled = spelled
    self.ignored = ignored
  }

  /// Whether every pixel has to be equal.
  package var isExact: Bool { limits == .exact }

  /// The pixels that are not compared at a frame: areas, and the boxes that ignored views have before or after.
  func areas(at index: Int, in comparison: BaselineComparison) -> [PixelArea] {
    guard !limits.ignoredViews.isEmpty else { return ignored.areas(at: index) }
    let scale = comparison.actual.header.scale
    let views = [comparison.expected, comparison.actual].flatMap { baseline in
      index < baseline.frameCount ? (try? baseline.frame(at: index))?.trace.views ?? [] : []
    }
    return ignored.areas(at: index)
      + views.filter { limits.ignoredViews.contains($0.name) }.compactMap { $0.pixelArea(scale: scale) }
  }
}

extension TraceFrame.View {
  /// Its box in the window as whole pixels, those that it only touches among them; nil where none is told.
  package func pixelArea(scale: Double) -> PixelArea? {
    guard case .numbers(let box)? = properties.first(where: { $0.name == "window" })?.value, box.count == 4 else {
      return nil
    }
    func pixel(_ points: Double, _ rule: FloatingPointRoundingRule) -> Int {
      // Far outside of any picture a number says nothing more, and might not be whole.
      Int(min(max((points * scale).rounded(rule), -1e6), 1e6))
    }
    let (x, y) = (pixel(box[0], .down), pixel(box[1], .down))
    return PixelArea(x: x, y: y, width: pixel(box[0] + box[2], .up) - x, height: pixel(box[1] + box[3], .up) - y)
  }
}

extension VerificationLimits {
  /// Whether frames of one form and number, that differ, may.
  package func allow(_ frames: [MeasuredFrame]) -> Bool {
    let changed = frames.filter(\.frame.isChanged)
    let measurements = changed.compactMap(\.measurement)
    guard measurements.count == changed.count, !isExact else { return false }
    guard measurements.allSatisfy({ [.same, .within].contains(limits.verdict(of: $0)) }) else { return false }
    return !limits.exceedsFrames(measurements.count { $0.differentPixels > 0 })
  }

  /// The limits with what was measured, whether or not they were passed.
  package func report(on frames: [MeasuredFrame]) -> LimitReport {
    let changed = frames.filter(\.frame.isChanged)
    let measured = changed.compactMap { frame in frame.measurement.map { (index: frame.frame.index, $0) } }
    var lines: [String] = []
    if let worst = measured.max(by: { $0.1.differentPixels < $1.1.differentPixels }) {
      let (pixels, total) = (worst.1.differentPixels, worst.1.totalPixels)
      let ratio = TraceValue.text(Double(pixels) / Double(max(total, 1)))
      lines.append("\(pixels) of \(total) px beyond \(limits.tolerance) (ratio \(ratio)) at frame \(worst.index)")
    }
    if let window = limits.window, let densest = measured.max(by: { $0.1.densestWindow < $1.1.densestWindow }) {
      lines.append(
        "\(densest.1.densestWindow) in the densest \(window.side) × \(window.side) window at frame \(densest.index)")
    }
    let count = measured.count { $0.1.differentPixels > 0 }
    lines.append("\(count) frame\(count == 1 ? "" : "s") with different pixels")
    let unmeasured = changed.count - measured.count
    if unmeasured > 0 {
      lines.append("\(unmeasured) without an expected picture to measure by; record with --keep all")
    }
    return LimitReport(reason: reason ?? "", limits: spelled, measured: lines)
  }
}
