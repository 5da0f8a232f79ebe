import Geometry
import HeadlessUIKit
import SceneFiles

/// The view controller of a screen.
final class SceneController: UIViewController {
  let screen: Scene.Screen
  /// Which of several controllers of the screen it is.
  let reference: Scene.ScreenReference
  private let factory: SceneViewFactory
  private let canvas: Size

  /// The transition that presented or pushed it, and that takes it away again; nil for UIKit's own.
  var arrival: Scene.Transition?
  /// The finger that takes it away again; nil where none does.
  var departure: TransitionGesture?
  /// UIKit keeps its delegate weakly.
  var presentationDelegate: ScenePresentationDelegate?

  init(_ screen: Scene.Screen, as reference: Scene.ScreenReference, factory: SceneViewFactory, canvas: Size) {
    self.screen = screen
    self.reference = reference
    self.factory = factory
    self.canvas = canvas
    super.init(nibName: nil, bundle: nil)
    screenName = "\(reference)"
    if let size = screen.preferredContentSize { preferredContentSize = CGSize(size) }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let root = factory.root(screen.view, named: "\(reference)", in: canvas)
    if !screen.view.isPlaced {
      root.untransformedFrame = CGRect(origin: .zero, size: CGSize(canvas))
    }
    view = root
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let departure { view.addGestureRecognizer(departure.recognizer) }
  }

  /// The screen's view of an id, nil for its root view; made if need be, nil when there is none.
  func sceneView(id: String?) -> UIView? {
    guard let root = view as? SceneView else { return nil }
    guard let id else { return root }
    root.populate()
    return root.descendant(named: "\(reference).\(id)")
  }

  /// Where the root view belongs in a container, given where the container would put it.
  func placement(in container: Size, otherwise frame: Rect) -> Rect {
    screen.view.frame?.rect(in: container) ?? frame
  }

  /// Puts a root view with a frame of its own where the scene wants it; while a transition runs its animator does.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    guard transitionCoordinator == nil, let parent = view.superview?.bounds.size.size,
      let frame = screen.view.frame?.rect(in: parent)
    else { return }
    view.untransformedFrame = CGRect(frame)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    switch screen.statusBar {
    case .lightContent: .lightContent
    case .darkContent: .darkContent
    case .default, .hidden: .default
    }
  }

  override var prefersStatusBarHidden: Bool { screen.statusBar == .hidden }
}
