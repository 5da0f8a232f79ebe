/// A view that shows an effect over what lies behind it, as `UIVisualEffectView`: the effect's tint without its blur.
///
/// A note says so once. A change of the effect animates in a block, as in UIKit: the tint fades.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What is put over the effect; add subviews here.
  public let contentView: UIView = UIView()
  private let backdrop = UIView()

  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { effectDidChange(from: oldValue) } }

  /// A view without size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    effectDidChange(from: nil)
  }

  /// A view without size: archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backdrop.alpha = 0
    for view in [backdrop, contentView] {
      view.isTraced = false
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
  }

  /// One tint turns into another; without one before, it only fades in.
  private func effectDidChange(from old: UIVisualEffect?) {
    if let tint = effect?.tint {
      let change = { [backdrop] in backdrop.backgroundColor = tint }
      if old?.tint == nil { UIView.performWithoutAnimation(change) } else { change() }
    }
    backdrop.alpha = effect?.tint == nil ? 0 : 1
    noteMissingBlur()
  }

  /// Notes what is not drawn when it comes on the screen.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    noteMissingBlur()
  }

  private func noteMissingBlur() {
    let environment = UIEnvironment.current
    guard window != nil, effect is UIBlurEffect else { return }
    guard !environment.log.warnings.contains(where: { $0.kind == LoggedWarning.blurNotDrawn }) else { return }
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: LoggedWarning.blurNotDrawn,
        message: "\(traceName ?? "a visual effect view") shows the tint of its blur, and what lies behind it as it is",
        fix: "nothing, unless the blur matters to the frames", step: environment.origin?.step))
  }
}

extension LoggedWarning {
  /// The kind of a note that a blur is shown by its tint only.
  package static let blurNotDrawn: String = "blur-not-drawn"
}
