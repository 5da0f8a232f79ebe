import UIKit

/// A form in a sheet that is not thrown away with unsaved changes.
final class AdaptiveFormViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private(set) var log: [String] = []
  var hasChanges = false {
    didSet { isModalInPresentation = hasChanges }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    presentationController?.delegate = self
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.append("should")
    return !hasChanges
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.append("attempt")
  }
}
