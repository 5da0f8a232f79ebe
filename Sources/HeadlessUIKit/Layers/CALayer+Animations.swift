import Motion

extension CALayer {
  /// Adds an animation; another under the same key is taken off.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let transition = anim as? CATransition { return transition.begin(on: self) }
    var timing = anim.timing(defaultDuration: CATransaction.animationDuration())
    guard let effect = anim.effect(duration: timing.duration) else { return }
    timing.repeatCount = max(timing.repeatCount, 0)
    let scheduler = UIEnvironment.current.scheduler
    let number = scheduler.makeNumber()
    var animation = LayerAnimation(
      number: number, key: key ?? "animation-\(number)", timing: timing,
      isRemovedOnCompletion: anim.isRemovedOnCompletion, effect: effect)
    animation.source = anim
    animation.observers = [ExplicitObserver(anim)]
    add(animation, isStacking: key == nil)
  }

  /// Adds an animation as plain values; under a key that stacks, the others stay.
  func add(_ animation: LayerAnimation, isStacking: Bool) {
    var animation = animation
    for group in CATransaction.waiting {
      group.retain()
      animation.observers.append(group)
    }
    if isStacking {
      animation.key = freeKey(animation.key)
    } else {
      removeAnimation(forKey: animation.key)
    }
    animations.append(animation)
    wasInWindow = isInWindow
    UIEnvironment.current.scheduler.add(animation.number, of: self)
  }

  private func freeKey(_ key: String) -> String {
    guard animations.contains(where: { $0.key == key }) else { return key }
    var number = 2
    while animations.contains(where: { $0.key == "\(key)-\(number)" }) { number += 1 }
    return "\(key)-\(number)"
  }

  /// Takes an animation off; its delegate learns that it did not finish.
  public func removeAnimation(forKey key: String) {
    guard let animation = animations.first(where: { $0.key == key }) else { return }
    UIEnvironment.current.scheduler.remove(animation.number, from: self)
  }

  /// Takes all animations off.
  public func removeAllAnimations() {
    for animation in animations { UIEnvironment.current.scheduler.remove(animation.number, from: self) }
  }

  /// The keys of the animations on it; nil when there are none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  /// The animation under a key; what a view's block added is described by a basic animation.
  public func animation(forKey key: String) -> CAAnimation? {
    guard let animation = animations.first(where: { $0.key == key }) else { return nil }
    return animation.source ?? animation.description
  }

  /// A model value has changed: the view's block, the delegate, the layer's actions or Core Animation itself reacts.
  func modelDidChange(_ property: LayerProperty, from old: LayerValues) {
    let environment = UIEnvironment.current
    if let context = environment.animationContext, context.isEnabled {
      context.change(self, property, from: old)
    } else if view == nil {
      animateImplicitly(property, from: old)
    }
  }

  private func animateImplicitly(_ property: LayerProperty, from old: LayerValues) {
    guard isCommitted, !CATransaction.disableActions() else { return }
    if let action = action(forKey: property.rawValue) {
      action.run(forKey: property.rawValue, object: self, arguments: nil)
      return
    }
    guard let start = old.value(of: property), let end = model.value(of: property), start.hasValuesBetween else {
      return
    }
    let pace = CATransaction.animationTimingFunction().map { Pace.curve($0.curve) } ?? .curve(.systemDefault)
    let from = values(at: UIEnvironment.current.clock.now, model: old).value(of: property) ?? start
    let effect = PropertyEffect(
      keyPath: LayerKeyPath(property), track: .basic(from: from, to: end, by: nil), pace: pace)
    var timing = AnimationTiming(duration: CATransaction.animationDuration())
    timing.fillsBackwards = true
    guard timing.duration > 0 else { return }
    let number = UIEnvironment.current.scheduler.makeNumber()
    add(
      LayerAnimation(number: number, key: property.rawValue, timing: timing, effect: .property(effect)),
      isStacking: false)
  }

  /// The action for an event: the delegate's, the layer's own, its class's.
  public func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
  }
}

extension LayerAnimation {
  /// A basic animation with the same time, for those who look at a view's animations.
  @MainActor fileprivate var description: CAAnimation {
    let result = CABasicAnimation(keyPath: keyPath?.name)
    result.beginTime = (timing.beginTime ?? 0) + timing.delay
    result.duration = timing.duration
    result.autoreverses = timing.autoreverses
    result.repeatCount = Float(timing.repeatCount)
    result.fillMode = timing.fillsBackwards ? .both : .removed
    return result
  }
}

/// Tells an explicit animation's delegate.
@MainActor private final class ExplicitObserver: AnimationObserver {
  private let animation: CAAnimation

  init(_ animation: CAAnimation) { self.animation = animation }

  func animationDidBegin(_ animation: LayerAnimation) {
    self.animation.delegate?.animationDidStart(self.animation)
  }

  func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
    self.animation.delegate?.animationDidStop(self.animation, finished: finished)
  }
}
