import UIKit

/// A navigation of screens that write down what they hear; the last one is presented over them.
@MainActor
final class AppearanceFlow {
  let log = AppearanceLog()
  private(set) lazy var navigation = UINavigationController(rootViewController: LoggedChild(name: "list", log: log))
  private(set) lazy var detail = LoggedChild(name: "detail", log: log)
  private(set) lazy var modal = LoggedChild(name: "modal", log: log)

  func push() {
    navigation.pushViewController(detail, animated: true)
    if let coordinator = navigation.transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [log] _ in
        log.entries.append("pushed")
      }
    }
  }

  func presentModally() {
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true) { [log] in
      log.entries.append("presented")
    }
  }

  func dismissModal() {
    navigation.dismiss(animated: true) { [log] in
      log.entries.append("dismissed")
    }
  }

  func pop() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [log] in log.entries.append("popped") }
    navigation.popViewController(animated: true)
    CATransaction.commit()
  }
}
