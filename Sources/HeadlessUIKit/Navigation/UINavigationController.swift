public import Foundation

/// A stack of view controllers of which the top one is shown; its bars take their room and are not drawn.
open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Sendable {
    /// Another change than push and pop.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// Controllers go from the top.
    case pop = 2
  }

  /// Who animates the changes and hears of them.
  ///
  /// It is not kept alive: when nobody else does, UIKit's own animation runs, and a warning says so.
  open weak var delegate: (any UINavigationControllerDelegate)? { didSet { wantsDelegate = delegate != nil } }
  /// Whether a delegate was given that may have gone since.
  private(set) var wantsDelegate: Bool = false
  private(set) var stack: [UIViewController] = []
  let contentView = UIView(frame: .zero)
  /// The animated change that was asked for last.
  var newestChange: PostponedChange?
  /// Whether the delegate knows of the controller that was shown first.
  private var hasShownFirst = false
  private lazy var interactivePop = InteractivePop(self)

  /// Pops by a finger that comes in from the leading edge of the screen.
  ///
  /// It begins while there is something to pop and no animator of the delegate's would do it; another delegate of the
  /// recogniser decides by itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  /// Whether the bar takes no room; default false.
  ///
  /// Its height is added to the safe area of what shows: `additionalSafeAreaInsets` comes on top.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }
  /// The bar over the screens, for its place and properties; it is not drawn.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.navigation = self
    return bar
  }()
  /// Whether the toolbar takes no room; default true.
  open var isToolbarHidden: Bool = true { didSet { if isToolbarHidden != oldValue { barsMayHaveChanged() } } }
  /// The bar under the screens, for its place and properties; it is not drawn.
  // The type is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = {
    let bar = UIToolbar()
    bar.navigation = self
    return bar
  }()
  /// Whether a screen of the stack hides the bars at the bottom; as it was when the stack changed.
  private(set) var hidesBottomBars: Bool = false
  /// Has no effect: no bar is drawn.
  open var hidesBarsOnSwipe: Bool = false
  /// Has no effect: no bar is drawn.
  open var hidesBarsOnTap: Bool = false

  /// Gives or takes the toolbar's room, at once or in the time that bars take.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated && runningChange == nil) { self.isToolbarHidden = hidden }
  }

  /// Gives or takes the bar's room, at once or in the time that bars take.
  ///
  /// During a push or pop it is at once: what comes is laid out with it, and what goes stays as it is.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated && runningChange == nil) { self.isNavigationBarHidden = hidden }
  }

  override func barInsets(of child: UIViewController) -> UIEdgeInsets { insetsOfBars(around: child) }

  /// A stack of one, which is pushed without animation.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Archives are not read here: always nil.
  public required init?(coder: NSCoder) { nil }

  /// The stack, bottom first; setting it changes without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: presented over the stack, or on its top.
  open var visibleViewController: UIViewController? { ownPresented ?? topViewController }

  /// Puts a controller on top; refused with a warning while another change runs.
  ///
  /// Changes that are asked for in one event end as the last of them says, and its animation is what shows.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let refusal = refusal(ofPushing: viewController) { return UIEnvironment.current.refuse(refusal) }
    change(to: stack + [viewController], operation: .push, animated: animated)
  }

  /// Takes the top controller away; nil and a warning when it is the only one or another change runs.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(keeping: stack.count - 1, animated: animated).last
  }

  /// Takes everything above a controller away; gives what was taken.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      UIEnvironment.current.refuse(
        Refusal(
          .request, "Tried to pop to <\(viewController.logName)>, a view controller that doesn't exist in the stack",
          fix: "pop to a controller of viewControllers"))
      return nil
    }
    guard viewController !== topViewController else { return [] }
    return pop(keeping: index + 1, animated: animated)
  }

  /// Takes everything but the bottom controller away; gives what was taken.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = pop(keeping: 1, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Exchanges the whole stack: a pop when the new top was in it, else a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !isChanging else { return UIEnvironment.current.refuse(busyRefusal("setViewControllers:animated:")) }
    let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
    change(to: viewControllers, operation: isPop ? .pop : .push, animated: animated)
  }

  private func pop(keeping count: Int, animated: Bool) -> [UIViewController] {
    if isChanging {
      UIEnvironment.current.refuse(busyRefusal("popViewControllerAnimated:"))
      return []
    }
    guard count >= 1, count < stack.count else {
      UIEnvironment.current.refuse(
        Refusal(
          .request, "Attempt to pop the root <\(topViewController?.logName ?? "nothing")> of <\(logName)>",
          fix: "pop only while the stack holds more than one controller"))
      return []
    }
    let popped = Array(stack[count...])
    change(to: Array(stack[..<count]), operation: .pop, animated: animated)
    return popped
  }

  // MARK: Containing

  /// Makes the view with the content view in it.
  open override func loadView() {
    super.loadView()
    contentView.isTraced = false
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(contentView)
    view.addGestureRecognizer(interactivePop.recognizer)
  }

  /// Pops the top controller under a finger; false where nothing can be popped now.
  func pop(ledBy interaction: UIPercentDrivenInteractiveTransition) -> Bool {
    guard stack.count > 1, isOnScreen, runningChange == nil else { return false }
    change(to: Array(stack.dropLast()), operation: .pop, animated: true, led: interaction)
    return true
  }

  override var appearanceChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }
  override var shownChild: UIViewController? { topViewController }
  override func prepareForAppearance() {
    guard runningChange == nil, let top = topViewController else { return }
    install(top)
  }

  override func childrenBeganAppearing(animated: Bool) {
    guard !hasShownFirst, let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }
  override func childrenEndedAppearing(animated: Bool) {
    guard !hasShownFirst, let top = topViewController else { return }
    hasShownFirst = true
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// The top controller.
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  func replaceStack(_ controllers: [UIViewController]) {
    stack = controllers
    hidesBottomBars = controllers.contains(where: \.hidesBottomBarWhenPushed)
  }
}
