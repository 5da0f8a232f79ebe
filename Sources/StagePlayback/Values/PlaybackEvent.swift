/// Something that happened on a stage, at its exact time.
public struct PlaybackEvent: Hashable, Sendable {
  /// What can happen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A transition begins.
    case start
    /// A transition ends; the outcome says how.
    case end
    /// An interaction hands over to an animation.
    case handoff
    /// A step was refused, as UIKit would.
    case refused
    /// A gesture begins.
    case begin
    /// A finger lifts.
    case release
    /// A tap.
    case tap
    /// A view controller's callback, such as `viewWillAppear`.
    case callback
  }

  /// How a transition ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The new screen stays.
    case completed
    /// The old screen stays.
    case cancelled
  }

  /// Seconds since the stage began.
  public var time: Double
  /// What happened.
  public var kind: Kind
  /// The script's step that caused it; nil for none.
  public var step: String?
  /// The transition used, by its name in the scene; nil for none.
  public var transition: String?
  /// How a transition ended; nil for every other kind.
  public var outcome: Outcome?
  /// The rest in words, such as the callback's name and controller.
  public var detail: String?

  /// An event at a time in seconds since the stage began.
  public init(
    time: Double, kind: Kind, step: String? = nil, transition: String? = nil, outcome: Outcome? = nil,
    detail: String? = nil
  ) {
    self.time = time
    self.kind = kind
    self.step = step
    self.transition = transition
    self.outcome = outcome
    self.detail = detail
  }
}
