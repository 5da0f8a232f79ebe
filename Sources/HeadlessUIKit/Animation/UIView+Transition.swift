import Geometry
import Motion

extension UIView {
  /// Changes a view's content by a transition named in the options; without one the changes are animated.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = animations ?? {}
    guard let kind = ContentTransition.Kind(options) else {
      return animate(withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
    }
    let parameters = AnimationParameters(duration: duration, delay: 0, options: options)
    let outer = UIEnvironment.current.contexts.last { $0.isEnabled }
    let context = makeContext(parameters, inside: outer, completion: completion)
    run(context) {
      guard context.isEnabled, context.parameters.duration > 0 else { return performWithoutAnimation(change) }
      let transition = ContentTransition(kind, of: view.layer)
      options.contains(.allowAnimatedContent) ? change() : performWithoutAnimation(change)
      transition.begin(in: context)
    }
  }

  /// Replaces a view by another in its superview, by a transition of that superview.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

/// The old content of a layer, put over the new one and taken away by a fade or half-way through a flip.
@MainActor struct ContentTransition {
  enum Kind: Hashable {
    case dissolve
    /// About the vertical axis (or the horizontal one), by half a turn in this direction.
    case flip(isVertical: Bool, direction: Double)

    /// Nil without a transition; page curls are drawn as dissolves.
    init?(_ options: UIView.AnimationOptions) {
      switch options.transitionNumber {
      case 1: self = .flip(isVertical: false, direction: 1)
      case 2: self = .flip(isVertical: false, direction: -1)
      case 3, 4, 5: self = .dissolve
      case 6: self = .flip(isVertical: true, direction: -1)
      case 7: self = .flip(isVertical: true, direction: 1)
      default: return nil
      }
    }
  }

  private let kind: Kind
  private let layer: CALayer
  private let old = ReplicaLayer()

  /// Takes the layer's present content.
  init(_ kind: Kind, of layer: CALayer) {
    (self.kind, self.layer) = (kind, layer)
    let bounds = layer.presentationValues.bounds
    old.hold(layer, part: bounds)
    old.children.first?.model.opacity = 1
    old.model.bounds.size = bounds.size
    old.model.anchorPoint = .zero
    old.model.position = bounds.origin
  }

  /// Puts the old content over the new one for the block's time.
  ///
  /// - Parameter progress: the share of a dissolve at the beginning, and at the end.
  func begin(in context: AnimationContext, progress: (start: Double, end: Double) = (0, 1)) {
    layer.addSublayer(old)
    old.model.opacity = 0
    context.group.addCleanUp { [old] in old.removeFromSuperlayer() }
    switch kind {
    case .dissolve:
      context.add(
        .basic(from: .number(1 - progress.start), to: .number(1 - progress.end), by: nil), on: old,
        LayerKeyPath(.opacity), end: .number(0))
    case .flip(let isVertical, let direction):
      let halves = KeyValues(values: [.number(1), .number(0)], times: [0, 0.5], mode: .discrete)
      context.add(.keys(halves), on: old, LayerKeyPath(.opacity), end: .number(0))
      let end = AnimatableValue.transform(layer.model.transform)
      context.add(.keys(turn(isVertical, direction)), on: layer, LayerKeyPath(.transform), end: end)
    }
  }

  /// A quarter turn away, and from the other side a quarter turn back.
  private func turn(_ isVertical: Bool, _ direction: Double) -> KeyValues {
    let model = layer.model.transform
    var perspective = Matrix4.identity
    perspective.m34 = -1 / UndocumentedMotion.flipEyeDistance
    func turned(_ angle: Double) -> AnimatableValue {
      .transform(
        Matrix4.rotation(angle, isVertical ? 1 : 0, isVertical ? 0 : 1, 0).concatenating(perspective)
          .concatenating(model))
    }
    let quarter = Double.pi / 2 * direction
    return KeyValues(
      values: [turned(0), turned(quarter), turned(-quarter), turned(0)], times: [0, 0.5, 0.5, 1])
  }
}
