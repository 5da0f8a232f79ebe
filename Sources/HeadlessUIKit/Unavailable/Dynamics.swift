/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// Not carried.
  public init(referenceView view: UIView) { preconditionFailure("unavailable") }
  /// Not carried.
  public func addBehavior(_ behavior: UIDynamicBehavior) { preconditionFailure("unavailable") }
  /// Not carried.
  public func removeBehavior(_ behavior: UIDynamicBehavior) { preconditionFailure("unavailable") }
  /// Not carried.
  public func removeAllBehaviors() { preconditionFailure("unavailable") }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// Not carried.
  public var action: (() -> Void)? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func addChildBehavior(_ behavior: UIDynamicBehavior) { preconditionFailure("unavailable") }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// Not carried.
  public init(items: [UIView]) { preconditionFailure("unavailable") }
  /// Not carried.
  public var gravityDirection: CGVector {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var magnitude: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// Not carried.
  public init(items: [UIView]) { preconditionFailure("unavailable") }
  /// Not carried.
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// Not carried.
  public init(item: UIView, snapTo point: CGPoint) { preconditionFailure("unavailable") }
  /// Not carried.
  public var damping: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Not carried.
  public init(item: UIView, attachedToAnchor point: CGPoint) { preconditionFailure("unavailable") }
  /// Not carried.
  public var anchorPoint: CGPoint {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var frequency: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var damping: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// Not carried.
  public init(items: [UIView]) { preconditionFailure("unavailable") }
  /// Not carried.
  public var elasticity: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func addLinearVelocity(_ velocity: CGPoint, for item: UIView) { preconditionFailure("unavailable") }
}

/// Not carried: nothing falls or springs by itself.
@available(
  *, unavailable,
  message: "nothing falls or springs by itself here; use UIView.animate(withDuration:…) or a UIViewPropertyAnimator"
)
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Not carried.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  /// Not carried.
  public init(items: [UIView], mode: Mode) { preconditionFailure("unavailable") }
  /// Not carried.
  public var pushDirection: CGVector {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: nobody tilts the device.
@available(*, unavailable, message: "nobody tilts the device here; leave motion effects out")
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: NSObject {
  /// Not carried.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  /// Not carried.
  public init(keyPath: String, type: EffectType) { preconditionFailure("unavailable") }
  /// Not carried.
  public var minimumRelativeValue: Any? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var maximumRelativeValue: Any? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

extension UIView {
  /// Not carried.
  @available(*, unavailable, message: "nobody tilts the device here; leave motion effects out")
  public func addMotionEffect(_ effect: UIInterpolatingMotionEffect) { preconditionFailure("unavailable") }
}
