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
  ///
  /// - Parameter scale: pixels a point.
  func areas(at index: Int, _ frames: [BaselineFrame?], scale: Double) -> [PixelArea] {
    let views = frames.flatMap { $0?.trace.views ?? [] }.filter { limits.ignoredViews.contains($0.name) }
    return ignored.areas(at: index) + views.compactMap { $0.pixelArea(scale: scale) }
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
  func allow(_ frames: MeasurementTally) -> Bool {
    guard frames.measured == frames.changed, !isExact, frames.isWithin else { return false }
    return !limits.exceedsFrames(frames.different)
  }

  /// The limits with what was measured, whether or not they were passed.
  func report(on frames: MeasurementTally) -> LimitReport {
    var lines: [String] = []
    if let worst = frames.worst {
      let (pixels, total) = (worst.measurement.differentPixels, worst.measurement.totalPixels)
      let ratio = TraceValue.text(Double(pixels) / Double(max(total, 1)))
      lines.append("\(pixels) of \(total) px beyond \(limits.tolerance) (ratio \(ratio)) at frame \(worst.index)")
    }
    if let window = limits.window, let densest = frames.densest {
      let count = densest.measurement.densestWindow
      lines.append("\(count) in the densest \(window.side) × \(window.side) window at frame \(densest.index)")
    }
    lines.append("\(frames.different) frame\(frames.different == 1 ? "" : "s") with different pixels")
    let unmeasured = frames.changed - frames.measured
    if unmeasured > 0 {
      lines.append("\(unmeasured) without an expected picture to measure by; record with --keep all")
    }
    return LimitReport(reason: reason ?? "", limits: spelled, measured: lines)
  }
}
