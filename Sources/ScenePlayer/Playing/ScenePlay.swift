import Geometry
import HeadlessUIKit
package import Motion
package import SceneFiles
package import StagePlayback

/// A scene made ready to be played: a stage with its views, controllers, script and expectations, and how to play it.
@MainActor package struct ScenePlay {
  package let stage: Stage
  package var settings: PlaySettings
  private let performer: StepPerformer

  /// Builds the stage.
  ///
  /// - Parameters:
  ///   - scale: pixels a point instead of the scene's.
  ///   - rate: frames a second instead of the scene's.
  package init(
    _ scene: Scene, pictures: ScenePictures, scale: Double? = nil, rate: FrameRate? = nil
  ) throws(SceneLoadingError) {
    let render = scene.render
    settings = PlaySettings(
      rate: rate ?? render.frameRate, duration: render.duration, tail: render.tail, maxDuration: render.maxDuration)
    let environment = UIEnvironment(scene.canvas, scale: scale ?? render.scale ?? scene.canvas.scale)
    stage = Stage(environment: environment)
    stage.window.isTraced = false
    stage.places = ScriptPlaces(scene)
    stage.popsWithoutInteraction = Set(scene.transitions.filter(\.popsWithoutInteraction).map(\.name))
    stage.expectations = scene.expectations.map { PlaybackExpectation($0) }
    stage.openingWarnings = pictures.warnings.map { PlaybackWarning(colorProfile: $0) }
    let tree = SceneTree(scene, in: stage.window, images: pictures.images, canvas: scene.canvas.size)
    let root = SceneRoot(tree)
    stage.window.rootViewController = root.controller(of: scene.root)
    tree.showOverlay()
    performer = StepPerformer(tree, root: root, stage: stage)
    for step in NamedStep.all(in: scene) { stage.perform(ScriptStep(step, by: performer)) }
  }
}

extension UIEnvironment {
  /// The display of a scene.
  fileprivate convenience init(_ canvas: Scene.Canvas, scale: Double) {
    self.init(
      size: CGSize(canvas.size), scale: scale, appearance: canvas.appearance == .dark ? .dark : .light)
    background = canvas.background
    displayCornerRadius = canvas.displayCornerRadius
    safeAreaInsets = UIEdgeInsets(
      top: canvas.safeArea.top, left: canvas.safeArea.left, bottom: canvas.safeArea.bottom,
      right: canvas.safeArea.right)
  }
}

extension ScriptStep {
  @MainActor fileprivate init(_ step: NamedStep, by performer: StepPerformer) {
    let wait = step.step.action.wait
    let start: Start =
      switch step.step.time {
      case .seconds(let time): .time(time + wait)
      case .after(let other, let offset): .after(step: other, delay: offset + wait)
      }
    self.init(start, label: step.name, end: step.step.action.lasts ? .whenTold : .withTransition) {
      performer.perform(step)
    }
  }
}

extension Scene.Action {
  /// Seconds before it begins: a finger's until its first sample.
  fileprivate var wait: Double {
    if case .pan(let pan) = self { return pan.startTime }
    return 0
  }

  /// Whether it goes on by itself, without a transition.
  fileprivate var lasts: Bool {
    if case .animate = self { return true }
    return false
  }
}

extension Scene.Transition {
  /// Whether a navigation's pop is animated and no finger can begin it.
  fileprivate var popsWithoutInteraction: Bool { pop != nil && interaction?.starts != .pop }
}

extension PlaybackWarning {
  /// A picture whose colours are taken for others.
  fileprivate init(colorProfile diagnostic: Diagnostic) {
    self.init(
      kind: "color-profile", message: diagnostic.message, fix: "convert the picture to sRGB or Display P3",
      place: SourcePlace(diagnostic.place))
  }
}
