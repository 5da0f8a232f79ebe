import FrameOutput
import FrameSnapshots
import PNGCoding
import PlayerPages
import Raster
import StagePlayback
import SystemFiles

/// Draws the frames of a scene for a player page, several at once.
@MainActor
struct PaneDrawing {
  private let scene: LoadedScene
  private let playback: Playback
  private let renderer: FrameRenderer
  /// One for each frame that is drawn at a time.
  private let caches: [PaintCache]

  /// More pixels a point than a designer's screen shows make a page large and nothing finer.
  private static let largestScale: Double = 2
  /// Frames that are played before they are drawn together.
  private static let chunk: Int = 64

  init(_ scene: LoadedScene, _ playback: Playback, jobs: Int) {
    (self.scene, self.playback) = (scene, playback)
    let scale = scene.options.scale ?? min(scene.scale, Self.largestScale)
    renderer = FrameRenderer(scale: scale, overlays: scene.overlays)
    caches = (0..<max(jobs, 1)).map { _ in PaintCache() }
  }

  func pane(of indices: [Int], title: String) throws(CommandError) -> PlayerPane {
    let size = scene.scene.canvas.size
    var pane = PlayerPane(
      title: title, width: size.width, height: size.height,
      scale: renderer.scale ?? scene.scale, rate: scene.rate.perSecond)
    let player = try scene.begin()
    let wanted = Set(indices)
    var index = 0
    var last: FrameSnapshot?
    while player.playback == nil {
      let played = try scene.next(of: player, upTo: Self.chunk)
      let frames = played.indices.filter { wanted.contains(index + $0) }.map {
        (index: index + $0, snapshot: played[$0])
      }
      try append(frames, after: last, to: &pane)
      index += played.count
      last = frames.last?.snapshot ?? last
    }
    return pane
  }

  private func append(
    _ frames: [(index: Int, snapshot: FrameSnapshot)], after last: FrameSnapshot?, to pane: inout PlayerPane
  ) throws(CommandError) {
    let snapshots = frames.map(\.snapshot)
    let isRepeated = snapshots.areRepeated(after: last, showing: renderer.overlays)
    let drawn: [Result<[UInt8]?, PNGError>] = ParallelWork.map(count: frames.count, tools: caches) {
      [renderer] place, cache in
      Result { () throws(PNGError) -> [UInt8]? in
        isRepeated[place] ? nil : try renderer.file(of: snapshots[place], cache: cache).bytes
      }
    }
    var writer = JSONWriter()
    for (frame, result) in zip(frames, drawn) {
      writer.removeAll()
      writer.traceLine(frame: frame.index, frame.snapshot)
      do throws(PNGError) {
        pane.append(
          index: frame.index, time: scene.time(of: frame.index), line: writer.text,
          marks: playback.marks(of: frame.index), picture: try result.get())
      } catch {
        throw .encoding(error, frame: frame.index)
      }
    }
  }
}
