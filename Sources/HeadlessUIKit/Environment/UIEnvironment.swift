package import FrameSnapshots
package import Geometry
package import Pixels

/// All that a stage's views share: the clock, the screen, the windows, the log.
@MainActor package final class UIEnvironment {
  /// The environment of the stage being set up or played.
  package static var current: UIEnvironment = UIEnvironment()

  package let clock: VirtualClock = VirtualClock()
  package let screen: UIScreen
  /// What lies under the windows.
  package var background: Color = .black
  /// Where bars and rounded corners do not cover a window.
  package var safeAreaInsets: UIEdgeInsets = .zero {
    didSet { for window in windows { window.safeAreaDidChange() } }
  }
  /// The radius of the display's corners, points.
  package var displayCornerRadius: Double = 0
  package var traitCollection: UITraitCollection
  /// What `UITraitCollection.current` is while code is run under other traits.
  var currentTraits: UITraitCollection?
  /// From back to front.
  package private(set) var windows: [UIWindow] = []
  package var log: EventLog = EventLog()
  /// Whether calls are an app's own, of which some are warned; what a scene says is checked as a scene.
  package var watchesCalls: Bool = false
  /// Who caused what happens now; set while a script's step acts.
  package var origin: EventOrigin?
  /// Remembers what animation blocks change while it is set.
  package var changes: ModelChanges?
  /// Told of the parameters of every animation block as it begins.
  package var blockObserver: ((AnimationParameters) -> Void)?
  /// What runs inside the next animation block that ends, in its context: a transition coordinator's animations.
  package var alongsideAnimations: (() -> Void)?
  /// Where the finger is, in window coordinates.
  package var touch: CGPoint?

  /// Paints what is drawn into pictures; nil until there is a stage.
  package var painter: ((FrameSnapshot) -> Bitmap)?
  /// The pictures that are being drawn, the innermost last.
  var drawings: [GraphicsContext] = []
  /// Where pictures are found by their names.
  var (imageFolders, imageFinders): ([String], [ImageFinder]) = ([], [])
  var bundleFinders: [String: [ImageFinder]] = [:]
  /// Those for which a square stands, and which are told of.
  var missingImages: Set<String> = []
  #if !canImport(ObjectiveC)
    var delayedCalls: [DelayedCall] = []
    var observations: [Observation] = []
  #endif

  let scheduler: AnimationScheduler
  let transitions: TransitionRegistry = TransitionRegistry()
  let touchDispatcher: TouchDispatcher = TouchDispatcher()
  /// What moves on with the clock all the time, in the order in which it began.
  var followers: [any TimeFollower] = []
  var viewNames = ViewNames()
  var layoutIsNeeded = false
  /// How many layers the last snapshot had: the next one most often has as many.
  var lastLayerCount = 0
  /// Whether any view is laid out by constraints; without, nothing is spent on them.
  var usesConstraints = false
  private var unnamedDetents = 0
  var contexts: [AnimationContext] = []
  var transactions: [CATransaction.Level] = []
  /// Those who wait for what a postponed block animates, from the transactions in which it was asked for.
  var inheritedGroups: [CompletionGroup] = []

  /// - Parameters:
  ///   - size: the screen in points.
  ///   - scale: pixels a point.
  package init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, appearance: UIUserInterfaceStyle = .light
  ) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size), scale: scale)
    traitCollection = UITraitCollection(
      userInterfaceStyle: appearance, displayScale: scale,
      horizontalSizeClass: min(size.width, size.height) >= 600 ? .regular : .compact,
      verticalSizeClass: size.height >= 480 ? .regular : .compact, layoutDirection: .leftToRight,
      userInterfaceIdiom: min(size.width, size.height) >= 600 ? .pad : .phone, preferredContentSizeCategory: .large)
    scheduler = AnimationScheduler(clock: clock)
    clock.catchUp = { [weak self] in self?.catchUp() ?? false }
    clock.afterEvent = { [weak self] in self?.commit() }
  }

  /// The name of a detent that its app has not named.
  func makeDetentIdentifier() -> UISheetPresentationController.Detent.Identifier {
    unnamedDetents += 1
    return UISheetPresentationController.Detent.Identifier("custom-\(unnamedDetents)")
  }

  /// The innermost animation block; nil outside all blocks.
  var animationContext: AnimationContext? { contexts.last }

  /// Whether animation blocks animate.
  var animationsAreEnabled: Bool = true

  /// Ends the run loop's implicit transaction: layout from root to leaf, then pending animations begin.
  package func commit() {
    layout()
    if scheduler.hierarchyHasChanged {
      for window in windows { window.layer.noteCommitted() }
    }
    scheduler.commit()
    CATransaction.endAll()
  }

  private func layout() {
    for _ in 0..<CALayer.layoutPasses where layoutIsNeeded {
      layoutIsNeeded = false
      for window in windows {
        window.prepareConstraints()
        _ = window.layer.layoutTree()
      }
    }
  }

  func attach(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    orderWindows()
    scheduler.noteHierarchyChange()
    layoutIsNeeded = true
  }

  /// By their levels, and then as they came.
  func orderWindows() {
    windows = windows.enumerated()
      .sorted { ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset) }
      .map(\.element)
  }
}
