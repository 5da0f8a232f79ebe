import Foundation

extension UIPresentationController {
  typealias Adaptation = (controller: UIPresentationController, style: UIModalPresentationStyle)

  /// What presents instead in the stage's traits; nil when nothing adapts.
  func adaptation(presenter: UIViewController) -> Adaptation? {
    let traits = UIEnvironment.current.traitCollection
    switch self {
    case let popover as UIPopoverPresentationController where traits.horizontalSizeClass == .compact:
      return popover.adapted(to: adaptivePresentationStyle(for: traits), presenter: presenter)
    case is UISheetPresentationController:
      return covering(adaptivePresentationStyle(for: traits), presenter: presenter)
    default: return nil
    }
  }

  fileprivate func covering(_ style: UIModalPresentationStyle, presenter: UIViewController) -> Adaptation? {
    guard style == .fullScreen || style == .overFullScreen else { return nil }
    let covering = CoveringPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    return takenOver(by: covering, style)
  }

  fileprivate func takenOver(by other: UIPresentationController, _ style: UIModalPresentationStyle) -> Adaptation {
    if other.delegate == nil { other.delegate = delegate }
    delegate?.presentationController(self, prepare: other)
    return (other, style)
  }
}

extension UIPopoverPresentationController {
  fileprivate func adapted(to style: UIModalPresentationStyle, presenter: UIViewController) -> Adaptation? {
    switch style {
    case .none, .popover: return nil
    case .fullScreen, .overFullScreen: return covering(style, presenter: presenter)
    default: return takenOver(by: adaptiveSheetPresentationController, style == .pageSheet ? .pageSheet : .formSheet)
    }
  }
}
