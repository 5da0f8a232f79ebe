public import Foundation

/// A screen, or a part of one: a view, its life on screen, and how other screens come and go over it.
///
/// Subclass it as on iOS; every `super` call does nothing that a subclass must not skip.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitChangeObservable {
  // MARK: State

  private var loadedView: UIView?
  var appearance: AppearanceState = .disappeared
  var appearanceIsAnimated = false
  /// True from viewWillAppear until viewIsAppearing has been called.
  var owesIsAppearing = false

  /// The title shown for it in bars, which are not drawn here.
  open var title: String?
  /// What a navigation bar would show; bars are not drawn.
  public private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.screen = self
    return item
  }()
  /// What a tab bar would show; bars are not drawn.
  // The type is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a toolbar would show; bars are not drawn.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether a tab bar and a toolbar take no room while it is in a navigation stack; read when the stack changes.
  open var hidesBottomBarWhenPushed: Bool = false
  /// Sets what a toolbar would show.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  /// Not carried.
  @available(*, unavailable, message: "storyboards are not read here; call the method that performs the transition")
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// The name in logs; the scene player sets it to the screen's id.
  package var screenName: String?

  weak var parentController: UIViewController?
  private(set) var childControllers: [UIViewController] = []
  /// True between `addChild` and `didMove(toParent:)`.
  var isEnteringParent = false
  /// True between `willMove(toParent: nil)` and the removal.
  var isLeavingParent = false

  /// How this controller is presented; nil when it is not.
  var presentation: ModalPresentation?
  /// How far the presentation is; it outlives the presentation by the last callbacks.
  var modalStage: ModalPresentation.Stage?
  /// The one that this very controller presented.
  var ownPresented: UIViewController?
  var preparedPresentationController: UIPresentationController?
  /// True while two children change places.
  var isExchangingChildren = false

  // MARK: Creating

  /// A controller whose view is made by `loadView`; there are no nib files here, and a name is refused with a warning.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    guard let nibNameOrNil else { return }
    UIEnvironment.current.refuse(
      Refusal(
        .request, "Could not load NIB with name '\(nibNameOrNil)': nib files are not read here",
        fix: "make the views in loadView or viewDidLoad, and pass nil"))
  }

  /// A controller whose view is made by `loadView`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Archives are not read here: always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

  /// The root view, made at the first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { adopt(newValue) }
  }

  /// The root view if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the root view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the root view: a plain one of the screen's size.
  open func loadView() {
    let plain = UIView(frame: UIEnvironment.current.screen.bounds)
    plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = plain
  }

  /// Makes the root view unless there is one.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else { return }
    noteCallback("viewDidLoad")
    viewDidLoad()
  }

  private func adopt(_ view: UIView?) {
    loadedView?.owningViewController = nil
    loadedView = view
    view?.owningViewController = self
    view?.additionalSafeArea = additionalSafeAreaInsets
  }

  /// Called once, when the root view has been made.
  open func viewDidLoad() {}

  // MARK: Life on screen

  /// Called before the view comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and has its traits and size, before its first layout on screen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on screen and the transition has ended.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called before layout when the root view's constraints are to be brought up to date; call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Whether the root view's margins are no less than the system's least; default true.
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true { didSet { viewIfLoaded?.marginsMayHaveChanged() } }
  /// Called when the safe area of the root view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// What its bars cover of a child's view, apart from what covers its own.
  func barInsets(of child: UIViewController) -> UIEdgeInsets { .zero }
  /// The safe area that its view keeps while it leaves a container; nil for that of its place.
  var heldSafeArea: UIEdgeInsets?

  /// Whether the view comes on screen by a presentation that has not ended.
  open var isBeingPresented: Bool { modalStage == .presenting }
  /// Whether the view leaves by a dismissal that has not ended.
  open var isBeingDismissed: Bool { modalStage == .dismissing }
  /// Whether the controller is being added to a parent.
  open var isMovingToParent: Bool { isEnteringParent }
  /// Whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { isLeavingParent }

  /// Whether children hear of the appearance without the parent's doing; default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its view is about to come on or leave the screen.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? beginAppearing(animated: animated) : beginDisappearing(animated: animated)
  }

  /// Tells a child that what began has ended.
  open func endAppearanceTransition() { endAppearance() }

  /// The children that hear of this controller's appearance.
  var appearanceChildren: [UIViewController] {
    childControllers.filter { child in
      guard let view = loadedView else { return false }
      return child.leavingFaces.contains { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }
  }

  /// The child that a container shows; nil when it has none.
  var shownChild: UIViewController? { nil }

  /// Puts the children's views in place before they hear of the appearance; containers do.
  func prepareForAppearance() {}
  /// The children have heard that they will appear with this one.
  func childrenBeganAppearing(animated: Bool) {}
  /// The children have heard that they have appeared with this one.
  func childrenEndedAppearing(animated: Bool) {}

  // MARK: Parents and children

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }
  /// The contained controllers in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// Makes a controller a child; adding its view and calling `didMove(toParent:)` is the caller's part.
  open func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.removeFromParent()
    childController.isEnteringParent = true
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }

  /// Ends the containment; removing the view is the caller's part.
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    isLeavingParent = false
    didMove(toParent: nil)
  }

  /// Called before the parent changes; call it with nil before removing a child.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { isLeavingParent = true }
  }

  /// Called after the parent has changed; call it when a child's view has been added.
  open func didMove(toParent parent: UIViewController?) { isEnteringParent = false }

  /// Exchanges two children's views, with the appearance callbacks of both.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view goes.
  ///   - toViewController: the child whose view comes.
  ///   - duration: seconds.
  ///   - options: as of `UIView.transition(with:duration:options:animations:completion:)`.
  ///   - animations: changes that are animated.
  ///   - completion: gets true when the animations ran to their end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, with: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  // MARK: Presenting

  /// How it is presented; default automatic.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// UIKit's animation for it where no animator is given; default cover vertical.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Who animates and places its presentation.
  ///
  /// It is not kept alive: when nobody else does, UIKit's own animation runs, and a warning says so.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { wantsTransitioningDelegate = transitioningDelegate != nil }
  }
  /// Whether a delegate was given that may have gone since.
  private(set) var wantsTransitioningDelegate: Bool = false
  /// Whether presentations over the current context stay within this controller; default false.
  open var definesPresentationContext: Bool = false
  /// Whether it decides the transition style for what is presented in its context; default false.
  open var providesPresentationContextTransitionStyle: Bool = false
  /// Whether a gesture or a tap beside it cannot dismiss it; default false.
  open var isModalInPresentation: Bool = false
  /// Whether it decides the status bar though it does not cover the screen; default false.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// The size it would like to have in a container, points; default zero.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child wants another size.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Called when constraints give a child another size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child gets when this one has a size.
  ///
  /// Default that very size for a child that fills this one's view now, its present size for others.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
    return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
  }
  /// Called before the view gets another size with its window's, as at a rotation; tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers where child.isViewLoaded {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if own != child.view.bounds.size { child.viewWillTransition(to: own, with: coordinator) }
    }
  }
  /// Called before the traits change; which no rotation does here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Presents a controller over this one, or over the ancestor that the style asks for.
  ///
  /// What UIKit would refuse is refused with a warning in the stage's log, and nothing else happens.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presented, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }

  // MARK: The status bar

  /// The style it wants for the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether it wants the status bar hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes; it is not drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator hides; it is not drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Where the app's gestures come first; the system has none here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Whether it turns with the device; nobody turns it here.
  open var shouldAutorotate: Bool { true }
  /// How the device may be held; nobody turns it here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// How the device is best held when the screen is presented; nobody turns it here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The child that decides the style instead.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether it is hidden instead.
  open var childForStatusBarHidden: UIViewController? { nil }

  // MARK: Surroundings

  /// What a subclass adds to the safe area, points.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.additionalSafeArea = additionalSafeAreaInsets
      loadedView?.safeAreaMayHaveChanged()
    }
  }

  /// The traits of the view, or those that it would have.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? overriding(parent?.traitCollection ?? UIEnvironment.current.traitCollection)
  }

  /// Called after the traits of the view have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and what lies in it; unspecified takes the surroundings'.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      let census = TraitCensus(of: loadedView)
      ownStyle = newValue
      census.settle()
    }
  }
  private var ownStyle: UIUserInterfaceStyle = .unspecified
  var ownTraits: UITraitCollection?
  /// What the parent says of its traits.
  var traitsFromParent: UITraitCollection?
  /// The watches on its traits.
  public private(set) lazy var traitWatches: TraitWatches = TraitWatches()

  /// The view's superview's controller, else the parent's view.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// Asks for the status bar to be read again; it is read at every frame here.
  open func setNeedsStatusBarAppearanceUpdate() {}
}
