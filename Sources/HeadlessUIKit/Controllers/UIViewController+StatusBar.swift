import Foundation
package import FrameSnapshots

/// How the status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light appearances, light on dark ones.
  case `default` = 0
  /// Light glyphs.
  case lightContent = 1
  /// Dark glyphs.
  case darkContent = 3

  /// The name in a trace.
  var name: String {
    switch self {
    case .default: "default"
    case .lightContent: "lightContent"
    case .darkContent: "darkContent"
    }
  }
}

extension UIViewController {
  /// The topmost of those presented over this one that decides the status bar, whatever lies between; nil without one.
  private var statusBarTaker: UIViewController? {
    sequence(first: self, next: \.ownPresented).dropFirst().filter(\.capturesStatusBar).last
  }

  private var capturesStatusBar: Bool {
    modalPresentationCapturesStatusBarAppearance || presentation?.style == .fullScreen
  }

  /// Who decides: what is presented and asks for it, then the child that a container names, and so on.
  private func following(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var decider = self
    while let next = decider.statusBarTaker ?? child(decider) { decider = next }
    return decider
  }

  /// What this controller and those over it ask of the status bar.
  var statusBarSnapshot: StatusBarSnapshot {
    let styling = following { $0.childForStatusBarStyle }
    let hiding = following { $0.childForStatusBarHidden }
    return StatusBarSnapshot(
      style: styling.preferredStatusBarStyle.name, isHidden: hiding.prefersStatusBarHidden, screen: styling.logName)
  }

  /// The controller that a user would say is shown: presented, on top of its stack, in the selected tab.
  package var deepestShown: UIViewController {
    var shown = self
    while let next = shown.ownPresented ?? shown.shownChild { shown = next }
    return shown
  }
}

extension UIEnvironment {
  private var rootController: UIViewController? { windows.last?.rootViewController }

  /// Name of the deepest selected controller's root view.
  package var topScreenName: String? { rootController?.deepestShown.logName }

  /// What the frontmost controller asks of the status bar.
  package var statusBar: StatusBarSnapshot { rootController?.statusBarSnapshot ?? StatusBarSnapshot() }
}
