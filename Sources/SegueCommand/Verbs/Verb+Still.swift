import FrameOutput
import PNGCoding
import StagePlayback
import SystemFiles

extension Verb {
  static let still = Verb(
    name: "still", operands: "SCENE --frame N | --time S | --mark M", summary: "write one frame of a scene",
    examples: [
      Example(command: "segue still card.json --frame 12", says: "card-0012.png beside you"),
      Example(command: "segue still card.json --time 0.25 -o quarter.png", says: "what is shown at 0.25 s"),
      Example(command: "segue still card.json --mark half -o -", says: "the PNG file on standard output"),
      Example(command: "segue still card.json --frame -1 --scale 1", says: "the last frame, small"),
    ],
    notes: [],
    flags: [.frame, .time, .mark, .output, .fps, .scale] + sceneFlags + [.show, .compression, .json]
  ) { arguments, console throws(CommandError) in
    try StillCommand(arguments, console).run()
  }
}

/// Draws one frame of one scene.
@MainActor
struct StillCommand {
  private let arguments: Arguments
  private let console: Console
  private let choice: StillChoice
  private let destination: PictureDestination
  private let compression: PNGCompression
  private let scene: LoadedScene

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    let operand = try SceneOperand.one(arguments, verb: "still")
    let options: SceneOptions
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      compression = try arguments.compression() ?? .standard
      choice = try StillChoice(arguments)
      destination = try PictureDestination(arguments)
    } catch {
      throw .usage(error)
    }
    scene = try LoadedScene(operand, options, console)
  }

  func run() throws(CommandError) -> ExitStatus {
    let playback = try scene.play()
    let index = try choice.index(in: playback, of: scene.operand)
    guard let snapshot = try scene.snapshots(of: [index]).first else {
      preconditionFailure("an index resolved against the scene is one of its frames")
    }
    let renderer = FrameRenderer(scale: scene.scale, compression: compression, overlays: scene.overlays)
    let file: FrameFile
    do throws(PNGError) {
      file = try renderer.file(of: snapshot)
    } catch {
      throw .encoding(error, frame: index)
    }
    let path = path(of: index)
    try console.write(file.bytes, to: path)
    if arguments.has(.json), path != PictureDestination.standardOutput {
      try printLine(index, path, file, playback)
    }
    return .success
  }

  private func path(of index: Int) -> String {
    let name = FilePaths.name(of: scene.operand.name)
    return destination.path(scene: name, frame: index, time: scene.time(of: index), scale: scene.scale) {
      "\(name)-\(index.fourDigits).png"
    }
  }

  private func printLine(_ index: Int, _ path: String, _ file: FrameFile, _ playback: Playback) throws(CommandError) {
    let marks = playback.marks(of: index)
    let record = FrameRecord(index: index, time: scene.time(of: index), file: path, pixels: file.pixels, marks: marks)
    try console.result(record.line(of: scene.operand))
  }
}

extension Int {
  /// At least four digits, as in the names of frames.
  var fourDigits: String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(4 - digits.count, 0)) + digits
  }
}
