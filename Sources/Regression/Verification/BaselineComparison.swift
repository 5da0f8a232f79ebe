/// Holds the frames of a play to a baseline as they come, and makes the baseline they would be.
package struct BaselineComparison: Sendable {
  package let expected: Baseline
  /// What the frames would be recorded as.
  package private(set) var actual: Baseline
  package private(set) var motion = MotionComparison()
  /// Frames that both have and whose pixels differ, rising.
  package private(set) var changedFrames: [Int] = []
  /// The digests of all frames.
  package private(set) var expectedPixels: [String] = []
  package private(set) var actualPixels: [String] = []
  /// Whether every view seen so far has the values of reference that the baseline knows it by, so that equal lines say
  /// the same.
  private var sharesReference = true

  package init(_ expected: Baseline, header: Baseline.Header) {
    self.expected = expected
    actual = Baseline(header: header)
  }

  /// Takes the next frame.
  package mutating func append(_ frame: BaselineFrame) {
    let known = actual.reference.views.count
    actual.append(frame)
    actualPixels.append(frame.pixels)
    if frame.index == 0, expected.reference.whole != actual.reference.whole { sharesReference = false }
    for view in actual.reference.views[known...] where expected.reference[view.view.name] != view {
      sharesReference = false
    }
    if frame.index < expected.frameCount { compare(frame) } else { motion.addExtra(frame: frame.index) }
  }

  /// Ends the comparison with what is known of the whole play.
  package mutating func finish(marks: [String: Int]) {
    actual.header.marks = marks
    for index in stride(from: actual.frameCount, to: expected.frameCount, by: 1) {
      motion.addMissing(frame: index)
      expectedPixels.append(expectedFrame(index).pixels)
    }
  }

  private mutating func compare(_ frame: BaselineFrame) {
    if sharesReference, expected.lines[frame.index] == actual.lines[frame.index] {
      expectedPixels.append(frame.pixels)
      return motion.addSame()
    }
    let old = expectedFrame(frame.index)
    expectedPixels.append(old.pixels)
    if old.pixels != frame.pixels { changedFrames.append(frame.index) }
    motion.add(expected: old.trace, actual: frame.trace)
  }

  private func expectedFrame(_ index: Int) -> BaselineFrame {
    do throws(TraceError) {
      return try expected.frame(at: index)
    } catch {
      preconditionFailure("every line of a baseline was read once: \(error)")
    }
  }
}

extension BaselineComparison {
  /// Whether every frame has the pixels it had, and there are as many.
  package var hasEqualPixels: Bool {
    changedFrames.isEmpty && expected.frameCount == actual.frameCount && hasEqualForm
  }

  /// Whether size, scale and rate are those of the baseline.
  package var hasEqualForm: Bool {
    let (old, new) = (expected.header, actual.header)
    return old.width == new.width && old.height == new.height && old.scale == new.scale && old.rate == new.rate
  }

  /// Seconds since the stage began, of a frame that either has.
  func time(of index: Int) -> Double {
    let baseline = index < actual.frameCount ? actual : expected
    return (try? baseline.frame(at: index))?.trace.time ?? 0
  }
}
