import SystemFiles

/// What approving writes into a baseline: all of a new one, or some of its frames.
package struct Approval: Sendable {
  private let baseline: Baseline
  /// The frames that are taken over; nil for the whole baseline with its source.
  private let frames: [Int]?
  /// Frames whose pixels change.
  package let changed: [FrameSpan]

  /// Takes a new baseline as a whole.
  package init(whole baseline: Baseline, changed: [FrameSpan]) {
    self.baseline = baseline
    self.changed = changed
    frames = nil
  }

  /// Takes some frames of a new baseline, and leaves every other line as it is.
  ///
  /// Both have as many frames.
  package init(frames: [Int], of new: Baseline, in old: Baseline) {
    var merged = old
    var taken: [Int] = []
    for index in frames {
      guard let frame = try? new.frame(at: index), (try? old.frame(at: index)) != frame else { continue }
      merged.replace(frame)
      if merged.lines[index] != old.lines[index] { taken.append(index) }
    }
    baseline = merged
    self.frames = taken
    changed = FrameSpan.spans(of: taken)
  }

  /// Copies pictures and source, and writes the text last.
  package func carryOut(from made: BaselineFolder, to target: BaselineFolder) throws(RegressionError) {
    let indices = made.keptIndices().filter { frames?.contains($0) ?? true }
    for index in indices {
      let file = try RegressionError.files { () throws(FileError) in try FileSystem.read(made.keyPath(of: index)) }
      try target.writeKey(file, of: index)
    }
    if frames == nil {
      try target.keepKeys(indices)
      try target.write(made.sources())
    }
    try target.write(baseline)
  }
}

extension Baseline {
  /// Whether another baseline has the same size, scale and rate.
  package func hasForm(of other: Baseline) -> Bool {
    header.width == other.header.width && header.height == other.header.height && header.scale == other.header.scale
      && header.rate == other.header.rate
  }
}
