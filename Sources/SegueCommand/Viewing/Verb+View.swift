import FrameOutput
import PlayerPages
import StagePlayback
import SystemFiles

extension Verb {
  static let view = Verb(
    name: "view", operands: "SCENE…", summary: "write a page that plays frames, one file to send to somebody",
    examples: [
      Example(command: "segue view card.json", says: "card.html: play, scrub, and point at views for their values"),
      Example(command: "segue view old.json new.json -o both.html", says: "two scenes side by side, on one time axis"),
      Example(command: "segue view card.json --scale 1 --frames open..", says: "small pictures, from a mark on"),
    ],
    notes: [
      "The page needs a browser and nothing else: pictures and values are in it.",
      "The default scale is the scene's, 2 at most. A frame of a phone takes some fifty kilobytes, a photo some megabytes.",
    ],
    flags: [.output, .frames, .fps, .scale, .speed] + sceneFlags + [.jobs, .json]
  ) { arguments, console throws(CommandError) in
    try ViewCommand(arguments, console).run()
  }
}

/// Writes the frames of some scenes as one page.
@MainActor
struct ViewCommand {
  private let arguments: Arguments
  private let console: Console
  let operands: [SceneOperand]
  private let options: SceneOptions
  private let jobs: Int

  /// More than is sent around lightly; our choice.
  private static let largePage: Int = 30_000_000

  init(_ arguments: Arguments, _ console: Console, verb: String = "view") throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.all(arguments, verb: verb)
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      jobs = try arguments.jobs()
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    var panes: [PlayerPane] = []
    let status = console.forEach(operands) { operand throws(CommandError) in
      panes.append(try pane(operand))
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

  /// The panes of all scenes, of which it is said what they expected in vain and what the lint found.
  func checkedPanes(_ files: NotedSceneFiles) throws(CommandError) -> [PlayerPane] {
    var panes: [PlayerPane] = []
    for operand in operands {
      let scene = try LoadedScene(operand, options, console, files: files)
      let playback = try scene.play()
      _ = console.report(try playback.judged(by: scene.verdictAtOwnRate()), of: operand)
      panes.append(try pane(of: scene, playback))
    }
    return panes
  }

  var path: String {
    if let path = arguments.value(.output) { return path }
    return operands.count == 1 ? "\(FilePaths.name(of: operands[0].name)).html" : "view.html"
  }

  private func pane(_ operand: SceneOperand) throws(CommandError) -> PlayerPane {
    let scene = try LoadedScene(operand, options, console)
    return try pane(of: scene, scene.play())
  }

  private func pane(of scene: LoadedScene, _ playback: Playback) throws(CommandError) -> PlayerPane {
    let indices = try scene.frames(arguments.value(.frames), of: playback) ?? Array(0..<playback.frameCount)
    return try PaneDrawing(scene, playback, jobs: jobs).pane(of: indices)
  }

  /// What is on the page, as one JSON line.
  private func printLine(_ panes: [PlayerPane], _ path: String) throws(CommandError) {
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", path)
      object.key("panes")
      object.array { list in
        for (operand, pane) in zip(operands, panes) {
          list.object { object in
            object.member("scene", operand.path)
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
