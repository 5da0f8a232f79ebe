import SystemFiles

/// What approving writes into a baseline: all of a new one, or some of its frames.
package struct Approval: Sendable {
  private let baseline: Baseline
  /// The frames that are taken over; nil for the whole baseline with its source.
  private let frames: [FrameSpan]?
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
  /// - Parameters:
  ///   - frames: rising indices.
  ///   - old: has as many frames as the new one.
  ///   - path: where the baseline goes; its lines are put aside on the same disk.
  package init(
    frames: [Int], of new: Baseline, in old: Baseline, near path: String
  ) throws(RegressionError) {
    var taken: [FrameSpan] = []
    baseline = try old.replacing(frames, with: new, near: path) { taken.add($0) }
    self.frames = taken
    changed = taken
  }

  /// Copies pictures and source, and writes the text last.
  package func carryOut(from made: BaselineFolder, to target: BaselineFolder) throws(RegressionError) {
    let indices = made.keptIndices().filter { index in frames?.contains { $0.contains(index) } ?? true }
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

  /// The baseline with some frames of another one; values of reference stay, and so do all other lines.
  ///
  /// - Parameters:
  ///   - frames: rising indices.
  ///   - note: told of each frame whose line changes.
  package func replacing(
    _ frames: [Int], with other: Baseline, near path: String, note: (Int) -> Void = { _ in }
  ) throws(RegressionError) -> Baseline {
    var own = self.frames()
    var new = other.frames()
    var lines = try RegressionError.files { () throws(FileError) in try ScratchFile(near: path) }
    var wanted = frames[...]
    for index in 0..<frameCount {
      guard var line = try own.nextLine(), let newLine = try new.nextLine() else { break }
      if wanted.first == index {
        wanted.removeFirst()
        let (old, frame) = (try own.frame(of: line), try new.frame(of: newLine))
        let text = BaselineLine.text(of: frame, reference)
        if frame != old, text != line {
          line = text
          note(index)
        }
      }
      try RegressionError.files { () throws(FileError) in try lines.append(line + [UInt8(ascii: "\n")]) }
    }
    do throws(FileError) {
      let stored = BaselineLines(file: try lines.finish(), offset: 0, before: 0, path: path)
      return Baseline(header: header, reference: reference, frameCount: frameCount, lines: stored)
    } catch {
      throw .file(error)
    }
  }
}
