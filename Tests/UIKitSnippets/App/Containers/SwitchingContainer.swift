import UIKit

/// A child that writes down what it hears of its appearance.
final class LoggedChild: UIViewController {
  let name: String
  let log: AppearanceLog

  init(name: String, log: AppearanceLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIView()
    log.entries.append("\(name) loadView")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.entries.append("\(name) viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.entries.append("\(name) viewWillAppear \(animated)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.entries.append("\(name) viewDidAppear \(animated)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.entries.append("\(name) viewWillDisappear \(animated)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.entries.append("\(name) viewDidDisappear \(animated)")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.entries.append("\(name) willMove \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.entries.append("\(name) didMove \(parent == nil ? "nil" : "parent")")
  }
}

@MainActor final class AppearanceLog {
  var entries: [String] = []
}

/// Exchanges its children with `transition(from:to:duration:options:animations:completion:)`.
final class SwitchingContainer: UIViewController {
  private(set) var current: UIViewController?
  private(set) var completions: [Bool] = []

  func show(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
    current = child
  }

  func switchTo(_ child: UIViewController) {
    guard let old = current else { return show(child) }
    old.willMove(toParent: nil)
    addChild(child)
    child.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)

    transition(
      from: old, to: child, duration: 0.25, options: [.curveLinear],
      animations: {
        child.view.frame = self.view.bounds
        old.view.frame = self.view.bounds.offsetBy(dx: -self.view.bounds.width, dy: 0)
      },
      completion: { finished in
        old.removeFromParent()
        child.didMove(toParent: self)
        self.completions.append(finished)
      })
    current = child
  }
}
