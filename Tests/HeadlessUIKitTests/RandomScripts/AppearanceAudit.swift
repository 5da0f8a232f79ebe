import HeadlessUIKit

/// Follows the callbacks of screens, and complains where one comes that may not.
@MainActor
final class AppearanceAudit {
  enum Callback: String {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  private enum State {
    case gone, coming, almostThere, there, leaving
  }

  private var states: [String: State] = [:]
  private(set) var complaints: [String] = []

  func note(_ callback: Callback, of name: String) {
    let state = states[name] ?? .gone
    guard let next = next(state, callback) else {
      complaints.append("\(name): \(callback.rawValue) while \(state)")
      return
    }
    states[name] = next
  }

  private func next(_ state: State, _ callback: Callback) -> State? {
    switch (state, callback) {
    case (.gone, .willAppear), (.leaving, .willAppear): .coming
    case (.coming, .isAppearing): .almostThere
    case (.almostThere, .didAppear): .there
    case (.there, .willDisappear), (.coming, .willDisappear), (.almostThere, .willDisappear): .leaving
    case (.leaving, .didDisappear): .gone
    default: nil
    }
  }

  /// Complains of screens that at rest are not told what shows.
  func complaints(whereShown isShown: (String) -> Bool, among names: [String]) -> [String] {
    names.compactMap { name in
      let state = states[name] ?? .gone
      let wanted: State = isShown(name) ? .there : .gone
      return state == wanted ? nil : "\(name) ends \(state), not \(wanted)"
    }
  }
}

/// A screen that passes its callbacks on.
final class AuditedScreen: UIViewController {
  private let audit: AppearanceAudit
  private let name: String
  init(_ name: String, _ audit: AppearanceAudit) {
    (self.name, self.audit) = (name, audit)
    super.init(nibName: nil, bundle: nil)
    screenName = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { audit.note(.willAppear, of: name) }
  override func viewIsAppearing(_ animated: Bool) { audit.note(.isAppearing, of: name) }
  override func viewDidAppear(_ animated: Bool) { audit.note(.didAppear, of: name) }
  override func viewWillDisappear(_ animated: Bool) { audit.note(.willDisappear, of: name) }
  override func viewDidDisappear(_ animated: Bool) { audit.note(.didDisappear, of: name) }
}

final class AuditedStack: UINavigationController {
  private let audit: AppearanceAudit
  private let name: String
  init(_ name: String, root: UIViewController, _ audit: AppearanceAudit) {
    (self.name, self.audit) = (name, audit)
    super.init(rootViewController: root)
    screenName = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { audit.note(.willAppear, of: name) }
  override func viewIsAppearing(_ animated: Bool) { audit.note(.isAppearing, of: name) }
  override func viewDidAppear(_ animated: Bool) { audit.note(.didAppear, of: name) }
  override func viewWillDisappear(_ animated: Bool) { audit.note(.willDisappear, of: name) }
  override func viewDidDisappear(_ animated: Bool) { audit.note(.didDisappear, of: name) }
}

final class AuditedTabs: UITabBarController {
  private let audit: AppearanceAudit
  private let name: String
  init(_ name: String, _ audit: AppearanceAudit) {
    (self.name, self.audit) = (name, audit)
    super.init(nibName: nil, bundle: nil)
    screenName = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { audit.note(.willAppear, of: name) }
  override func viewIsAppearing(_ animated: Bool) { audit.note(.isAppearing, of: name) }
  override func viewDidAppear(_ animated: Bool) { audit.note(.didAppear, of: name) }
  override func viewWillDisappear(_ animated: Bool) { audit.note(.willDisappear, of: name) }
  override func viewDidDisappear(_ animated: Bool) { audit.note(.didDisappear, of: name) }
}

final class AuditedPages: UIPageViewController {
  private let audit: AppearanceAudit
  private let name: String
  init(_ name: String, _ audit: AppearanceAudit) {
    (self.name, self.audit) = (name, audit)
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    screenName = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) { audit.note(.willAppear, of: name) }
  override func viewIsAppearing(_ animated: Bool) { audit.note(.isAppearing, of: name) }
  override func viewDidAppear(_ animated: Bool) { audit.note(.didAppear, of: name) }
  override func viewWillDisappear(_ animated: Bool) { audit.note(.willDisappear, of: name) }
  override func viewDidDisappear(_ animated: Bool) { audit.note(.didDisappear, of: name) }
}
