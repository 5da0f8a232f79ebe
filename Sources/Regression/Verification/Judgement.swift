import FrameOutput

/// What a finished comparison comes to: the verdict, and what to say of it.
struct Judgement {
  private let comparison: BaselineComparison
  let causes: [MotionCause]
  let kinds: [ChangeKind]

  init(_ comparison: BaselineComparison) throws(RegressionError) {
    self.comparison = comparison
    let sameRate = comparison.expected.header.rate == comparison.actual.header.rate
    // At another rate equal indices are other times, so that nothing could be said of what moved.
    let differences = sameRate ? Self.ranked(comparison.motion.differences) : []
    causes = differences.map(MotionCause.init)
    kinds = try Self.kinds(comparison, grows: differences.first?.course == .grows)
  }

  var verdict: SceneVerification.Verdict {
    if comparison.hasEqualPixels { return .passed }
    return isRenderer && old.engine != new.engine ? .renderer : .changed
  }

  private var old: Baseline.Header { comparison.expected.header }
  private var new: Baseline.Header { comparison.actual.header }

  /// Pixels differ and nothing moved otherwise, in as many frames of the same form.
  private var isRenderer: Bool {
    comparison.motion.isSame && comparison.hasEqualForm && !comparison.changedFrames.isEmpty
  }
}

// MARK: - Words

extension Judgement {
  /// - Parameter worst: the frame with the most different pixels; nil where nothing is known of pixels.
  func headline(worst: FrameVerification?) -> String {
    let count = comparison.actual.frameCount
    guard !comparison.hasEqualPixels else { return "ok, \(count) frame\(count == 1 ? "" : "s")" }
    let word = verdict == .renderer ? "RENDERER" : "CHANGED"
    if let form = formChange { return "\(word) \(form)" }
    let length = comparison.expected.frameCount == count ? nil : "\(comparison.expected.frameCount) → \(count) frames"
    guard !comparison.changedFrames.isEmpty else { return "\(word) length \(length ?? "")" }
    let frames = "\(word) \(comparison.changedFrames.phrase) of \(comparison.expected.frameCount)"
    return [frames, worst?.measure, length.map { "length \($0)" }].compactMap(\.self).joined(separator: ", ")
  }

  private var formChange: String? {
    if old.width != new.width || old.height != new.height {
      return "size \(old.width) × \(old.height) → \(new.width) × \(new.height) px"
    }
    if old.scale != new.scale { return "scale \(TraceValue.text(old.scale)) → \(TraceValue.text(new.scale))" }
    return old.rate == new.rate ? nil : "frame rate \(old.rate) → \(new.rate)"
  }

  /// What neither the causes nor the changed lines say.
  var remarks: [String] {
    guard !comparison.hasEqualPixels else { return note }
    return (kinds.isEmpty ? [] : ["kind: \(kinds.map(\.description).joined(separator: "; "))"]) + otherSettings
      + otherPictures + rendererLines
  }

  /// A baseline of other settings is of other frames.
  private var otherSettings: [String] {
    old.settings == new.settings ? [] : ["cause: recorded with \(old.settings), rendered now with \(new.settings)"]
  }

  private var otherPictures: [String] {
    changedPictures.map { "cause: the picture \($0) is another file than when it was recorded" }
  }

  /// Paths of picture files that both show and that have other bytes; what came and went the scene's text tells.
  private var changedPictures: [String] {
    old.images.filter { path, digest in new.images[path].map { $0 != digest } ?? false }.keys.sorted()
  }

  private var note: [String] {
    guard let first = causes.first else { return [] }
    let more = causes.count > 1 ? " (and \(causes.count - 1) more)" : ""
    return ["note: the motion changed and no pixel did: \(first.sentence)\(more)"]
  }

  /// Why pixels differ where nothing moved otherwise.
  private var rendererLines: [String] {
    guard causes.isEmpty, isRenderer else { return [] }
    if old.engine != new.engine {
      return ["cause: the renderer, engine \(old.engine) → \(new.engine); nothing moved otherwise"]
    }
    if old.fingerprint == new.fingerprint { return ["cause: the renderer; scene and motion are the same"] }
    return changedPictures.isEmpty ? ["cause: nothing that moves: a text, picture, gradient, border or shadow"] : []
  }
}

// MARK: - Kinds and causes

extension Judgement {
  private static func kinds(_ comparison: BaselineComparison, grows: Bool) throws(RegressionError) -> [ChangeKind] {
    guard !comparison.hasEqualPixels else { return [] }
    let (old, new) = (comparison.expected.header, comparison.actual.header)
    if old.width != new.width || old.height != new.height || old.scale != new.scale { return [.resized] }
    if old.rate != new.rate { return [.otherRate] }
    return try comparison.pixels.kinds(grows: grows, isShifted: comparison.isShifted)
  }

  /// By first frame; a box in the window follows from other values, and so does the time, which is told last.
  private static func ranked(_ differences: [PropertyDifference]) -> [PropertyDifference] {
    func isDerived(_ difference: PropertyDifference) -> Bool {
      difference.view == nil || difference.property == "window"
    }
    let sorted = differences.enumerated().sorted {
      ($0.element.firstFrame, $0.offset) < ($1.element.firstFrame, $1.offset)
    }
    return sorted.map(\.element).filter { !isDerived($0) } + sorted.map(\.element).filter(isDerived)
  }
}

extension FrameVerification {
  /// `worst 15: 1204 px, max Δ 31`; nil where no pixels were compared.
  fileprivate var measure: String? {
    guard let changedPixels, let maxDelta else { return nil }
    return "worst \(index): \(changedPixels) px, max Δ \(maxDelta)"
  }
}
