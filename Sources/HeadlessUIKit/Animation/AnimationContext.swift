import Motion

/// A running animation block: turns changes of model values into animations.
@MainActor final class AnimationContext {
  let parameters: AnimationParameters
  let group: CompletionGroup
  /// Collects changes by segments while a keyframe block runs.
  var keyframes: KeyframeRecorder?
  /// Owns the animations and may re-time them.
  weak var run: AnimatorRun?
  /// Remembers what is changed, so that it can be taken back.
  var changes: ModelChanges?
  /// Waits for the block's animations as well: the animator's, for blocks inside its own.
  private var outerGroup: CompletionGroup?
  /// False in `performWithoutAnimation`.
  let isEnabled: Bool
  private var resized: [UIView] = []

  init(_ parameters: AnimationParameters, group: CompletionGroup, isEnabled: Bool = true) {
    (self.parameters, self.group, self.isEnabled) = (parameters, group, isEnabled)
  }

  /// A block inside an animator's belongs to the animator.
  func join(_ outer: AnimationContext?) {
    guard let outer, let run = outer.run else { return }
    (self.run, changes, outerGroup) = (run, outer.changes, outer.outerGroup ?? outer.group)
  }

  static func disabled() -> AnimationContext {
    AnimationContext(
      AnimationParameters(duration: 0, pace: .linear), group: CompletionGroup(), isEnabled: false)
  }

  /// What a view animates by itself.
  private static let viewProperties: Set<LayerProperty> = [
    .bounds, .position, .transform, .opacity, .backgroundColor, .cornerRadius,
  ]

  /// What no block animates by itself, because it has no values between: it holds and then jumps.
  private static let steps: Set<LayerProperty> = [.hidden, .shouldRasterize]

  private var isInstant: Bool { parameters.duration <= 0 && parameters.delay <= 0 && keyframes == nil }

  /// Whether a change is animated: of a view what UIKit animates, of a layer without a view all that has been seen.
  private func animates(_ property: LayerProperty, of layer: CALayer) -> Bool {
    guard isEnabled, !isInstant else { return false }
    if parameters.animatesEveryProperty { return true }
    if Self.steps.contains(property) { return false }
    return layer.view != nil ? Self.viewProperties.contains(property) : layer.isCommitted
  }

  /// A model value of a layer has changed.
  func change(_ layer: CALayer, _ property: LayerProperty, from old: LayerValues) {
    if parameters.options.contains(.layoutSubviews), property == .bounds, let view = layer.view {
      resized.append(view)
    }
    guard animates(property, of: layer) else { return }
    for keyPath in property.animatedKeyPaths(byDirection: run != nil) {
      guard let start = old.value(at: keyPath), let end = layer.model.value(at: keyPath), start != end else { continue }
      changes?.record(layer, keyPath, from: start, to: end)
      UIEnvironment.current.changes?.record(layer, keyPath, from: start, to: end)
      if let keyframes {
        keyframes.record(layer, keyPath, from: start, to: end)
      } else {
        let from = currentValue(layer, keyPath, model: old) ?? start
        add(.basic(from: from, to: end, by: nil), on: layer, keyPath, end: end)
      }
    }
  }

  /// Where a value that does not stack begins, when the block begins from the current state.
  private func currentValue(_ layer: CALayer, _ keyPath: LayerKeyPath, model: LayerValues) -> AnimatableValue? {
    guard parameters.options.contains(.beginFromCurrentState), let value = model.value(at: keyPath), !value.isAdditive
    else { return nil }
    return layer.values(at: UIEnvironment.current.clock.now, model: model).value(at: keyPath)
  }

  /// Adds an animation through absolute values that ends at the model's.
  func add(_ track: ValueTrack, on layer: CALayer, _ keyPath: LayerKeyPath, end: AnimatableValue) {
    let blending: PropertyEffect.Blending = end.isAdditive ? .moveFrom(end) : .replace
    let effect = PropertyEffect(
      keyPath: keyPath, track: track, pace: pace(for: keyPath), blending: blending)
    add(.property(effect), on: layer, key: keyPath.name, isStacking: end.isAdditive)
  }

  /// Keeps the block's time although it changes nothing.
  func keepTime(on layer: CALayer) { add(.none, on: layer, key: "time", isStacking: true) }

  private func pace(for keyPath: LayerKeyPath) -> Pace { parameters.planarPace?(keyPath) ?? parameters.pace }

  private func add(_ effect: LayerAnimation.Effect, on layer: CALayer, key: String, isStacking: Bool) {
    let scheduler = UIEnvironment.current.scheduler
    var animation = LayerAnimation(number: scheduler.makeNumber(), key: key, timing: timing, effect: effect)
    animation.isRemovedOnCompletion = run == nil
    animation.endsAtModel = true
    animation.touchPolicy = touchPolicy(of: effect)
    let groups = [group] + (outerGroup.map { [$0] } ?? [])
    for group in groups { group.retain() }
    animation.observers = groups
    layer.add(animation, isStacking: isStacking)
    run?.own(animation, on: layer, isInner: keepsOwnTime)
  }

  /// As in UIKit a view takes no touches while a block moves it, unless the block allows them.
  private func touchPolicy(of effect: LayerAnimation.Effect) -> LayerAnimation.TouchPolicy {
    if let run { return run.touchPolicy }
    guard case .property = effect else { return .model }
    return parameters.options.contains(.allowUserInteraction) ? .model : .none
  }

  /// Whether it is a block inside an animator's that takes neither its duration nor its curve.
  private var keepsOwnTime: Bool {
    outerGroup != nil && !parameters.options.isDisjoint(with: [.overrideInheritedDuration, .overrideInheritedCurve])
  }

  private var timing: AnimationTiming {
    var timing = AnimationTiming(duration: parameters.duration)
    timing.delay = parameters.delay
    timing.fillsBackwards = true
    timing.fillsForwards = true
    timing.autoreverses = parameters.options.contains(.autoreverse)
    timing.repeatCount = parameters.options.contains(.repeat) ? .infinity : 0
    return timing
  }

  /// What the block has to do before it closes.
  func finish() {
    for view in resized { view.layoutIfNeeded() }
    keyframes?.addAnimations(to: self)
  }
}

extension LayerProperty {
  /// What a block animates when the property changes: bounds go as origin and size, as in UIKit.
  ///
  /// - Parameter isSplit: whether points and sizes may move differently across and downwards: a property animator may be
  ///   thrown in a direction at any time.
  func animatedKeyPaths(byDirection isSplit: Bool) -> [LayerKeyPath] {
    let components: [LayerKeyPath.Component?] =
      switch self {
      case .bounds: isSplit ? [.originX, .originY, .sizeWidth, .sizeHeight] : [.origin, .size]
      case .position: isSplit ? [.x, .y] : [nil]
      default: [nil]
      }
    return components.map { LayerKeyPath(self, $0) }
  }
}
