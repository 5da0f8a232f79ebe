import Foundation

extension UIViewController {
  /// The controller itself and its parents, innermost first.
  var lineage: [UIViewController] {
    Array(sequence(first: self, next: \.parentController))
  }

  /// The controller that this one or an ancestor presented.
  public var presentedViewController: UIViewController? {
    lineage.lazy.compactMap(\.ownPresented).first
  }

  /// The controller that presented this one or an ancestor.
  public var presentingViewController: UIViewController? {
    lineage.lazy.compactMap { $0.presentation?.presenter }.first
  }

  /// The presentation controller of the running presentation, or the one that the next will use.
  public var presentationController: UIPresentationController? {
    lineage.lazy.compactMap { $0.presentation?.controller }.first ?? prepareSystemPresentationController()
  }

  /// The presentation controller of the nearest presented ancestor; nil when nothing is presented.
  public var activePresentationController: UIPresentationController? {
    lineage.lazy.compactMap { $0.presentation?.controller }.first
  }

  /// The presentation controller as a sheet's; nil where the style makes no sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The coordinator of the running transition that this controller takes part in; nil when none does.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let lineage = lineage
    return UIEnvironment.current.transitions.running.reversed().lazy.compactMap(\.context).first { context in
      lineage.contains { ancestor in
        context.container === ancestor || context.participants.values.contains { $0.controller === ancestor }
          || context.bystanders.contains { $0 === ancestor }
      }
    }?.coordinator
  }

  /// Automatic made definite; adaptations are the presentation controller's.
  var resolvedPresentationStyle: UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic: .pageSheet
    case .none: .fullScreen
    default: modalPresentationStyle
    }
  }

  /// Makes UIKit's presentation controller for the style; nil for a custom one, which the delegate makes.
  private func prepareSystemPresentationController() -> UIPresentationController? {
    let style = resolvedPresentationStyle
    guard style != .custom else { return preparedPresentationController }
    if let prepared = preparedPresentationController, type(of: prepared) == style.controllerClass { return prepared }
    let made = style.makeController(of: self)
    preparedPresentationController = made
    return made
  }

  private func presentationController(
    presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    if resolvedPresentationStyle != .custom, let made = prepareSystemPresentationController() { return made }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
      ?? UIPresentationController(presentedViewController: self, presenting: presenter)
  }

  /// The ancestor that presents: the one that defines a context where the style asks for it, else the outermost.
  private func presenter(inContext: Bool) -> UIViewController {
    let lineage = lineage
    let outermost = lineage.last ?? self
    return inContext ? lineage.first(where: \.definesPresentationContext) ?? outermost : outermost
  }
}

extension UIViewController {
  func requestPresentation(of other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = other.resolvedPresentationStyle
    var presenter = presenter(inContext: style == .currentContext || style == .overCurrentContext)
    if let refusal = refusal(ofPresenting: other, on: presenter) { return UIEnvironment.current.refuse(refusal) }
    var controller = other.presentationController(presenter: presenter, source: self)
    if style == .custom, !controller.shouldPresentInFullscreen { presenter = self.presenter(inContext: true) }
    let adapted = controller.adaptation(presenter: presenter)
    if let adapted { controller = adapted.controller }
    if let refusal = refusal(ofPopover: controller, for: other) { return UIEnvironment.current.refuse(refusal) }
    let presentation = ModalPresentation(
      presented: other, presenter: presenter, source: self, controller: controller, style: adapted?.style ?? style)
    presentation.present(animated: animated, completion: completion)
  }

  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    let environment = UIEnvironment.current
    let presenter = lineage.first { $0.ownPresented != nil } ?? presentingViewController
    guard let presenter, let first = presenter.ownPresented?.presentation else {
      return environment.refuse(
        Refusal(
          .request, "Attempt to dismiss from view controller <\(logName)> which presents nothing and is not presented",
          fix: "dismiss only while something is presented"))
    }
    guard environment.transitions.runningModal == nil else {
      return environment.refuse(
        Refusal(
          .duringTransition,
          "Attempt to dismiss from view controller <\(logName)> while a presentation or dismiss is in progress!",
          fix: "wait for the running transition to end, or dismiss in its completion handler"))
    }
    first.topmost().dismiss(animated: animated, completion: completion)
  }

  private func refusal(ofPresenting other: UIViewController, on presenter: UIViewController) -> Refusal? {
    let attempt = "Attempt to present <\(other.logName)> on <\(presenter.logName)> (from <\(logName)>)"
    if UIEnvironment.current.transitions.runningModal != nil {
      return Refusal(
        .duringTransition, "\(attempt) while a presentation is in progress",
        fix: "wait for the running transition to end, or present in its completion handler")
    }
    if let presented = presenter.ownPresented {
      return Refusal(
        .request, "\(attempt) which is already presenting <\(presented.logName)>",
        fix: "present from the controller on top, or dismiss the presented one first")
    }
    return stateRefusal(of: other, on: presenter, attempt: attempt)
  }

  /// UIKit raises an exception for a popover that belongs to nothing.
  private func refusal(ofPopover controller: UIPresentationController, for other: UIViewController) -> Refusal? {
    guard let popover = controller as? UIPopoverPresentationController else { return nil }
    (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    guard popover.sourceView == nil else { return nil }
    return Refusal(
      .request, "Attempt to present <\(other.logName)> as a popover without a source: its sourceView is nil",
      fix: "set the popover's sourceView, and its sourceRect, before presenting it")
  }

  private func stateRefusal(of other: UIViewController, on presenter: UIViewController, attempt: String) -> Refusal? {
    if other === self || other.parent != nil || other.presentation != nil {
      return Refusal(
        .request, "\(attempt) which is an active controller already",
        fix: "present a controller that is neither shown nor a child of another")
    }
    if presenter.viewIfLoaded?.window == nil {
      return Refusal(
        .request, "\(attempt) whose view is not in the window hierarchy",
        fix: "present from a controller that is on screen")
    }
    if other.modalTransitionStyle == .partialCurl, other.transitioningDelegate == nil {
      return Refusal(
        .request, "\(attempt) with a partial curl, which is not drawn here",
        fix: "use another modalTransitionStyle or an animator of your own")
    }
    return nil
  }
}

extension UIModalPresentationStyle {
  /// UIKit's presentation controller of the style, as resolved.
  fileprivate var controllerClass: UIPresentationController.Type {
    switch self {
    case .pageSheet, .formSheet, .automatic: UISheetPresentationController.self
    case .popover: UIPopoverPresentationController.self
    default: CoveringPresentationController.self
    }
  }

  @MainActor fileprivate func makeController(of presented: UIViewController) -> UIPresentationController {
    switch self {
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: presented, presenting: nil)
    case .popover: UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    default: CoveringPresentationController(presentedViewController: presented, presenting: nil)
    }
  }
}
