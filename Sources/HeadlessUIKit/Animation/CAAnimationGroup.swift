/// Animations that run together in one time, as `CAAnimationGroup`.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The members; their times count from the group's beginning.
  open var animations: [CAAnimation]?

  override func effect(duration: Double) -> LayerAnimation.Effect? {
    let members = (animations ?? []).enumerated().compactMap { number, animation in
      animation.member(number: number, of: duration)
    }
    return .group(members, pace)
  }
}

extension CAAnimation {
  /// The animation as a member of a group, whose time begins at 0.
  fileprivate func member(number: Int, of groupDuration: Double) -> LayerAnimation? {
    var timing = timing(defaultDuration: groupDuration)
    timing.beginTime = beginTime
    guard let effect = effect(duration: timing.duration) else { return nil }
    return LayerAnimation(
      number: number, key: "", timing: timing, isRemovedOnCompletion: false, effect: effect)
  }
}
