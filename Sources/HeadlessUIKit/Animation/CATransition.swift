/// A change of a layer's content, as `CATransition`; every type is drawn as a fade.
@MainActor open class CATransition: CAAnimation {
  /// The type; fades by default.
  open var type: CATransitionType = .fade
  /// The direction of types that have one.
  open var subtype: CATransitionSubtype?

  /// Fades from what the layer shows now to what it shows after the event's changes.
  func begin(on layer: CALayer) {
    var parameters = AnimationParameters(
      duration: duration > 0 ? duration : CATransaction.animationDuration(),
      pace: timingFunction.map { .curve($0.curve) } ?? .curve(.systemDefault))
    parameters.animatesEveryProperty = true
    let group = CompletionGroup { self.delegate?.animationDidStop(self, finished: $0) }
    ContentTransition(.dissolve, of: layer).begin(in: AnimationContext(parameters, group: group))
    delegate?.animationDidStart(self)
    group.close()
  }
}

/// The type of a transition, as `CATransitionType`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade: CATransitionType = CATransitionType(rawValue: "fade")
  /// The new content slides over the old.
  public static let moveIn: CATransitionType = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push: CATransitionType = CATransitionType(rawValue: "push")
  /// The old content slides away.
  public static let reveal: CATransitionType = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition, as `CATransitionSubtype`.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight: CATransitionSubtype = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft: CATransitionSubtype = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop: CATransitionSubtype = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom: CATransitionSubtype = CATransitionSubtype(rawValue: "fromBottom")
}
