import FrameOutput
import PlayerPages
import SceneFiles
import StagePlayback
import SystemFiles

/// Writes the frames of some scenes as one page.
@MainActor
struct ViewCommand {
  private let arguments: Arguments
  private let console: Console
  let operands: [SceneOperand]
  private let sweep: Sweep?
  private let options: SceneOptions
  private let jobs: Int

  /// More than is sent around lightly; our choice.
  private static let largePage: Int = 30_000_000

  init(_ arguments: Arguments, _ console: Console, verb: String = "view") throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.allWithRendered(arguments, verb: verb)
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      jobs = try arguments.jobs()
      sweep = try arguments.sweep()
      try arguments.requireUse(
        of: [.sweep, .set, .params, .variant, .appearance, .fps, .scale, .speed], by: operands)
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    var panes: [PlayerPane] = []
    let status = console.forEach(scenes) { scene throws(CommandError) in
      panes.append(try pane(scene, from: DiskSceneFiles()))
      return .success
    }
    guard status == .success, !console.isOutputClosed else { return status }
    try write(panes)
    if arguments.has(.json), path != PictureDestination.standardOutput { try printLine(panes, path) }
    return .success
  }

  /// - Parameter live: how an open page follows; nil where it does not.
  func write(_ panes: [PlayerPane], live: PlayerPage.Live? = nil) throws(CommandError) {
    let title = panes.map(\.title).joined(separator: ", ")
    let page = Array(PlayerPage(title: title, panes: panes, live: live).html.utf8)
    try console.write(page, to: path)
    if page.count > Self.largePage, options.scale == nil {
      console.say("it has \(page.count / 1_000_000) MB; --scale 1 or --frames makes it smaller")
    }
  }

  private var scenes: [SweptScene] { SweptScene.all(operands, sweep) }

  /// The panes of all scenes, of which it is said what they expected in vain and what the lint found.
  func checkedPanes(_ files: NotedSceneFiles) throws(CommandError) -> [PlayerPane] {
    var panes: [PlayerPane] = []
    for scene in scenes { panes.append(try pane(scene, from: files, isChecked: true)) }
    return panes
  }

  var path: String {
    if let path = arguments.value(.output) { return path }
    return operands.count == 1 ? "\(FilePaths.name(of: operands[0].name)).html" : "view.html"
  }

  private func pane(
    _ swept: SweptScene, from files: some SceneFileReading, isChecked: Bool = false
  ) throws(CommandError) -> PlayerPane {
    let frames = arguments.value(.frames)
    guard !swept.operand.isRenderedFolder else {
      let rendered = try RenderedFrameList(swept.operand.path)
      let places = try rendered.places(frames) ?? Array(rendered.frames.indices)
      return try rendered.pane(of: places, title: swept.title ?? swept.operand.name)
    }
    let scene = try LoadedScene(swept.operand, swept.options(options), console, files: files)
    let playback = try scene.play()
    if isChecked { _ = console.report(try playback.judged(by: scene.verdictAtOwnRate()), of: swept.operand) }
    let indices = try scene.frames(frames, of: playback) ?? Array(0..<playback.frameCount)
    let title = swept.title(named: scene.scene.title ?? swept.operand.name) ?? swept.operand.name
    return try PaneDrawing(scene, playback, jobs: jobs).pane(of: indices, title: title)
  }

  /// What is on the page, as one JSON line.
  private func printLine(_ panes: [PlayerPane], _ path: String) throws(CommandError) {
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", path)
      object.key("panes")
      object.array { list in
        for (scene, pane) in zip(scenes, panes) {
          list.object { object in
            object.member("scene", scene.operand.path)
            object.member("title", pane.title)
            object.member("frames", pane.frameCount)
          }
        }
      }
    }
    writer.endText()
    try console.result(writer.bytes)
  }
}
