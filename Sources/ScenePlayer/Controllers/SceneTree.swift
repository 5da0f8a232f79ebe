import Geometry
import HeadlessUIKit
import SceneFiles

/// The controllers of a playing scene, found by the names that scenes give them.
@MainActor final class SceneTree {
  let scene: Scene
  let window: UIWindow
  let canvas: Size
  let factory: SceneViewFactory
  private(set) var overlay: SceneView?
  var startingValues = StartingValues()
  /// Controllers that the root owns for the whole play.
  private var kept: [SceneController] = []
  private var made: [Record] = []

  let legs = RunningLegs()

  private struct Record {
    weak var controller: SceneController?
  }

  init(_ scene: Scene, in window: UIWindow, images: [String: UIImage], canvas: Size) {
    self.scene = scene
    self.window = window
    self.canvas = canvas
    factory = SceneViewFactory(images: images)
  }

  /// How near to the viewer the overlay lies: in front of all that a scene is likely to place; taste.
  private static let overlayPosition: Double = 1e6

  /// Lays the overlay over everything that is in the window or will be.
  func showOverlay() {
    guard let view = scene.overlay else { return }
    let overlay = factory.root(view, named: "overlay", in: canvas)
    if !view.isPlaced { overlay.untransformedFrame = CGRect(origin: .zero, size: CGSize(canvas)) }
    overlay.populate()
    overlay.isUserInteractionEnabled = false
    overlay.layer.zPosition = Self.overlayPosition
    window.addSubview(overlay)
    self.overlay = overlay
  }

  /// A new controller of a screen; nil for a name that no screen has.
  ///
  /// While another one of the screen is shown it takes the next free number.
  ///
  /// - Parameter isKept: whether it counts as shown for the whole play, as a tab does.
  func makeController(of name: String, isKept: Bool = false) -> SceneController? {
    guard let screen = scene.screen(named: name) else { return nil }
    let taken = Set(controllers.filter { $0.screen.name == name }.map(\.reference.instance))
    let instance = (1...).first { !taken.contains($0) } ?? 1
    let controller = SceneController(
      screen, as: Scene.ScreenReference(name, instance: instance), factory: factory, canvas: canvas)
    made.append(Record(controller: controller))
    if isKept { kept.append(controller) }
    return controller
  }

  /// The controllers of screens that are shown or wait in a container, in the order in which they were made.
  var controllers: [SceneController] {
    made.removeAll { $0.controller == nil }
    return made.compactMap(\.controller).filter { controller in
      controller.isHeld || kept.contains { $0 === controller }
    }
  }

  /// The controller of a screen; any other of the same screen when there is none of that number.
  func controller(_ reference: Scene.ScreenReference) -> SceneController? {
    let alike = controllers.filter { $0.screen.name == reference.name }
    return alike.first { $0.reference == reference } ?? alike.last
  }

  /// The controller on top of all presentations.
  var topmostPresented: UIViewController? {
    guard var controller = window.rootViewController else { return nil }
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

  /// The controller that a user would say is shown.
  var deepestShown: UIViewController? { window.rootViewController?.deepestShown }

  /// The nearest container of a kind around what is shown; then around what lies under it.
  func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var controller = deepestShown
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent ?? current.presentingViewController?.deepestChild
    }
    return nil
  }
}

extension SceneController {
  /// Whether a container, a presenter or a window has it.
  fileprivate var isHeld: Bool {
    parent != nil || presentingViewController != nil || viewIfLoaded?.window != nil
  }
}

extension UIViewController {
  /// The controller that this container shows, whatever lies over it.
  var deepestChild: UIViewController {
    switch self {
    case let navigation as UINavigationController: navigation.topViewController?.deepestChild ?? navigation
    case let tabs as UITabBarController: tabs.selectedViewController?.deepestChild ?? tabs
    case let pages as UIPageViewController: pages.viewControllers?.first?.deepestChild ?? pages
    default: self
    }
  }
}

extension Scene.View {
  /// Whether the scene says where the view is.
  var isPlaced: Bool { frame != nil || bounds != nil || center != nil }
}
