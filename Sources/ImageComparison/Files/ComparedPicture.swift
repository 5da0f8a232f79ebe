/// What came of one picture of two sets, by name.
package struct ComparedPicture: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case measured(PictureMeasurement, ComparisonVerdict)
    /// Only the expected set has it.
    case missing
    /// Only the actual set has it.
    case extra
    /// Neither can be said: a file cannot be read, and why.
    case unreadable(String)
  }

  /// The file's path from its folder.
  package var name: String
  /// The frame of an animation, or the one that the file's folder says it holds.
  package var frame: Int?
  package var isOfAnimation: Bool
  package var outcome: Outcome
  /// How long a frame of an animation was shown, and is, where that differs.
  package var delays: DelayChange?
  /// Where the difference was drawn.
  package var differencePath: String?

  package init(name: String, frame: Int? = nil, isOfAnimation: Bool = false, outcome: Outcome) {
    self.name = name
    self.frame = frame
    self.isOfAnimation = isOfAnimation
    self.outcome = outcome
  }
}

/// A frame that is shown for another time.
package struct DelayChange: Hashable, Sendable {
  package var expected: FrameDelay
  package var actual: FrameDelay

  package init(expected: FrameDelay, actual: FrameDelay) {
    self.expected = expected
    self.actual = actual
  }
}

extension ComparedPicture {
  /// What it comes to; nil when it cannot be read.
  package var verdict: ComparisonVerdict? {
    switch outcome {
    case .measured(_, let verdict): delays == nil || verdict == .size ? verdict : .different
    case .missing, .extra: .different
    case .unreadable: nil
    }
  }

  package var measurement: PictureMeasurement? {
    guard case .measured(let measurement, _) = outcome else { return nil }
    return measurement
  }
}
