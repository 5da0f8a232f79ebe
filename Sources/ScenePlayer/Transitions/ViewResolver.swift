import Geometry
import HeadlessUIKit
import SceneFiles

/// Finds the views that a scene names, in the tree and in the running transition.
@MainActor struct ViewResolver {
  let tree: SceneTree
  /// The transition's two sides and container; nil outside a transition.
  var sides: Sides?
  /// The leg's snapshots by their ids.
  var snapshots: [String: UIView] = [:]

  struct Sides {
    var from: UIViewController?
    var to: UIViewController?
    var container: UIView
  }

  init(_ tree: SceneTree, sides: Sides? = nil) {
    self.tree = tree
    self.sides = sides
  }

  /// The view; nil while there is none of that name.
  func view(_ reference: Scene.ViewReference) -> UIView? {
    switch reference {
    case .to: sides?.to?.view
    case .from: sides?.from?.view
    case .toView(let id): screen(sides?.to)?.sceneView(id: id)
    case .fromView(let id): screen(sides?.from)?.sceneView(id: id)
    case .dimming: ownDimming ?? topmostDimming
    case .dimmingOf(let screen): tree.controller(screen).flatMap { dimming(presenting: $0) }
    case .container: sides?.container
    case .screen(let screen): tree.controller(screen)?.sceneView(id: nil)
    case .view(let screen, let id): tree.controller(screen)?.sceneView(id: id)
    case .snapshot(let id): snapshots[id]
    case .overlay: tree.overlay
    case .overlayView(let id): tree.overlay?.descendant(named: "overlay.\(id)")
    }
  }

  /// The view, and a warning in the log when there is none; what wanted to change it goes without.
  func wanted(_ reference: Scene.ViewReference) -> UIView? {
    if let view = view(reference) { return view }
    let environment = UIEnvironment.current
    let step = environment.origin?.step ?? environment.runningTransition?.step
    environment.log.append(
      LoggedWarning(
        time: environment.clock.now, kind: "missing-view",
        message: "there is no view \(reference) at \(environment.clock.now) s: its screen is not shown",
        fix: "name a view of a screen that is shown then, or act later", step: step))
    return nil
  }

  /// The screen of a side: its own, or the one that a container shows.
  private func screen(_ side: UIViewController?) -> SceneController? {
    guard let side else { return nil }
    return side as? SceneController ?? side.deepestChild as? SceneController
  }

  private var ownDimming: UIView? { sides.flatMap { dimming(in: $0.container) } }

  private var topmostDimming: UIView? {
    tree.topmostPresented.flatMap { dimming(presenting: $0) }
  }

  /// The dimming view of the presentation of a controller.
  private func dimming(presenting controller: UIViewController) -> UIView? {
    controller.activePresentationController?.containerView.flatMap { dimming(in: $0) }
  }

  private func dimming(in container: UIView) -> UIView? {
    container.subviews.first { $0.accessibilityIdentifier == Self.dimmingName }
  }

  /// What dimming views are called, UIKit's own too.
  static let dimmingName: String = "dimming"
}

extension ViewResolver {
  /// A value with every frame made one of numbers: shares of the view's parent, and where other views are now.
  func resolved(_ value: Scene.PropertyValue, for view: UIView) -> Scene.PropertyValue {
    guard case .frame(let frame) = value, let rect = rect(of: frame, for: view) else { return value }
    return .frame(Scene.Frame(rect))
  }

  private func rect(of frame: Scene.Frame, for view: UIView) -> Rect? {
    guard case .frameOf = frame else { return frame.rect(in: view.parentSize) }
    return rect(of: frame, in: view.superview)
  }

  /// A frame in a view that may be about to become the parent; nil where another view is meant that is not there.
  func rect(of frame: Scene.Frame, in parent: UIView?) -> Rect? {
    guard case .frameOf(let reference, let inset) = frame else {
      return parent.flatMap { frame.rect(in: $0.bounds.rect.size) }
    }
    guard let other = wanted(reference) else { return nil }
    let inWindow = other.convert(other.bounds, to: nil).rect
      .inset(top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
    guard let parent else { return inWindow }
    return parent.convert(CGRect(inWindow), from: nil).rect
  }
}
