import FrameOutput
import StagePlayback
import SystemFiles

/// What `render` prints of frames: a JSON line for each as it is written, or what would be written.
@MainActor
struct RenderListing {
  private let scene: LoadedScene
  private let layout: SequenceLayout
  private let isJSON: Bool
  private let console: Console

  init(_ scene: LoadedScene, _ layout: SequenceLayout, _ arguments: Arguments, _ console: Console) {
    self.scene = scene
    self.layout = layout
    self.console = console
    isJSON = arguments.has(.json)
  }

  /// Prints frames that are in place.
  func print(_ frames: [FrameRecord], _ plan: RenderPlan) throws(OutputError) {
    guard isJSON, !frames.isEmpty else { return }
    let lines = frames.map { frame in
      var frame = frame
      frame.file = FilePaths.join(layout.folder, frame.file)
      frame.marks = plan.preview?.marks(of: frame.index) ?? []
      return frame.line(of: scene.operand)
    }
    do throws(CommandError) {
      try console.result(lines.joined())
    } catch {
      throw error.outputError
    }
  }

  /// Names what would be written.
  func list(_ plan: RenderPlan) throws(CommandError) {
    let frameCount = plan.preview?.frameCount ?? 0
    let layout = SequenceLayout(
      target: layout.target, scene: layout.scene, scale: layout.scale, frameCount: frameCount)
    let paths = (plan.indices ?? Array(0..<frameCount)).map { index in
      let time = scene.time(of: index)
      let path = layout.path(ofFrame: index, time: time)
      guard isJSON else { return path + "\n" }
      let marks = plan.preview?.marks(of: index) ?? []
      return FrameRecord(index: index, time: time, file: path, pixels: "", marks: marks).line(of: scene.operand)
    }
    try console.result(paths.joined())
    if !isJSON { try console.result("\(layout.tracePath)\n\(layout.sequencePath)\n") }
  }
}

extension CommandError {
  /// As an error of whoever writes frames.
  fileprivate var outputError: OutputError {
    switch self {
    case .file(let error): .file(error)
    case .output(let error): error
    default: .file(FileError(.write, "standard output", .closed))
    }
  }
}
