import HeadlessUIKit
import TestSupport

/// Plays random scripts and says what is wrong with their ends.
@MainActor
enum ScriptVerdict {
  /// Seconds after the last step within which all must rest.
  private static let rest: Double = 6

  /// What a script's end has that the model has not; empty when all is well.
  static func complaints(_ script: RandomScript) -> [String] {
    let world = ScriptWorld(script.root)
    let clock = world.stage.environment.clock
    for step in script.steps { clock.schedule(at: step.time) { [unowned world] in world.perform(step.action) } }
    clock.advance(to: (script.steps.last?.time ?? 0) + rest)
    world.readLog()
    return world.verdict
  }

  /// The same failure with as few steps as possible, each as early as it was.
  static func reduced(_ script: RandomScript) -> RandomScript {
    var script = script
    var index = 0
    while index < script.steps.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if complaints(shorter).isEmpty { index += 1 } else { (script, index) = (shorter, 0) }
    }
    return script
  }
}

extension ScriptWorld {
  var verdict: [String] {
    complaints + audit.complaints + unrest + differences
      + audit.complaints(whereShown: model.isInWindow, among: model.names) + [residue].compactMap(\.self)
  }

  private var unrest: [String] {
    let environment = stage.environment
    var found: [String] = []
    if !environment.isSettled { found.append("moving: \(environment.movingDescriptions)") }
    if let running = environment.runningTransition { found.append("running: \(running.kind ?? "") \(running.phase)") }
    if !model.isAtRest { found.append("the model is not at rest") }
    if environment.touch != nil { found.append("a finger is left") }
    if environment.isIgnoringInteraction { found.append("touches are ignored") }
    return found
  }

  private var differences: [String] {
    model.names.flatMap { name -> [String] in
      guard let controller = controllers[name], let screen = model.screens[name] else { return ["\(name) is lost"] }
      var found: [String] = []
      let presented = screen.presented.flatMap { controllers[$0] }
      if controller.presentedViewController !== presented, controller.parent == nil || presented != nil {
        found.append("\(name) presents \(description(of: controller.presentedViewController))")
      }
      if held(controller) != heldNames(screen.content) { found.append("\(name) holds \(held(controller))") }
      let isInWindow = controller.viewIfLoaded?.window != nil
      if isInWindow != model.isInWindow(name) { found.append("\(name) is \(isInWindow ? "" : "not ")in the window") }
      return found
    }
  }

  private func heldNames(_ content: StackModel.Content) -> [String] {
    switch content {
    case .plain: []
    case .stack(let screens): screens
    case .tabs(let tabs, let selected): [tabs[selected]]
    case .pages(let pages, let shown): [pages[shown]]
    }
  }

  private func held(_ controller: UIViewController) -> [String] {
    let held: [UIViewController?] =
      switch controller {
      case let stack as UINavigationController: stack.viewControllers
      case let tabs as UITabBarController: [tabs.selectedViewController]
      case let pages as UIPageViewController: pages.viewControllers ?? []
      default: []
      }
    return held.map(description)
  }

  private func description(of controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    return controllers.first { $0.value === controller }?.key ?? "somebody"
  }
}
