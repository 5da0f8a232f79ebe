/// What a navigation stack was before a change, and before those that were asked for in the same event.
@MainActor struct StackBefore {
  /// What shows: the stack before the first of them.
  let stack: [UIViewController]
  /// Those of the stack, and those that came and went unseen.
  let all: [UIViewController]
  /// What the app wants to happen alongside a change that has given way; nil without one.
  let coordinator: TransitionCoordinator?

  init(_ stack: [UIViewController]) { (self.stack, all, coordinator) = (stack, stack, nil) }

  fileprivate init(_ before: StackBefore, until stack: [UIViewController], _ coordinator: TransitionCoordinator?) {
    self.stack = before.stack
    all = before.all + stack.filter { controller in !before.all.contains { $0 === controller } }
    self.coordinator = coordinator
  }
}

/// An animated change of a stack that begins when the event that asked for it has ended.
@MainActor struct PostponedChange {
  fileprivate let transition: ContainerTransition
  fileprivate let before: StackBefore
}

extension UINavigationController {
  /// Keeps an animated change in mind that has not begun.
  ///
  /// UIKit puts such changes off as well: a pop to the root and a push in one event end as the root with the pushed one on
  /// top, and the push is what shows. Which animation it shows is not documented; the last one is what apps see.
  func postpone(_ transition: ContainerTransition, _ before: StackBefore) {
    newestChange = PostponedChange(transition: transition, before: before)
  }

  /// The change that has not begun and gives way to another; nil when there is none.
  var postponedChange: PostponedChange? { newestChange.flatMap { $0.transition.isPending ? $0 : nil } }

  /// Takes back the change that has not begun; nil when there is none.
  func takePostponedChange() -> StackBefore? {
    guard let change = postponedChange else { return nil }
    newestChange = nil
    return StackBefore(change.before, until: stack, change.transition.withdraw())
  }
}
