import SegueKit
import UIKit

/// What goes wrong in transitions that look right, written as it is found in apps.
public enum PatternMistake: String, CaseIterable, Sendable {
  /// The animation has no completion that tells UIKit of its end.
  case neverCompletes
  /// Nobody keeps the transitioning delegate, which UIKit holds weakly.
  case delegateIsReleased
  /// Nobody keeps the navigation delegate.
  case navigationDelegateIsReleased
  /// The animator gives up where the presenter's view is not its to move.
  case wantsFromView
  /// The animator returns there, without a word.
  case returnsWithoutFromView
  /// The delegate vends an interaction controller, but no animator.
  case interactionWithoutAnimator
  /// The animator does not add the view that arrives.
  case addsNothing
  /// A second screen is presented while the first one still comes.
  case presentsTwice

  /// A stage on which the mistake happens at 0.1 s, and the list presents or dismisses once more at 1 s.
  @MainActor public func make() -> Stage {
    let stage = PatternStage.emptyStage()
    let list = ListViewController()
    stage.window.rootViewController = self == .navigationDelegateIsReleased ? navigation(of: list) : list
    let message = MessageViewController()
    message.modalPresentationStyle = .custom
    let delegate = CarelessDelegate(self)
    message.transitioningDelegate = delegate
    switch self {
    case .navigationDelegateIsReleased:
      stage.at(0.1) { list.navigationController?.pushViewController(message, animated: true) }
    case .delegateIsReleased:
      stage.at(0.1) { list.present(message, animated: true) }
    case .interactionWithoutAnimator:
      stage.at(0.1) { list.present(message, animated: false) }
      delegate.attach(to: message)
      stage.pan(at: 0.3, [(0, 100, 100), (0.2, 100, 200)])
    case .presentsTwice:
      stage.at(0.1) { [delegate] in
        withExtendedLifetime(delegate) { list.present(message, animated: true) }
        list.present(OfferViewController(), animated: true)
      }
    default:
      stage.at(0.1) { [delegate] in withExtendedLifetime(delegate) { list.present(message, animated: true) } }
      stage.at(1) { list.present(OfferViewController(), animated: true) }
    }
    return stage
  }

  @MainActor private func navigation(of list: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = FadeNavigationDelegate()
    return navigation
  }
}

/// A delegate, animator and interaction of one mistake each.
final class CarelessDelegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private let mistake: PatternMistake
  private let interaction = UIPercentDrivenInteractiveTransition()

  init(_ mistake: PatternMistake) {
    self.mistake = mistake
    super.init()
  }

  /// The screen's own finger keeps the delegate.
  func attach(to message: UIViewController) {
    message.view.addGestureRecognizer(
      UIPanGestureRecognizer { [self] recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        switch pan.state {
        case .began: message.dismiss(animated: true)
        case .changed: interaction.update(pan.translation(in: nil).y / 400)
        case .ended: interaction.cancel()
        default: break
        }
      })
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to) else { return }
    switch mistake {
    case .wantsFromView:
      guard context.view(forKey: .from) != nil else { return context.completeTransition(false) }
    case .returnsWithoutFromView:
      guard context.view(forKey: .from) != nil else { return }
    default: break
    }
    if mistake != .addsNothing { context.containerView.addSubview(toView) }
    toView.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { toView.alpha = 1 },
      completion: { [mistake] _ in
        if mistake != .neverCompletes { context.completeTransition(!context.transitionWasCancelled) }
      })
  }
}
