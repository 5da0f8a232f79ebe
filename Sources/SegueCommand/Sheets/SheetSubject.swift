import FrameOutput
import FrameSnapshots
import Regression
import StagePlayback

/// A row of a sheet: a scene that was played, or a folder of frames that were rendered.
@MainActor
struct SheetSubject {
  private enum Source {
    case scene(LoadedScene, Playback)
    case folder(RenderedFrameList)
  }

  private let swept: SweptScene
  private let source: Source
  /// Of each frame, in seconds since the stage began.
  let times: [Double]

  init(_ swept: SweptScene, _ options: SceneOptions, _ console: Console) throws(CommandError) {
    self.swept = swept
    guard !swept.operand.isRenderedFolder else {
      let rendered = try RenderedFrameList(swept.operand.path)
      source = .folder(rendered)
      times = rendered.frames.map(\.time)
      return
    }
    let scene = try LoadedScene(swept.operand, swept.options(options), console)
    let playback = try scene.play()
    source = .scene(scene, playback)
    times = (0..<playback.frameCount).map(scene.time)
  }

  /// The frames that `--frames` means, or else the scene's own `render.frames`, by their places; nil for all.
  func range(_ text: String?) throws(CommandError) -> [Int]? {
    switch source {
    case .scene(let scene, let playback): try scene.frames(text, of: playback)
    case .folder(let rendered): try rendered.places(text)
    }
  }

  /// Some of its frames in a row, one for each column; nil for none.
  func strip(of indices: [Int?], isTitled: Bool) throws(CommandError) -> Sheet.Strip {
    let frames = try frames(Set(indices.compactMap(\.self)).sorted())
    return Sheet.Strip(title: isTitled ? title : nil, frames: indices.map { $0.flatMap { frames[$0] } })
  }

  /// The scene's own title where it can be told from the others by that.
  private var title: String? {
    guard case .scene(let scene, _) = source, let title = scene.scene.title, swept.name != swept.operand.path else {
      return swept.title ?? swept.operand.name
    }
    return swept.title(named: swept.name == nil ? nil : title) ?? title
  }

  private func frames(_ indices: [Int]) throws(CommandError) -> [Int: Sheet.Frame] {
    var frames: [Int: Sheet.Frame] = [:]
    switch source {
    case .scene(let scene, let playback):
      for (index, snapshot) in zip(indices, try scene.snapshots(of: indices)) {
        frames[index] = Sheet.Frame(index: index, snapshot: snapshot, marks: playback.marks(of: index))
      }
    case .folder(let rendered):
      for place in indices {
        let frame = rendered.frames[place]
        frames[place] = Sheet.Frame(
          index: frame.index, time: frame.time, .file(path: rendered.path(of: frame), rendered.canvas),
          marks: frame.marks)
      }
    }
    return frames
  }
}
