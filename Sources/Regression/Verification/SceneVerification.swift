/// What verifying one scene, or one variant of it, came to.
package struct SceneVerification: Codable, Sendable {
  package enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
    /// Every pixel of every frame is as it was.
    case passed
    /// Pixels differ, and the limits hold.
    case within
    case changed
    /// There is no baseline.
    case missing
    /// Pixels differ, the motion does not, and the baseline is of another engine.
    case renderer
    /// Rendering it again gave other pixels.
    case unstable
    /// The scene, an asset or the baseline cannot be read; `message` says why.
    case invalid
  }

  /// What a sequence is, without its frames.
  package struct Sequence: Codable, Hashable, Sendable {
    package var engine: String
    package var fingerprint: String
    /// Pixels.
    package var width: Int
    package var height: Int
    package var scale: Double
    /// Frames a second, as written.
    package var fps: String
    package var frameCount: Int
    /// The first frame at or after each mark's time, by name.
    package var marks: [String: Int]
  }

  /// The scene's path as it was given, or that of a rendered folder.
  package var scene: String
  /// What its output is called: the file's name without `.json`, with the folders below the operand.
  package var name: String
  /// Nil for the scene itself.
  package var variant: String?
  /// The folder of its baseline.
  package var baseline: String
  /// Where its pictures are, from the folder of the result on; `baseline` in it holds what approving copies.
  package var folder: String
  package var verdict: Verdict
  /// The exit status it alone would end with.
  package var status: Int
  /// One line that says it all, without the scene's name: `CHANGED frames 12–18 of 60, worst 15: 1204 px, max Δ 31`.
  package var headline: String
  /// What else there is to say and no other member does, a sentence each, such as the kind.
  package var remarks: [String] = []
  /// Nil without a baseline.
  package var expected: Sequence?
  /// Nil where it could not be played.
  package var actual: Sequence?
  /// Frames that both have and whose pixels differ.
  package var changedFrames: [FrameSpan] = []
  /// Index of the changed frame with the most different pixels; nil where no expected picture was to be had.
  package var worstFrame: Int?
  /// The most telling first.
  package var kinds: [ChangeKind] = []
  /// What moved otherwise, by first frame.
  package var causes: [MotionCause] = []
  /// Lines of the scene's text that differ from those recorded.
  package var sourceChanges: [SourceChange] = []
  /// Every frame of either sequence where pictures were written; else empty.
  package var frames: VerifiedFrames = VerifiedFrames()
  /// Nil where every pixel has to be equal.
  package var limits: LimitReport?
  /// Where the first cause is to be looked for: line 1 where nothing better is known.
  package var line: Int = 1
  /// A shell line that approves it; empty where there is nothing to approve.
  package var approval: String = ""

  package init(
    scene: String, name: String, variant: String?, baseline: String, folder: String, verdict: Verdict, status: Int,
    headline: String
  ) {
    self.scene = scene
    self.name = name
    self.variant = variant
    self.baseline = baseline
    self.folder = folder
    self.verdict = verdict
    self.status = status
    self.headline = headline
  }

  /// The scene with its variant: `Scenes/card.json`, `Scenes/card.json@dark`.
  package var title: String { variant.map { "\(scene)@\($0)" } ?? scene }
}

/// One frame of a verification; files are named from the folder of the result on.
package struct FrameVerification: Codable, Hashable, Sendable {
  package var index: Int
  /// Seconds since the stage began.
  package var time: Double
  /// The digest in the baseline; nil for a frame that it does not have.
  package var expectedPixels: String?
  /// The digest of what was rendered; nil for a frame that is gone.
  package var actualPixels: String?
  /// Nil where there is no expected picture to compare with; 0 for equal frames.
  package var changedPixels: Int?
  /// Of 255; nil like `changedPixels`.
  package var maxDelta: Int?
  /// Of the changed pixels: x, y, width, height.
  package var bounds: [Int]?
  package var expectedFile: String?
  package var actualFile: String?
  package var differenceFile: String?
  /// The frame that `expectedFile` shows where the frame itself was not to be had: the nearest one that is.
  package var nearestIndex: Int?

  package init(index: Int, time: Double, expectedPixels: String?, actualPixels: String?) {
    self.index = index
    self.time = time
    self.expectedPixels = expectedPixels
    self.actualPixels = actualPixels
  }

  package var isChanged: Bool { expectedPixels != actualPixels }
}

/// One property that moved otherwise.
package struct MotionCause: Codable, Hashable, Sendable {
  /// Nil for what is told of the frame as a whole.
  package var view: String?
  package var property: String
  package var firstFrame: Int
  package var lastFrame: Int
  /// How many frames differ.
  package var frameCount: Int
  /// The values at the first frame, as text.
  package var old: String
  package var new: String
  /// The largest distance; nil where nothing can be subtracted.
  package var largest: Double?
  package var largestFrame: Int
  /// `once`, `constant`, `grows`, `decays` or `varies`.
  package var course: String
  /// All of it in a sentence.
  package var sentence: String

  package init(_ difference: PropertyDifference) {
    view = difference.view
    property = difference.property
    firstFrame = difference.firstFrame
    lastFrame = difference.lastFrame
    frameCount = difference.frameCount
    old = difference.old?.description ?? "none"
    new = difference.new?.description ?? "none"
    largest = difference.largest
    largestFrame = difference.largestFrame
    course = difference.course.rawValue
    sentence = difference.description
  }
}

/// A line of a scene's text, or of a file that it includes, that is not as recorded.
package struct SourceChange: Codable, Hashable, Sendable {
  /// The file's path from the scene's folder on.
  package var file: String
  /// From 1, in the new text for an added line, in the recorded one for a removed one.
  package var line: Int
  package var isAdded: Bool
  package var text: String

  package init(file: String, line: Int, isAdded: Bool, text: String) {
    self.file = file
    self.line = line
    self.isAdded = isAdded
    self.text = text
  }
}

/// The limits of a comparison, and what was measured against them.
package struct LimitReport: Codable, Hashable, Sendable {
  /// Why anything may differ at all.
  package var reason: String
  /// Each limit as it is spelled, such as `--max-pixels 20`.
  package var limits: [String]
  /// What was measured, a sentence each, whether or not the limit was passed.
  package var measured: [String]

  package init(reason: String, limits: [String], measured: [String]) {
    self.reason = reason
    self.limits = limits
    self.measured = measured
  }
}
