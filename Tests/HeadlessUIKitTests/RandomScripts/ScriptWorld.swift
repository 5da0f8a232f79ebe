import HeadlessUIKit
import TestSupport

/// A stage on which a random script plays, beside the model that predicts what becomes of it.
@MainActor
final class ScriptWorld: NSObject {
  static let size = CGSize(width: 390, height: 844)
  let scriptRoot: ScriptRoot
  let stage: StageFixture
  let audit = AppearanceAudit()
  private(set) var model: StackModel
  private(set) var complaints: [String] = []
  private(set) var controllers: [String: UIViewController] = [:]
  /// What the delegates answer with; set while a request is made.
  private var plan: TransitionPlan = .system
  /// Who leads the next transition; set while a request is made.
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private var animator: PlannedAnimator?
  private var count = 0
  private var readEvents = 0
  /// Whether a request of the script's is made just now.
  private var isRequesting = false
  /// The requests of UIKit's own gestures, whose transitions have not begun.
  private var ownRequests: [StackModel.Request] = []
  /// Transitions of gestures whose stack is not known yet.
  private var unknownPops: [Int] = []

  init(_ root: ScriptRoot) {
    scriptRoot = root
    stage = StageFixture(size: Self.size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    model = StackModel(root: "\(root)")
    super.init()
    stage.show(makeRoot(root))
    UIEnvironment.current = stage.environment
    readEvents = stage.environment.log.events.count
  }

  // MARK: Making screens

  private func makeRoot(_ root: ScriptRoot) -> UIViewController {
    switch root {
    case .plain: screen("plain")
    case .stack: stack("stack")
    case .pages: pages("pages")
    case .tabs: tabs()
    }
  }

  func screen(_ name: String, parent: String? = nil) -> UIViewController {
    let screen = AuditedScreen(name, audit)
    screen.view.accessibilityIdentifier = name
    screen.view.backgroundColor = .white
    return keep(screen, name, .init(parent: parent))
  }

  private func keep(_ controller: UIViewController, _ name: String, _ screen: StackModel.Screen) -> UIViewController {
    controllers[name] = controller
    model.add(name, screen)
    return controller
  }

  func stack(_ name: String, parent: String? = nil) -> UIViewController {
    let bottom = screen("\(name).bottom", parent: name)
    let stack = AuditedStack(name, root: bottom, audit)
    stack.delegate = self
    return keep(stack, name, .init(content: .stack(["\(name).bottom"]), parent: parent))
  }

  private func pages(_ name: String, parent: String? = nil) -> UIViewController {
    let names = (0..<3).map { "\(name).\($0)" }
    for page in names { _ = screen(page, parent: page == names[1] ? name : nil) }
    let pages = AuditedPages(name, audit)
    pages.dataSource = self
    pages.setViewControllers(controllers[names[1]].map { [$0] }, direction: .forward, animated: false)
    return keep(pages, name, .init(content: .pages(names, shown: 1), parent: parent))
  }

  private func tabs() -> UIViewController {
    let held = [stack("stack", parent: "tabs"), pages("pages", parent: "tabs"), screen("plain", parent: "tabs")]
    let tabs = AuditedTabs("tabs", audit)
    tabs.delegate = self
    tabs.viewControllers = held
    return keep(tabs, "tabs", .init(content: .tabs(["stack", "pages", "plain"], selected: 0)))
  }

  private func fresh(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(count)"
  }

  // MARK: Acting

  func perform(_ action: ScriptAction) {
    readLog()
    switch action {
    case .present(let source, let style, let holdsStack, let plan, let animated):
      present(from: find(source), style, holdsStack: holdsStack, plan, animated: animated)
    case .dismiss(let source, let plan, let animated): dismiss(from: find(source), plan, animated: animated)
    case .push(let stack, let plan, let animated): push(on: findStack(stack), plan, animated: animated)
    case .pop(let stack, let below, let plan, let animated):
      pop(of: findStack(stack), plan, animated: animated) { $0 > 1 ? max($0 - below, 1) : 0 }
    case .popToRoot(let stack, let plan, let animated):
      pop(of: findStack(stack), plan, animated: animated) { _ in 1 }
    case .select(let tab, let plan): select(tab, plan)
    case .turn(let step, let animated): turn(by: step, animated: animated)
    case .pan(let way, let isTakenAway): pan(way, isTakenAway: isTakenAway)
    case .tap(let x, let y): stage.environment.tap(at: CGPoint(x: x, y: y))
    }
    readLog()
  }

  private func find(_ place: Int) -> String { place < 0 ? model.top : model.names[place % model.names.count] }

  private func findStack(_ place: Int) -> String? {
    let stacks = model.names.filter { controllers[$0] is UINavigationController }
    guard place < 0 else { return stacks.isEmpty ? nil : stacks[place % stacks.count] }
    let around = sequence(first: model.top) { [model] in model.screens[$0]?.parent }
    return around.first(where: stacks.contains) ?? stacks.last
  }

  private func present(
    from source: String, _ style: UIModalPresentationStyle, holdsStack: Bool, _ plan: TransitionPlan, animated: Bool
  ) {
    let name = fresh(holdsStack ? "stack" : "screen")
    let controller = holdsStack ? stack(name) : screen(name)
    controller.modalPresentationStyle = style
    controller.modalTransitionStyle = plan.style
    controller.transitioningDelegate = self
    prepareSheet(controller, source: source)
    if style != .custom { controller.presentationController?.delegate = self }
    let modelStyle = StackModel.PresentationStyle(
      removesPresenter: style == .fullScreen || style == .currentContext,
      staysInContext: style == .overCurrentContext || style == .currentContext)
    request(.present(name, from: source, modelStyle), plan) {
      controllers[source]?.present(controller, animated: animated)
    }
  }

  /// Lets it rest at half the height too, where it becomes a sheet.
  func prepareSheet(_ controller: UIViewController, source: String) {
    let popover = controller.popoverPresentationController
    popover?.sourceView = controllers[source]?.view
    let sheet = popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
  }

  private func dismiss(from source: String, _ plan: TransitionPlan, animated: Bool) {
    request(.dismiss(from: source), plan) { controllers[source]?.dismiss(animated: animated) }
  }

  private func push(on stack: String?, _ plan: TransitionPlan, animated: Bool) {
    guard let stack, let navigation = controllers[stack] as? UINavigationController else { return }
    let name = fresh("screen")
    let new = screen(name)
    request(.push(name, on: stack), plan) { navigation.pushViewController(new, animated: animated) }
  }

  private func pop(of stack: String?, _ plan: TransitionPlan, animated: Bool, keeping: (Int) -> Int) {
    guard let stack, let navigation = controllers[stack] as? UINavigationController,
      case .stack(let held)? = model.screens[stack]?.content
    else { return }
    let count = keeping(held.count)
    request(.pop(keeping: count, of: stack), plan) {
      if count == held.count - 1 || count < 1 {
        navigation.popViewController(animated: animated)
      } else if count == 1 {
        navigation.popToRootViewController(animated: animated)
      } else if let target = controllers[held[count - 1]] {
        navigation.popToViewController(target, animated: animated)
      }
    }
  }

  private func select(_ tab: Int, _ plan: TransitionPlan) {
    guard let tabs = controllers["tabs"] as? UITabBarController else { return }
    request(.select(tab, of: "tabs"), plan) { tabs.selectedIndex = tab }
  }

  func turn(by step: Int, animated: Bool) {
    guard let pages = controllers["pages"] as? UIPageViewController else { return }
    request(.turn(by: step, of: "pages"), .system) {
      pages.turnPage(step > 0 ? .forward : .reverse, animated: animated)
    }
  }

  private func pan(_ way: [ScriptAction.PanSample], isTakenAway: Bool) {
    guard let path = FingerPath(way.map { ($0.time, $0.x, $0.y) }) else { return }
    stage.environment.drag(along: path, lift: isTakenAway ? .cancel : .release(velocity: nil))
  }

  // MARK: Requests

  /// Asks UIKit, and compares the answer with the model's.
  private func request(_ request: StackModel.Request, _ plan: TransitionPlan, _ body: () -> Void) {
    readLog()
    let predicted = model.refuses(request)
    let mark = stage.environment.log.events.count
    (self.plan, interaction, animator) = (plan, nil, nil)
    isRequesting = true
    body()
    isRequesting = false
    let (interaction, animator) = (interaction, animator)
    (self.plan, self.interaction, self.animator) = (.system, nil, nil)
    let events = stage.environment.log.events[mark...]
    let isRefused = events.contains { $0.kind == .refused }
    if let predicted, predicted != isRefused {
      complain("\(request) is \(isRefused ? "refused" : "accepted")")
    }
    let start = events.firstIndex { $0.kind == .start }
    if !isRefused, model.changes(request) {
      model.begin(request, number: start.flatMap { events[$0].transitionNumber })
    }
    if let start { readEvents = start + 1 }
    lead(plan, interaction, animator)
    readLog()
  }

  /// Leads the transition as the plan says, whether it was accepted or not.
  private func lead(
    _ plan: TransitionPlan, _ interaction: (any UIViewControllerInteractiveTransitioning)?, _ animator: PlannedAnimator?
  ) {
    let clock = stage.environment.clock
    guard let interaction else { return }
    for move in plan.moves {
      at(clock.now + move.time) { Leading(plan, interaction, animator).move(to: move.share) }
    }
    at(clock.now + plan.end) { Leading(plan, interaction, animator).letGo(finishes: plan.finishes) }
    guard plan.isCaughtAgain else { return }
    let again = clock.now + plan.end + 0.05
    at(again) { Leading(plan, interaction, animator).catchAgain() }
    at(again + 0.1) { Leading(plan, interaction, animator).letGo(finishes: !plan.finishes) }
  }

  /// At once, where the time has come: in the very event of the request.
  private func at(_ time: Double, _ action: @escaping @MainActor () -> Void) {
    time > stage.environment.clock.now ? _ = stage.environment.clock.schedule(at: time, action) : action()
  }

  private func complain(_ text: String) { complaints.append("\(stage.environment.clock.now): \(text)") }

  // MARK: Reading what happened

  /// Takes in what has begun and ended without a request of the script's.
  func readLog() {
    let events = stage.environment.log.events
    while readEvents < events.count {
      let event = events[readEvents]
      readEvents += 1
      guard let number = event.transitionNumber else { continue }
      if event.kind == .start { beginOwn(number, event.detail ?? "") }
      if event.kind == .end { model.end(number, completed: event.outcome == "completed") }
    }
  }

  /// A gesture of UIKit's has begun a transition.
  private func beginOwn(_ number: Int, _ kind: String) {
    switch kind {
    case "dismiss" where !ownRequests.isEmpty: accept(ownRequests.removeFirst(), number)
    case "page": accept(.turn(by: pageStep, of: "pages"), number)
    case "pop": unknownPops.append(number)
    default: complain("\(kind) begins by itself")
    }
  }

  private func accept(_ request: StackModel.Request, _ number: Int) {
    if model.refuses(request) == true { complain("\(request) begins by itself and may not") }
    model.begin(request, number: number)
  }

  private var pageStep: Int {
    guard case .pages(let pages, let shown)? = model.screens["pages"]?.content,
      let page = (controllers["pages"] as? UIPageViewController)?.viewControllers?.first,
      let index = pages.firstIndex(where: { controllers[$0] === page })
    else { return 0 }
    return index - shown
  }

  private func name(of controller: UIViewController) -> String {
    controllers.first { $0.value === controller }?.key ?? "nobody"
  }
}

// MARK: - Answering UIKit

extension ScriptWorld: UIViewControllerTransitioningDelegate, UIAdaptivePresentationControllerDelegate {
  private func makeAnimator(arrives: Bool) -> PlannedAnimator? {
    switch plan.kind {
    case .system: return nil
    case .caught, .scrubbed: animator = PlannedPropertyAnimator(plan, arrives: arrives)
    case .blocks, .percent, .handOff, .context: animator = PlannedAnimator(plan, arrives: arrives)
    }
    return animator
  }

