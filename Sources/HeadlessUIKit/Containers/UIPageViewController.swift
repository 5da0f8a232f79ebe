public import Foundation
import Motion

/// Pages beside or above one another, of which one is shown; the scroll style only.
open class UIPageViewController: UIViewController {
  /// How one page turns into another.
  public enum TransitionStyle: Int, Sendable {
    /// A curl of paper, which is scrolled here with a warning.
    case pageCurl = 0
    /// Pages that scroll.
    case scroll = 1
  }

  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Which way a change goes.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// Names an option at creation.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// UIKit's constant.
    public let rawValue: String
    /// A key of any name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points between pages, a number; default 0.
    public static let interPageSpacing: OptionsKey = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Who knows the pages beside a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told of pages that a finger turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style it was made with.
  public let transitionStyle: TransitionStyle
  /// The axis it was made with.
  public let navigationOrientation: NavigationOrientation
  private let spacing: CGFloat
  private(set) var page: UIViewController?
  /// Whether a finger on the pages turns them; the app's own gestures may take its place.
  package var isScrollEnabled: Bool = true
  /// Who moves and leads a turn instead of the scroll's own animation, given the way from page to page; UIKit has none.
  package var turning: (@MainActor (_ step: CGVector) -> Turning?)?
  private lazy var drag = PageDrag(self)

  package typealias Turning = (
    animator: any UIViewControllerAnimatedTransitioning, interaction: (any UIViewControllerInteractiveTransitioning)?
  )

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    guard style == .pageCurl else { return }
    UIEnvironment.current.refuse(
      Refusal(.request, "The page curl is not drawn here; the pages scroll", fix: "use the scroll style"))
  }

  /// Archives are not read here: always nil.
  public required init?(coder: NSCoder) { nil }

  private static func points(_ option: Any?) -> CGFloat {
    switch option {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: 0
    }
  }

  /// The pages that are shown: one at most.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Shows another page; refused with a warning while a change runs.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first, next !== page else { return }
    guard runningChange == nil else {
      return UIEnvironment.current.refuse(
        Refusal(
          .duringTransition,
          "Attempt to show <\(next.logName)> in <\(logName)> while the change to another page is in progress",
          fix: "wait for the running transition to end"))
    }
    let old = page
    page = next
    addChild(next)
    old?.willMove(toParent: nil)
    guard isViewLoaded else { return settle(old, next) }
    turn(from: old, to: next, direction: direction, animated: animated, completion: completion)
  }

  /// Shows the page that the data source knows beside the present one; refused with a warning when there is none.
  package func turnPage(_ direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    guard let page, let next = neighbour(of: page, direction) else {
      return UIEnvironment.current.refuse(
        Refusal(
          .request, "Attempt to turn <\(logName)> beyond its \(direction == .forward ? "last" : "first") page",
          fix: "turn only to pages that the data source has"))
    }
    setViewControllers([next], direction: direction, animated: animated, completion: completion)
  }

  func neighbour(of page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
    switch direction {
    case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
    case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
    }
  }

  /// Turns to a page under a finger, which decides at its release; false where no page can be turned to now.
  ///
  /// The pages follow straight; the finger's way for all of it is `pageLength`.
  package func turn(
    to next: UIViewController, direction: NavigationDirection, ledBy interaction: UIPercentDrivenInteractiveTransition
  ) -> Bool {
    guard let old = page, next !== old, runningChange == nil, isOnScreen, isViewLoaded else { return false }
    page = next
    addChild(next)
    old.willMove(toParent: nil)
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn(from: old, to: next, direction: direction, animated: true, led: interaction) { [weak self] completed in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
    }
    return true
  }

  private func turn(
    from old: UIViewController?, to next: UIViewController, direction: NavigationDirection, animated: Bool,
    led interaction: UIPercentDrivenInteractiveTransition? = nil, completion: ((Bool) -> Void)?
  ) {
    let transition = ContainerTransition(
      .page, owner: self, from: old, to: next, containerView: view,
      steps: .init(didShow: { [self] in settle(old, next) }, restore: { [self] in turnBack(from: next, to: old) }))
    let finish: () -> Void = { [weak self] in completion?(self?.page === next) }
    guard animated, isOnScreen, old != nil else { return transition.run(completion: finish) }
    let step = step(direction)
    let chosen = interaction == nil ? turning?(step) : nil
    transition.run(
      animator: chosen?.animator ?? SystemAnimator.scroll(by: step, isLed: interaction != nil),
      interaction: chosen?.interaction ?? interaction, completion: finish)
  }

  private func turnBack(from next: UIViewController, to old: UIViewController?) {
    page = old
    next.removeFromParent()
    old?.didMove(toParent: self)
    guard let view = old?.view else { return }
    view.untransformedFrame = self.view.bounds
    if view.superview !== self.view { old?.enter(self.view) }
  }

  private func settle(_ old: UIViewController?, _ next: UIViewController) {
    old?.removeFromParent()
    next.didMove(toParent: self)
  }

  /// From a page to the next one in a direction, points.
  private func step(_ direction: NavigationDirection) -> CGVector {
    let sign: CGFloat = direction == .forward ? 1 : -1
    switch navigationOrientation {
    case .horizontal: return CGVector(dx: sign * (view.bounds.width + spacing), dy: 0)
    case .vertical: return CGVector(dx: 0, dy: sign * (view.bounds.height + spacing))
    }
  }

  /// The way from a page to the next, points.
  package var pageLength: Double {
    let size = isViewLoaded ? view.bounds.size : .zero
    return Double((navigationOrientation == .horizontal ? size.width : size.height) + spacing)
  }

  var runningChange: Transition? {
    UIEnvironment.current.transitions.running.last { $0.context?.container === self }
  }

  /// Makes the view, which a finger can turn the pages in.
  open override func loadView() {
    super.loadView()
    view.addGestureRecognizer(drag.recognizer)
  }

  override var appearanceChildren: [UIViewController] { page.map { [$0] } ?? [] }
  override var shownChild: UIViewController? { page }
  override func prepareForAppearance() {
    guard runningChange == nil, let page, page.view.superview !== view else { return }
    page.view.untransformedFrame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.enter(view)
  }

  /// The shown page.
  open override var childForStatusBarStyle: UIViewController? { page }
  /// The shown page.
  open override var childForStatusBarHidden: UIViewController? { page }
}

/// Knows the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before; nil at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Told of pages that a finger turns; every method is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a finger begins to turn to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  )
  /// Called when the pages stand again; `completed` is false when they went back to where they were.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

extension SystemAnimator {
  /// The pages move together by the distance from one to the next.
  ///
  /// - Parameter isLed: under a finger they follow it straight.
  static func scroll(by step: CGVector, isLed: Bool = false) -> SystemAnimator {
    let duration = UndocumentedMotion.pageScrollDuration
    let parameters = isLed ? AnimationParameters(duration: duration, pace: .linear) : .easeInOut(duration: duration)
    return SystemAnimator(parameters) { context in
      let container = context.containerView
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return Motion(animations: {})
      }
      to.untransformedFrame = container.bounds.offsetBy(dx: step.dx, dy: step.dy)
      container.addSubview(to)
      to.layoutIfNeeded()
      return Motion(animations: {
        from.untransformedFrame = container.bounds.offsetBy(dx: -step.dx, dy: -step.dy)
        to.untransformedFrame = container.bounds
      })
    }
  }
}
