/// Holds the frames of a play to a baseline as they come, and makes the baseline they would be.
///
/// Memory does not grow with the number of frames: the baseline is read beside them, and its new lines are put aside.
package final class BaselineComparison {
  package let expected: Baseline
  /// What the frames would be recorded as; without frames until the comparison is finished.
  package private(set) var actual: Baseline
  package private(set) var motion = MotionComparison()
  private(set) var pixels = ChangeClassification()
  private let draft: BaselineDraft
  private var frames: BaselineFrames
  /// Whether every view seen so far has the values of reference that the baseline knows it by, so that equal lines say
  /// the same.
  private var sharesReference = true

  /// - Parameter path: where the new baseline may go; its lines are put aside on the same disk.
  package init(_ expected: Baseline, header: Baseline.Header, near path: String) {
    self.expected = expected
    actual = Baseline(header: header)
    draft = BaselineDraft(header, near: path, like: expected)
    frames = expected.frames()
  }

  /// Takes the next frame.
  package func append(_ frame: BaselineFrame) throws(RegressionError) {
    let known = draft.reference.views.count
    let old = try frames.nextLine()
    let line = try draft.append(frame, expecting: old)
    noteReference(of: frame, after: known)
    guard let old else {
      pixels.add(expected: nil, actual: frame.pixels)
      return motion.addExtra(frame: frame.index)
    }
    if sharesReference, old == line {
      pixels.add(expected: frame.pixels, actual: frame.pixels)
      return motion.addSame()
    }
    let expected = try frames.frame(of: old)
    pixels.add(expected: expected.pixels, actual: frame.pixels)
    motion.add(expected: expected.trace, actual: frame.trace)
  }

  private func noteReference(of frame: BaselineFrame, after known: Int) {
    let reference = draft.reference
    if frame.index == 0, expected.reference.whole != reference.whole { sharesReference = false }
    for view in reference.views[known...] where expected.reference[view.view.name] != view { sharesReference = false }
  }

  /// Ends the comparison with what is known of the whole play.
  package func finish(marks: [String: Int]) throws(RegressionError) {
    actual = try draft.finish(marks: marks)
    while let missing = try frames.next() {
      motion.addMissing(frame: missing.index)
      pixels.add(expected: missing.pixels, actual: nil)
    }
  }
}

extension BaselineComparison {
  /// Frames that both have and whose pixels differ.
  package var changedFrames: [FrameSpan] { pixels.changed }

  /// Whether every frame has the pixels it had, and there are as many.
  package var hasEqualPixels: Bool {
    changedFrames.isEmpty && expected.frameCount == actual.frameCount && hasEqualForm
  }

  /// Whether size, scale and rate are those of the baseline.
  package var hasEqualForm: Bool {
    let (old, new) = (expected.header, actual.header)
    return old.width == new.width && old.height == new.height && old.scale == new.scale && old.rate == new.rate
  }
}
