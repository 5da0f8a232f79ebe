import MotionPlots
import StagePlayback

extension ObservedPlay {
  /// Plays a scene, or reads what is known of a folder of frames.
  @MainActor
  init(
    _ swept: SweptScene, _ options: SceneOptions, property: PlottedProperty?, _ console: Console
  ) throws(CommandError) {
    let title = swept.title ?? swept.operand.name
    if swept.operand.isRenderedFolder {
      try self.init(rendered: swept.operand.path, title: title, property: property)
    } else {
      let scene = try LoadedScene(swept.operand, swept.options(options), console)
      try self.init(playing: scene, title: title, property: property)
    }
  }

  @MainActor
  private init(playing scene: LoadedScene, title: String, property: PlottedProperty?) throws(CommandError) {
    let player = try scene.begin()
    var frames: [Frame] = []
    while let snapshot = try scene.next(of: player, upTo: 1).first {
      frames.append(Frame(snapshot, property: property))
    }
    self.init(
      title: title, source: scene.operand.path, frames: frames, events: player.playback?.events ?? [],
      marks: player.playback?.marks ?? [])
  }
}
