public import HeadlessUIKit
import FrameSnapshots
import Motion
import Pixels
import Raster

/// A screen on which view controllers are played without a device, on a clock of its own.
///
/// Put a view controller into `window`, say what happens when, and play it. Times are seconds since the stage began,
/// lengths are points. A stage plays once.
@preconcurrency @MainActor
public final class Stage {
  /// The window that everything is shown in; it fills the screen.
  public let window: UIWindow

  package let environment: UIEnvironment
  /// Where the script's steps and transitions are written.
  package var places: ScriptPlaces = ScriptPlaces()
  package var expectations: [PlaybackExpectation] = []
  /// What is known to be wrong before the play begins, such as a picture's colours.
  package var openingWarnings: [PlaybackWarning] = []
  /// Transitions that animate a navigation's pop and have no interaction for it.
  package var popsWithoutInteraction: Set<String> = []

  private let timeline: StageTimeline
  private var hasBegun = false
  private var playback: Playback?

  /// What the last play traced: one JSON object a frame.
  public private(set) var trace: [String] = []

  package init(environment: UIEnvironment) {
    self.environment = environment
    environment.painter = { Bitmap(painting: $0.displayList()) }
    UIEnvironment.current = environment
    timeline = StageTimeline(environment)
    window = UIWindow(frame: environment.screen.bounds)
    window.makeKeyAndVisible()
  }

  /// What happened during the play, in order; empty before it.
  public var events: [PlaybackEvent] { playback?.events ?? [] }

  /// What is probably a mistake; empty before the play.
  public var warnings: [PlaybackWarning] { playback?.warnings ?? [] }

  /// What is worth knowing and no mistake; empty before the play.
  public var notes: [PlaybackWarning] { playback?.notes ?? [] }
}

// MARK: - The script

extension Stage {
  /// Runs code at a time, in seconds since the stage began.
  ///
  /// What falls on a frame's time acts before the frame; code at one time runs in the order in which it was given.
  public func at(_ time: TimeInterval, _ action: @escaping @MainActor () -> Void) {
    precondition(time >= 0 && time.isFinite, "a stage begins at 0 s and ends")
    perform(ScriptStep(.time(time), action: action))
  }

  /// Taps the screen, at a time in seconds and a point of the window.
  ///
  /// The tap goes to the view that it hits; while a transition keeps touches off it is lost, as on a device.
  public func tap(at time: TimeInterval, _ point: CGPoint) {
    at(time) { [environment] in environment.tap(at: point) }
  }

  /// Says where `UIImage(named:)` and `UIImage(systemName:)` find pictures, beside the program's bundle.
  ///
  /// Everything below the folder counts: `NAME.png`, `NAME@2x.png`, `NAME@3x.png`, and the image sets of asset catalogues.
  /// The stage's notes tell of pictures that are nowhere.
  ///
  /// - Parameter folder: a path; the folders that were said first are looked through first.
  public func findImages(in folder: String) { environment.findImages(in: folder) }

  /// Names a time, in seconds since the stage began.
  public func mark(_ name: String, at time: TimeInterval) {
    perform(ScriptStep(.time(time)) { [timeline] in timeline.mark(name) })
  }

  /// Moves a finger along a line of (seconds since the pan's start, x, y), at a time in seconds; then lifts it.
  ///
  /// The finger moves straight and evenly from sample to sample. It is a recognised pan: gestures begin at its first
  /// sample. Where it hits nothing, or comes while a transition keeps touches off, it is lost, as on a device.
  /// Recognisers are told at every sample and 600 times a second between: what an app does past a threshold happens at
  /// the first of these at or past it. A sample put there makes it exact.
  ///
  /// - Parameters:
  ///   - time: when the finger comes down, in seconds.
  ///   - samples: where the finger is and when, one at least; times rise from 0.
  ///   - releaseVelocity: points a second; those of the last tenth of a second when nil.
  public func pan(at time: TimeInterval, _ samples: [(Double, Double, Double)], releaseVelocity: CGVector? = nil) {
    let path = FingerPath(samples.map { .init(time: $0.0, position: CGPoint(x: $0.1, y: $0.2)) })
    guard let path else { preconditionFailure("a pan has samples, and their times rise from 0") }
    at(time) { [environment] in environment.drag(along: path, lift: .release(velocity: releaseVelocity)) }
  }

  /// Adds a step of a script.
  package func perform(_ step: ScriptStep) { timeline.script.add(step) }

  /// Names the present moment.
  package func mark(_ name: String) { timeline.mark(name) }

  /// Tells that a step means to change a view, so that nobody takes it for a transition's leftover.
  package func noteChange(of view: UIView) { view.traceName.map { timeline.noteChange(of: $0) } }

  /// Tells that a step has ended that ends when told.
  package func endStep(_ label: String) { timeline.endStep(label) }
}

// MARK: - Playing

extension Stage {
  /// Plays the stage to its end without writing frames: `events`, `warnings` and `trace` are there afterwards.
  ///
  /// - Parameter fps: frames a second, above 0.
  /// - Throws: when something still moves after a minute, or the stage was played before.
  public func play(fps: Double = 60) throws(StageError) {
    let settings = PlaySettings(
      rate: try FrameRate(framesPerSecond: fps), drainsMainQueue: true, keepsTrace: true)
    _ = try StagePlayer(self, settings).playToEnd()
  }

  /// Hands the script over to a player, once.
  func beginPlaying() throws(StageError) -> StageTimeline {
    guard !hasBegun else { throw .alreadyPlayed }
    hasBegun = true
    timeline.begin()
    return timeline
  }

  func finishPlaying(_ playback: Playback, trace: [String]) {
    self.playback = playback
    self.trace = trace
  }
}
