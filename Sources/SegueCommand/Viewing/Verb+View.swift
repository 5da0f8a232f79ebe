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
  private let operands: [SceneOperand]
  private let options: SceneOptions
  private let jobs: Int

  /// More than is sent around lightly; our choice.
  private static let largePage: Int = 30_000_000

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.all(arguments, verb: "view")
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
    let title = panes.map(\.title).joined(separator: ", ")
    let path = path
    let page = Array(PlayerPage(title: title, panes: panes).html.utf8)
    try console.write(page, to: path)
    if page.count > Self.largePage, options.scale == nil {
      console.say("it has \(page.count / 1_000_000) MB; --scale 1 or --frames makes it smaller")
    }
    if arguments.has(.json), path != PictureDestination.standardOutput { try printLine(panes, path) }
    return .success
  }

  private var path: String {
    if let path = arguments.value(.output) { return path }
    return operands.count == 1 ? "\(FilePaths.name(of: operands[0].name)).html" : "view.html"
  }

  private func pane(_ operand: SceneOperand) throws(CommandError) -> PlayerPane {
    let scene = try LoadedScene(operand, options, console)
    let playback = try scene.play()
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
