import Motion

/// Groups changes of layers, as `CATransaction`.
@preconcurrency @MainActor public final class CATransaction {
  /// One level of nesting.
  @MainActor final class Level {
    var disablesActions: Bool?
    var duration: Double?
    var function: CAMediaTimingFunction?
    let group = CompletionGroup()
  }

  private init() {}

  private static var levels: [Level] {
    get { UIEnvironment.current.transactions }
    set { UIEnvironment.current.transactions = newValue }
  }

  private static var current: Level {
    if let last = levels.last { return last }
    let base = Level()
    levels = [base]
    return base
  }

  /// Begins a nested transaction.
  public static func begin() {
    _ = current
    levels.append(Level())
  }

  /// Ends the innermost transaction; its completion waits for its animations.
  public static func commit() {
    guard let level = levels.popLast() else { return }
    level.group.close()
  }

  /// Ends the implicit transaction at once.
  public static func flush() { UIEnvironment.current.commit() }

  /// Whether changes of layers animate by themselves.
  public static func disableActions() -> Bool { levels.reversed().lazy.compactMap(\.disablesActions).first ?? false }

  /// Sets whether changes of layers animate by themselves.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// How long animations without a duration last, seconds; 0.25 by default.
  public static func animationDuration() -> CFTimeInterval {
    levels.reversed().lazy.compactMap(\.duration).first ?? implicitDuration
  }

  /// Sets how long animations without a duration last, seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { current.duration = duration }

  /// How implicit animations are paced; Core Animation's own when nil.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    levels.reversed().lazy.compactMap(\.function).first
  }

  /// Sets how animations are paced.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { current.function = function }

  /// Called when all animations that are added from here on have ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return }
    current.group.add { _ in block() }
  }

  /// Those who wait for animations that are added now.
  static var waiting: [CompletionGroup] {
    UIEnvironment.current.inheritedGroups + levels.map(\.group).filter { !$0.isEmpty }
  }

  /// Ends the implicit transaction, and all that was left open.
  static func endAll() {
    let ending = levels
    levels = []
    for level in ending.reversed() { level.group.close() }
  }

  /// Core Animation's default duration, seconds.
  private static let implicitDuration: CFTimeInterval = 0.25
}
