import Foundation

/// Several view controllers of which one is shown; its bar takes its room and is not drawn.
open class UITabBarController: UIViewController {
  /// Who animates the changes and hears of them.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  let contentView = UIView(frame: .zero)
  /// The bar under the screens, for its place and properties; it is not drawn.
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.tabs = self
    return bar
  }()

  /// Whether the bar takes no room; default false.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Gives or takes the bar's room, at once or in the time that bars take.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { self.isTabBarHidden = hidden }
  }

  /// Where the bar would be drawn, in the controller's view; one that is hidden by a screen is below it.
  var tabBarFrame: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    let height = BarHeights(around: self).tab + view.safeAreaInsets.bottom
    let isShown = selected.map { !hidesBar(under: $0) } ?? true
    let y = isShown ? view.bounds.height - height : view.bounds.height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  private func hidesBar(under child: UIViewController) -> Bool {
    tabBar.isHidden || (child as? UINavigationController)?.hidesBottomBars == true
  }

  override func barInsets(of child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: hidesBar(under: child) ? 0 : BarHeights(around: self).tab, right: 0)
  }

  /// The controllers of the tabs; the first is selected unless the selected one remains.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the tabs; the change of the shown one is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    tabs = viewControllers ?? []
    for tab in tabs where tab.parent !== self {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    let gone = old.filter { tab in !tabs.contains { $0 === tab } }
    gone.forEach { $0.willMove(toParent: nil) }
    if selected.map({ shown in !tabs.contains { $0 === shown } }) ?? true { show(tabs.first, animated: false) }
    gone.forEach { $0.removeFromParent() }
  }

  /// The selected controller; nil without tabs.
  ///
  /// Setting it asks the delegate for an animator.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }

  /// Index of the selected tab, the not-found number without tabs.
  ///
  /// Setting it asks the delegate for an animator; an index without a tab is refused with a warning.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else {
        return UIEnvironment.current.refuse(
          Refusal(
            .request, "Attempt to select tab \(newValue) of <\(logName)>, which has \(tabs.count)",
            fix: "select an index below the number of tabs"))
      }
      select(tabs[newValue])
    }
  }

  private func select(_ tab: UIViewController) {
    guard tab !== selected else { return }
    guard runningChange == nil else {
      return UIEnvironment.current.refuse(
        Refusal(
          .duringTransition,
          "Attempt to select <\(tab.logName)> in <\(logName)> while the change to another tab is in progress",
          fix: "wait for the running transition to end"))
    }
    show(tab, animated: UIView.areAnimationsEnabled)
  }

  private var runningChange: Transition? {
    UIEnvironment.current.transitions.running.last { $0.context?.container === self }
  }

  private func show(_ tab: UIViewController?, animated: Bool) {
    let old = selected
    selected = tab
    guard let tab, isViewLoaded else { return }
    let transition = ContainerTransition(
      .select, owner: self, from: old, to: tab, containerView: contentView,
      steps: .init(restore: { [self] in
        selected = old
        if let old { install(old) }
      }))
    guard animated, isOnScreen, let old,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: tab)
    else { return transition.run() }
    transition.run(
      animator: animator, interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
  }

  private func install(_ controller: UIViewController) {
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard controller.view.superview !== contentView else { return }
    controller.view.untransformedFrame = contentView.bounds
    controller.enter(contentView)
  }

  // MARK: Containing

  /// Makes the view with the content view in it.
  open override func loadView() {
    super.loadView()
    contentView.isTraced = false
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
  }

  override var appearanceChildren: [UIViewController] { selected.map { [$0] } ?? [] }
  override var shownChild: UIViewController? { selected }
  override func prepareForAppearance() {
    guard runningChange == nil, let selected else { return }
    install(selected)
  }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selected }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selected }
}

/// Animates a tab controller's changes; every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// The animator of a change; nil for none, as before iOS 18.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of a change; nil for the clock.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// No animation.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Driven by the clock.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
