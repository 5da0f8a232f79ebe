extension UIView {
  /// Not carried.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    preconditionFailure("unavailable")
  }

  /// Not carried.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public static func commitAnimations() { preconditionFailure("unavailable") }

  /// Not carried.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public static func setAnimationDuration(_ duration: TimeInterval) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public static func setAnimationDelay(_ delay: TimeInterval) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public static func setAnimationCurve(_ curve: AnimationCurve) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(*, unavailable, message: "use UIView.animate(withDuration:…)")
  public static func setAnimationDelegate(_ delegate: Any?) { preconditionFailure("unavailable") }
}

extension CAKeyframeAnimation {
  /// Not carried.
  @available(
    *, unavailable, message: "nothing turns along a path here; add a CABasicAnimation of transform.rotation.z beside it"
  )
  public var rotationMode: CAAnimationRotationMode? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// How something turns along its path.
public struct CAAnimationRotationMode: Hashable, Sendable {
  /// Not carried.
  public static let rotateAuto: CAAnimationRotationMode = CAAnimationRotationMode()
  /// Not carried.
  public static let rotateAutoReverse: CAAnimationRotationMode = CAAnimationRotationMode()
}

extension UIViewController {
  /// Not carried.
  @available(
    *, unavailable,
    message:
      "the system's zoom is not there; use an animator of your own: a transitioningDelegate, or the navigation's delegate"
  )
  public var preferredTransition: UIViewControllerTransition? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// The system's transitions.
@available(*, unavailable, message: "the system's zoom is not there; use an animator of your own")
@preconcurrency @MainActor public final class UIViewControllerTransition: NSObject {
  /// Not carried.
  public static func zoom(options: ZoomOptions? = nil, sourceViewProvider: (ZoomSourceContext) -> UIView?)
    -> UIViewControllerTransition
  { preconditionFailure("unavailable") }
  /// Not carried.
  public static func crossDissolve() -> UIViewControllerTransition { preconditionFailure("unavailable") }
  /// Not carried.
  public static func coverVertical() -> UIViewControllerTransition { preconditionFailure("unavailable") }
  /// Not carried.
  public static func flipHorizontal() -> UIViewControllerTransition { preconditionFailure("unavailable") }
  /// Not carried.
  public struct ZoomOptions: Sendable {}
  /// Not carried.
  public struct ZoomSourceContext: Sendable {}
}

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionType.fade")
public var kCATransitionFade: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionType.moveIn")
public var kCATransitionMoveIn: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionType.push")
public var kCATransitionPush: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionType.reveal")
public var kCATransitionReveal: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionSubtype.fromLeft")
public var kCATransitionFromLeft: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionSubtype.fromRight")
public var kCATransitionFromRight: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionSubtype.fromTop")
public var kCATransitionFromTop: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CATransitionSubtype.fromBottom")
public var kCATransitionFromBottom: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFunctionName.default")
public var kCAMediaTimingFunctionDefault: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: String { preconditionFailure("unavailable") }

/// Renamed in Swift 4.2.
@available(*, unavailable, renamed: "CAMediaTimingFillMode.both")
public var kCAFillModeBoth: String { preconditionFailure("unavailable") }
