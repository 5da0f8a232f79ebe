import Foundation

extension UINavigationController {
  /// The change of the stack that has not ended; nil when none runs.
  var runningChange: Transition? {
    UIEnvironment.current.transitions.running.last { $0.context?.container === self }
  }

  /// Whether a change runs that keeps others out: one that has only been asked for in this event gives way to the next.
  var isChanging: Bool { runningChange != nil && postponedChange == nil }

  func install(_ controller: UIViewController) {
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard controller.view.superview !== contentView else { return }
    controller.view.untransformedFrame = contentView.bounds
    controller.enter(contentView)
  }

  /// - Parameter led: what leads UIKit's own animator, for a pop by the finger.
  func change(
    to controllers: [UIViewController], operation: Operation, animated: Bool,
    led: UIPercentDrivenInteractiveTransition? = nil
  ) {
    let before = takePostponedChange() ?? StackBefore(stack)
    let from = before.stack.last
    let moves = animated && isOnScreen && viewIfLoaded?.window != nil
    if moves, controllers.last !== from { from?.holdSafeArea() }
    adopt(controllers)
    let removed = before.all.filter { controller in !controllers.contains { $0 === controller } }
    removed.filter { !$0.isLeavingParent }.forEach { $0.willMove(toParent: nil) }
    barsMayHaveChanged()
    guard let to = controllers.last, to !== from, isViewLoaded else {
      before.coordinator?.runWithoutTransition()
      return release(before.all)
    }
    let transition = ContainerTransition(
      operation == .pop ? .pop : .push, owner: self, from: from, to: to, containerView: contentView,
      steps: steps(from: before, to: to, animated: animated))
    transition.inheritedCoordinator = before.coordinator
    guard moves, let from else { return transition.run() }
    if delegate == nil, wantsDelegate { UIEnvironment.current.warnOfReleased("delegate", of: self) }
    let animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    guard let animator else {
      transition.run(animator: SystemAnimator.slide(operation, isLed: led != nil), interaction: led)
      if led == nil { postpone(transition, before) }
      return
    }
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    if operation == .pop, interaction == nil { warnOfMissingInteraction(for: animator, in: from.view) }
    transition.run(animator: animator, interaction: interaction)
    if interaction == nil { postpone(transition, before) }
  }

  private func steps(from before: StackBefore, to: UIViewController, animated: Bool) -> ContainerTransition.Steps {
    ContainerTransition.Steps(
      willShow: {
        self.newestChange = nil
        self.delegate?.navigationController(self, willShow: to, animated: animated)
      },
      didShow: {
        before.stack.last?.heldSafeArea = nil
        self.release(before.all)
        self.delegate?.navigationController(self, didShow: to, animated: animated)
      },
      restore: { self.restore(before) })
  }

  /// Makes the new ones children; those that leave stay children until the change has ended.
  private func adopt(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent !== self { addChild(controller) }
    for controller in controllers where controller.isLeavingParent { controller.isLeavingParent = false }
    replaceStack(controllers)
  }

  private func release(_ old: [UIViewController]) {
    for controller in old where !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
    for controller in stack where controller.isMovingToParent { controller.didMove(toParent: self) }
  }

  private func restore(_ before: StackBefore) {
    let (new, old) = (stack, before.stack)
    replaceStack(old)
    let others = new + before.all.filter { controller in !new.contains { $0 === controller } }
    for controller in others where !old.contains(where: { $0 === controller }) { controller.removeFromParent() }
    for controller in old where controller.isLeavingParent { controller.isLeavingParent = false }
    guard let top = old.last else { return }
    top.heldSafeArea = nil
    install(top)
    top.view.untransformedFrame = contentView.bounds
    barsMayHaveChanged()
  }

  func refusal(ofPushing controller: UIViewController) -> Refusal? {
    if isChanging { return busyRefusal("pushViewController:animated:") }
    if stack.contains(where: { $0 === controller }) {
      return Refusal(
        .request, "Pushing the same view controller instance more than once is not supported (<\(controller.logName)>)",
        fix: "push another instance")
    }
    if controller is UINavigationController {
      return Refusal(
        .request, "Pushing a navigation controller is not supported (<\(controller.logName)>)",
        fix: "present it, or push its root")
    }
    return nil
  }

  func busyRefusal(_ call: String) -> Refusal {
    Refusal(
      .duringTransition,
      "\(call) called on <\(logName)> while an existing transition or presentation is occurring; "
        + "the navigation stack will not be updated.",
      fix: "wait for the running transition to end")
  }
}

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    sequence(first: parentController, next: { $0?.parentController }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UINavigationController }.first
  }

  /// The nearest tab controller around this one.
  public var tabBarController: UITabBarController? {
    sequence(first: parentController, next: { $0?.parentController }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? UITabBarController }.first
  }
}
