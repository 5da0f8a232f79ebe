/// Not carried: a stage has one finger.
@available(*, unavailable, message: "a stage has one finger; use a UIPanGestureRecognizer")
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Not carried.
  public var scale: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var velocity: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: a stage has one finger.
@available(*, unavailable, message: "a stage has one finger; use a UIPanGestureRecognizer")
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Not carried.
  public var rotation: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var velocity: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: there is no pointer.
@available(*, unavailable, message: "there is no pointer here; leave hovering out, touches show what happens")
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
