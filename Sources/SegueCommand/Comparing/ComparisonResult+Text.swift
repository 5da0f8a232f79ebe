import ImageComparison
import Regression

extension ComparedPicture {
  /// One word for what came of it.
  var word: String {
    switch outcome {
    case .missing: "missing"
    case .extra: "extra"
    case .unreadable: "unreadable"
    case .measured: verdict?.rawValue ?? ""
    }
  }

  /// One line for what came of it, without its name.
  func line(_ limits: ComparisonLimits) -> String {
    switch outcome {
    case .missing: "missing: only EXPECTED has it"
    case .extra: "extra: only ACTUAL has it"
    case .unreadable(let message): "unreadable: \(message)"
    case .measured(let measurement, _): "\(word): \(measurement.text(limits))\(delayText)"
    }
  }

  private var delayText: String {
    delays.map { "; shown for \($0.actual), was \($0.expected)" } ?? ""
  }
}

extension PictureMeasurement {
  /// Everything measured, whether or not a limit was passed.
  fileprivate func text(_ limits: ComparisonLimits) -> String {
    let sizes =
      sizesDiffer
      ? "\(expectedSize.width) × \(expectedSize.height) → \(actualSize.width) × \(actualSize.height) px, " : ""
    let rounding = isRounded ? ", samples of 16 bits rounded to \(Self.comparedBits)" : ""
    guard unequalPixels > 0 else { return sizes + "\(totalPixels) px equal\(rounding)" }
    let percent = MeasuredText.number(100 * Double(differentPixels) / Double(max(totalPixels, 1)), decimals: 4)
    var parts = ["\(sizes)\(differentPixels) of \(totalPixels) px beyond \(limits.tolerance) (\(percent) %)"]
    if let bounds {
      parts.append("max Δ \(maximumChannelDelta)")
      parts.append("in \(bounds.x),\(bounds.y) \(bounds.width) × \(bounds.height)")
    }
    if differentPixels < unequalPixels { parts.append("\(unequalPixels) unequal") }
    if antialiasedPixels > 0 { parts.append("\(antialiasedPixels) anti-aliased") }
    if let window = limits.window {
      parts.append("\(densestWindow) in the densest \(window.side) × \(window.side) window")
    }
    parts.append("SSIM \(MeasuredText.number(structuralSimilarity, decimals: 6))")
    return parts.joined(separator: ", ") + rounding
  }
}

/// Numbers as they are read.
private enum MeasuredText {
  static func number(_ number: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    return TraceValue.text((number * scale).rounded() / scale)
  }
}

extension ComparisonResult {
  /// Properties told of a folder's motion unless everything is asked for, our choice: as many as fit on a screen.
  private static let toldProperties: Int = 20

  func text(isVerbose: Bool) -> String {
    var lines: [String] = []
    if pictures.count == 1, let picture = pictures.first {
      lines.append(verdictOfOne(picture))
    } else if !isOfTraces {
      for picture in pictures where isVerbose || picture.verdict != .same {
        lines.append("\(picture.title): \(picture.line(limits))")
      }
      lines.append(summaryLine)
    }
    for motion in motions { lines += motionLines(motion, isVerbose: isVerbose) }
    if let reason, verdict == .within { lines.append("reason: \(reason)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The limit of frames is one of the whole, so that one picture's own verdict may not be the last word.
  private func verdictOfOne(_ picture: ComparedPicture) -> String {
    let line = picture.line(limits)
    guard picture.verdict == .within, verdict == .different else { return line }
    return "different" + line.dropFirst(ComparisonVerdict.within.rawValue.count)
  }

  private var summaryLine: String {
    func count(_ word: String) -> Int { pictures.count { $0.word == word } }
    let total = pictures.count.counted("picture")
    guard verdict != .same || pictures.contains(where: { $0.verdict == nil }) else { return "same: \(total)" }
    var parts: [String] = []
    for word in ["different", "size", "within", "missing", "extra", "unreadable"] where count(word) > 0 {
      parts.append("\(count(word)) \(word)")
    }
    var line = "\(verdict.rawValue): \(total), \(parts.joined(separator: ", "))"
    if let limit = limits.maximumFrames {
      line += "; \(summary.differentPictures) with different pixels, at most \(limit)"
    }
    guard let worst = summary.worst, let measurement = worst.measurement else { return line }
    return line + "; worst \(worst.title): \(measurement.differentPixels) px, max Δ \(measurement.maximumChannelDelta)"
  }

  private func motionLines(_ motion: ComparedMotion, isVerbose: Bool) -> [String] {
    let comparison = motion.comparison
    let place = motions.count > 1 ? " in \(motion.name)" : ""
    guard !comparison.isSame else {
      return isOfTraces || isVerbose ? ["motion\(place): same in \(comparison.pairedFrames.counted("frame"))"] : []
    }
    var lines: [String] = []
    if let missing = comparison.missing {
      lines.append("motion\(place): \(missing.words), only in EXPECTED")
    }
    if let extra = comparison.extra {
      lines.append("motion\(place): \(extra.words), only in ACTUAL")
    }
    let told = isVerbose ? comparison.differences.count : Self.toldProperties
    lines += comparison.differences.prefix(told).map { "motion\(place): \($0)" }
    let rest = comparison.differences.count - told
    if rest > 0 { lines.append("motion\(place): and \(rest) more; --verbose and --json tell all") }
    return lines
  }
}

extension UnpairedFrames {
  fileprivate var words: String {
    count == 1 ? "frame \(first)" : "\(count) frames from \(first) to \(last)"
  }
}

extension ComparedPicture {
  /// The file, and the frame of an animation.
  fileprivate var title: String {
    guard isOfAnimation, let frame else { return name }
    return "\(name) frame \(frame)"
  }
}
