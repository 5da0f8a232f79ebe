import HeadlessUIKit
import SceneFiles

extension StepPerformer {
  /// Presents a new controller of a screen from the one on top.
  func present(_ screen: String, _ via: String?, animated: Bool) {
    guard let presenter = tree.topmostPresented, let controller = tree.makeController(of: screen) else { return }
    let transition = transition(via)
    use(transition)
    if let transition { controller.adopt(transition, in: tree) }
    controller.departure = gesture(of: transition, starting: .dismiss)
    presenter.present(controller, animated: animated)
  }

  /// Dismisses a screen and what it presents, or what is on top; what is on top animates, as in UIKit.
  func dismiss(_ screen: String?, _ via: String?, animated: Bool) {
    guard let top = tree.topmostPresented as? SceneController,
      let presented = screen.map({ name in tree.controllers.last { $0.screen.name == name } }) ?? top,
      let presenter = presented.presentingViewController
    else {
      return refuse(
        "Attempt to dismiss \(screen.map { "<\($0)>" } ?? "a screen") while it is not presented",
        fix: "dismiss only what a step before has presented")
    }
    let departure = transition(via) ?? top.arrival
    if let departure { top.presentationDelegate?.departure = departure }
    use(departure)
    presenter.dismiss(animated: animated)
  }
}

extension SceneController {
  /// Takes on the style, the placement and the legs of the transition that will present it.
  func adopt(_ transition: Scene.Transition, in tree: SceneTree) {
    let presentation = transition.presentation
    arrival = transition
    let delegate = ScenePresentationDelegate(transition, tree: tree)
    presentationDelegate = delegate
    transitioningDelegate = delegate
    modalPresentationStyle = presentation.modalStyle
    modalPresentationCapturesStatusBarAppearance = presentation.capturesStatusBar
    guard presentation.style.isSheet else { return }
    if let dimming = presentation.dimming { isModalInPresentation = !dimming.tapToDismiss }
    if let popover = popoverPresentationController {
      adopt(presentation, in: popover, tree: tree)
      adopt(presentation, in: popover.adaptiveSheetPresentationController)
    } else if let sheet = sheetPresentationController {
      adopt(presentation, in: sheet)
    }
  }

  private func adopt(_ presentation: Scene.Presentation, in sheet: UISheetPresentationController) {
    sheet.detents = presentation.detents.map { $0 == .medium ? .medium() : .large() }
    if let radii = presentation.cornerRadius { sheet.preferredCornerRadius = radii.topLeft }
    sheet.dimming = presentation.dimming.map { (UIColor(color: $0.color), CGFloat($0.alpha)) }
  }

  private func adopt(_ presentation: Scene.Presentation, in popover: UIPopoverPresentationController, tree: SceneTree) {
    popover.sourceView = presentation.source.flatMap { ViewResolver(tree).wanted($0) }
    popover.permittedArrowDirections = presentation.arrow.directions
    if let radii = presentation.cornerRadius { popover.cornerRadius = CGFloat(radii.topLeft) }
    popover.dimming = presentation.dimming.map { (UIColor(color: $0.color), CGFloat($0.alpha)) }
  }
}

extension Scene.Presentation.Arrow {
  fileprivate var directions: UIPopoverArrowDirection {
    switch self {
    case .any: .any
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension Scene.Presentation {
  /// UIKit's style; custom where the scene places or decorates what UIKit would leave plain.
  fileprivate var modalStyle: UIModalPresentationStyle {
    switch style {
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .automatic: .automatic
    case .popover: .popover
    case .custom: .custom
    case .fullScreen: isDecorated ? .custom : .fullScreen
    case .overFullScreen: isDecorated ? .custom : .overFullScreen
    case .overCurrentContext: isDecorated ? .custom : .overCurrentContext
    }
  }

  private var isDecorated: Bool { frame != nil || cornerRadius != nil || dimming != nil }
}
