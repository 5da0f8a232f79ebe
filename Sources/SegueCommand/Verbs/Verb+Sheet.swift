import FrameOutput
import PNGCoding
import StagePlayback
import SystemFiles

extension Verb {
  static let sheet = Verb(
    name: "sheet", operands: "SCENE|FOLDER…", summary: "write a film strip: frames side by side in one picture",
    examples: [
      Example(command: "segue sheet card.json", says: "card-sheet.png, 24 frames evenly chosen"),
      Example(command: "segue sheet card.json --every 4 --columns 6", says: "every fourth frame, six in a row"),
      Example(command: "segue sheet old.json new.json -o both.png", says: "two scenes, one under the other"),
      Example(command: "segue sheet frames/card card.json", says: "frames of a Swift stage above those of a scene"),
    ],
    notes: [
      "Each frame is labelled with its index, its time and its marks. The default scale is 1.",
      "Of a rendered folder the pictures in it are shown, reduced by averaging; nothing is rendered.",
    ],
    flags: [.output, .columns, .every, .frames, .fps, .scale] + sceneFlags + [.show, .jobs, .compression, .json]
  ) { arguments, console throws(CommandError) in
    try SheetCommand(arguments, console).run()
  }
}

/// Draws the film strips of some scenes into one picture.
@MainActor
struct SheetCommand {
  let arguments: Arguments
  private let console: Console
  let operands: [SceneOperand]
  private let options: SceneOptions
  private let destination: PictureDestination
  private let columns: Int
  private let every: Int?
  private let jobs: Int
  private let compression: PNGCompression

  /// Pixels a point where the command line does not say.
  private static let standardScale: Double = 1

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.allWithRendered(arguments, verb: "sheet")
    try arguments.refuseRendering(of: operands, except: [.scale])
    do throws(UsageError) {
      var options = try SceneOptions(arguments)
      options.scale = options.scale ?? Self.standardScale
      self.options = options
      destination = try PictureDestination(arguments)
      columns = try arguments.count(.columns) ?? Sheet.standardColumns
      every = try arguments.count(.every)
      jobs = try arguments.jobs()
      compression = try arguments.compression() ?? .standard
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    var strips: [Sheet.Strip] = []
    let status = console.forEach(operands) { operand throws(CommandError) in
      strips.append(try strip(operand))
      return .success
    }
    guard status == .success, !console.isOutputClosed else { return status }
    let sheet = Sheet(
      strips, columns: columns, scale: options.scale ?? Self.standardScale, jobs: jobs, overlays: options.overlays)
    let bytes: [UInt8]
    do throws(SheetError) {
      bytes = try sheet.file(compression: compression)
    } catch {
      throw CommandError(error)
    }
    let path = path
    try console.write(bytes, to: path)
    if arguments.has(.json), path != PictureDestination.standardOutput { try printLine(strips, path) }
    return .success
  }

  private var path: String {
    let first = FilePaths.name(of: operands[0].name)
    return destination.path(scene: first, frame: 0, time: 0, scale: options.scale ?? Self.standardScale) {
      operands.count == 1 ? "\(first)-sheet.png" : "sheet.png"
    }
  }

  private func strip(_ operand: SceneOperand) throws(CommandError) -> Sheet.Strip {
    guard !operand.isRenderedFolder else { return try strip(rendered: operand) }
    let scene = try LoadedScene(operand, options, console)
    let playback = try scene.play()
    let indices = try chosen(from: scene, playback)
    let frames = zip(indices, try scene.snapshots(of: indices)).map { index, snapshot in
      Sheet.Frame(index: index, snapshot: snapshot, marks: playback.marks(of: index))
    }
    return Sheet.Strip(title: operands.count > 1 ? scene.scene.title ?? operand.name : nil, frames: frames)
  }

  private func chosen(from scene: LoadedScene, _ playback: Playback) throws(CommandError) -> [Int] {
    spread(try scene.frames(arguments.value(.frames), of: playback) ?? Array(0..<playback.frameCount))
  }

  func spread(_ indices: [Int]) -> [Int] {
    guard let every else { return SheetFrames.even(indices) }
    return SheetFrames.every(every, of: indices)
  }

  /// What is on the sheet, as one JSON line.
  private func printLine(_ strips: [Sheet.Strip], _ path: String) throws(CommandError) {
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", path)
      object.key("strips")
      object.array { list in
        for (operand, strip) in zip(operands, strips) {
          list.object { object in
            object.member("scene", operand.path)
            object.key("frames")
            object.array { frames in strip.frames.forEach { frames.value($0.index) } }
          }
        }
      }
    }
    writer.endText()
    try console.result(writer.bytes)
  }
}
