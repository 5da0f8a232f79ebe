import Geometry
import HeadlessUIKit
import SceneFiles
import StagePlayback

/// Does what the steps of a script say, through the calls an app would make.
@MainActor final class StepPerformer {
  let tree: SceneTree
  /// The stage holds the steps, and they their performer.
  unowned let stage: Stage
  let root: SceneRoot
  let containerDelegate: SceneContainerDelegate
  /// The gestures of steps, until their fingers have gone.
  var stepGestures: [TransitionGesture] = []

  init(_ tree: SceneTree, root: SceneRoot, stage: Stage) {
    self.tree = tree
    self.root = root
    self.stage = stage
    containerDelegate = SceneContainerDelegate(tree)
  }

  func perform(_ step: NamedStep) {
    switch step.step.action {
    case .present(let screen, let via, let animated): present(screen, via, animated: animated)
    case .dismiss(let screen, let via, let animated): dismiss(screen, via, animated: animated)
    case .push(let screen, let via, let animated): push(screen, via, animated: animated)
    case .pop(let target, let via, let animated): pop(target, via, animated: animated)
    case .select(let target, let via, let animated): select(target, via, animated: animated)
    case .page(let target, let via, let animated): turn(to: target, via, animated: animated)
    case .tap(let target): tap(target)
    case .animate(let animation): animate(animation, of: step.name)
    case .set(let assignments): set(assignments)
    case .mark(let name): stage.mark(name)
    case .pan(let pan): self.pan(pan)
    case .animator(let command): tell(command)
    }
  }

  func transition(_ name: String?) -> Scene.Transition? { name.flatMap { tree.scene.transition(named: $0) } }

  /// The transition that what happens now belongs to, for events and traces.
  func use(_ transition: Scene.Transition?) { stage.environment.origin?.transition = transition?.name }

  /// Says no with a warning, as UIKit does, when there is nothing that could do what is asked.
  func refuse(_ message: String, fix: String) {
    let environment = stage.environment
    let (time, step) = (environment.clock.now, environment.origin?.step)
    environment.log.append(LoggedEvent(time: time, kind: .refused, step: step, detail: message))
    environment.log.append(
      LoggedWarning(time: time, kind: "refused-request", message: message, fix: fix, step: step))
  }

  // MARK: Changes in place

  private func animate(_ animation: Scene.Animation, of step: String) {
    let resolver = ViewResolver(tree)
    let tracks = animation.tracks.compactMap { PreparedTrack($0, with: resolver) }
    for track in tracks { stage.noteChange(of: track.view) }
    log(.begin, of: step)
    TrackRunner(tracks: tracks, stage: tree.window, laysOut: true).run { [self] _ in
      log(.end, of: step, outcome: "completed")
      stage.endStep(step)
    }
  }

  private func log(_ kind: LoggedEvent.Kind, of step: String, outcome: String? = nil) {
    stage.environment.log.append(
      LoggedEvent(
        time: stage.environment.clock.now, kind: kind, step: step, outcome: outcome, detail: "animate"))
  }

  private func set(_ assignments: [Scene.Assignment]) {
    let resolver = ViewResolver(tree)
    for assignment in assignments.compactMap({ ResolvedAssignment($0, with: resolver) }) {
      stage.noteChange(of: assignment.view)
      assignment.apply()
    }
  }
}