  private func makeInteraction() -> (any UIViewControllerInteractiveTransitioning)? {
    switch plan.kind {
    case .system, .blocks: return nil
    case .context: interaction = animator.map { ContextLead($0) }
    case .percent, .handOff, .caught, .scrubbed:
      let made = UIPercentDrivenInteractiveTransition()
      made.wantsInteractiveStart = plan.kind != .caught
      made.completionSpeed = plan.speed
      interaction = made
    }
    return interaction
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(arrives: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(arrives: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    readLog()
    ownRequests.append(.dismiss(from: name(of: presentationController.presentedViewController)))
  }
}

extension ScriptWorld: UINavigationControllerDelegate, UITabBarControllerDelegate, UIPageViewControllerDataSource {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(arrives: operation == .push) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard !isRequesting else { return }
    readLog()
    let stack = name(of: navigationController)
    guard !unknownPops.isEmpty, case .stack(let held)? = model.screens[stack]?.content else { return }
    accept(.pop(keeping: held.count - 1, of: stack), unknownPops.removeFirst())
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(arrives: true) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeInteraction() }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  private func page(beside page: UIViewController, _ step: Int) -> UIViewController? {
    guard case .pages(let pages, _)? = model.screens["pages"]?.content,
      let index = pages.firstIndex(where: { controllers[$0] === page }), pages.indices.contains(index + step)
    else { return nil }
    return controllers[pages[index + step]]
  }
}
