/// A change of a layer's content, as `CATransition`: a fade, or a slide of the old content, the new one or both.
///
/// A push fades both a little on devices, by how much nobody has published: it is drawn as a slide alone.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The type, fade by default; one that is not documented is drawn as a fade, with a warning.
  open var type: CATransitionType = .fade
  /// The direction of types that have one.
  open var subtype: CATransitionSubtype?
  /// The share of the way at which it begins, 0…1; default 0.
  open var startProgress: Float = 0
  /// The share of the way at which it ends, 0…1; default 1.
  open var endProgress: Float = 1

  /// Leads from what the layer shows now to what it shows after the event's changes.
  func begin(on layer: CALayer) {
    var parameters = AnimationParameters(
      duration: duration > 0 ? duration : CATransaction.animationDuration(), pace: pace,
      options: .allowUserInteraction)
    parameters.animatesEveryProperty = true
    let group = CompletionGroup { self.delegate?.animationDidStop(self, finished: $0) }
    show(on: layer, in: AnimationContext(parameters, group: group))
    delegate?.animationDidStart(self)
    group.close()
  }

  private func show(on layer: CALayer, in context: AnimationContext) {
    let progress = (start: Double(startProgress), end: Double(endProgress))
    if let slide = SlidingTransition(self, of: layer) { return slide.begin(in: context, progress: progress) }
    if type != .fade { UIEnvironment.current.warnOfUndrawnTransition(type.rawValue) }
    ContentTransition(.dissolve, of: layer).begin(in: context, progress: progress)
  }
}

extension UIEnvironment {
  /// Warns of a type that Core Animation does not document; once for each.
  fileprivate func warnOfUndrawnTransition(_ type: String) {
    let message = "a CATransition of the type \(type) is drawn as a fade: such types are not documented"
    guard !log.warnings.contains(where: { $0.message == message }) else { return }
    log.append(
      LoggedWarning(
        time: clock.now, kind: "undrawn-transition", message: message,
        fix: "use fade, moveIn, push or reveal, or animate the layers", step: origin?.step))
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
  /// From the top as Core Animation counts, which on iOS is the lower edge.
  public static let fromTop: CATransitionSubtype = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom as Core Animation counts, which on iOS is the upper edge.
  public static let fromBottom: CATransitionSubtype = CATransitionSubtype(rawValue: "fromBottom")
}
