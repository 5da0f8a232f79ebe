import UIKit

/// Colours a navigation's backdrop alongside pushes and pops, also when a finger takes the pop back.
final class TintedViewController: UIViewController {
  let tint: UIColor
  private(set) var interactionChanges: [Bool] = []
  private(set) var alongsideCompletions: [Bool] = []

  init(tint: UIColor) {
    self.tint = tint
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let coordinator = transitionCoordinator else {
      navigationController?.view.backgroundColor = tint
      return
    }
    let old = coordinator.viewController(forKey: .from)?.navigationController?.view.backgroundColor
    coordinator.animate(
      alongsideTransition: { context in
        self.navigationController?.view.backgroundColor = self.tint
      },
      completion: { context in
        self.alongsideCompletions.append(context.isCancelled)
        if context.isCancelled {
          self.navigationController?.view.backgroundColor = old
        }
      })
    coordinator.notifyWhenInteractionChanges { context in
      self.interactionChanges.append(context.isCancelled)
    }
  }
}
