/// What shows outside an animation's active time, as `CAMediaTimingFillMode`.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end value stays after the end.
  public static let forwards: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value shows before the beginning.
  public static let backwards: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "both")
  /// Neither.
  public static let removed: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "removed")
}

/// How something maps its parent's time to its own, as `CAMediaTiming`: local = (parent − beginTime) · speed + timeOffset.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins, in its parent's time, seconds; an animation's 0 is the moment of its commit.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run, seconds.
  var duration: CFTimeInterval { get set }
  /// Local seconds a second of the parent's.
  var speed: Float { get set }
  /// Seconds added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; 0 means once.
  var repeatCount: Float { get set }
  /// How long it runs; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every run is followed by the same run backwards.
  var autoreverses: Bool { get set }
  /// What shows outside its active time.
  var fillMode: CAMediaTimingFillMode { get set }
}
