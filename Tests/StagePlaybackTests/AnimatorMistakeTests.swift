import HeadlessUIKit
import StagePlayback
import Testing

/// A screen whose bar its layout places: as wide as the screen.
private final class BarView: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 10)
  }
}

private final class BarController: UIViewController {
  override func loadView() { view = BarView(frame: .zero) }
}

/// Grows the presented view out of the middle, after the usual patterns and mistakes.
private final class Grower: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  enum Habit: CaseIterable {
    case laysOut, forgetsLayout, wantsFromView
  }

  let habit: Habit

  init(_ habit: Habit) { self.habit = habit }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
    if habit == .wantsFromView {
      guard context.view(forKey: .from) != nil else { return context.completeTransition(false) }
    }
    context.containerView.addSubview(to)
    to.frame = context.containerView.bounds.insetBy(dx: 40, dy: 40)
    if habit == .laysOut { to.layoutIfNeeded() }
    UIView.animate(
      withDuration: 0.2,
      animations: {
        to.frame = context.containerView.bounds
        if self.habit == .laysOut { to.layoutIfNeeded() }
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

@MainActor
struct AnimatorMistakeTests {
  private static func play(_ habit: Grower.Habit, _ style: UIModalPresentationStyle) throws -> [PlaybackWarning] {
    let stage = Stage(size: CGSize(width: 100, height: 200), scale: 2)
    let list = UIViewController()
    list.view.backgroundColor = .white
    stage.window.rootViewController = list
    let detail = BarController()
    detail.view.backgroundColor = .black
    let grower = Grower(habit)
    detail.transitioningDelegate = grower
    detail.modalPresentationStyle = style
    stage.at(0.1) { withExtendedLifetime(grower) { list.present(detail, animated: true) } }
    try stage.play()
    return stage.warnings
  }

  @Test(
    arguments: [
      (.laysOut, .custom, []), (.laysOut, .fullScreen, []), (.forgetsLayout, .custom, ["not-laid-out"]),
      (.forgetsLayout, .fullScreen, ["not-laid-out"]), (.wantsFromView, .custom, ["completed-false"]),
      (.wantsFromView, .overFullScreen, ["completed-false"]), (.wantsFromView, .fullScreen, ["not-laid-out"]),
    ] as [(Grower.Habit, UIModalPresentationStyle, [String])])
  private func `usual mistakes of animators are found`(
    habit: Grower.Habit, style: UIModalPresentationStyle, expected: [String]
  ) throws {
    #expect(try Self.play(habit, style).map(\.kind) == expected)
  }

  @Test func `a view that is not there is said to be why a transition is taken back`() throws {
    let warning = try #require(try Self.play(.wantsFromView, .custom).first)
    #expect(warning.message.contains("view(forKey: .from) is nil"))
    #expect(warning.fix.contains("shouldRemovePresentersView"))
  }
}
