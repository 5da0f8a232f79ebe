import FrameOutput
import PNGCoding
import StagePlayback
import SystemFiles

extension Verb {
  static let sheet = Verb(
    name: "sheet", operands: "SCENE…", summary: "write a film strip: frames side by side in one picture",
    examples: [
      Example(command: "segue sheet card.json", says: "card-sheet.png, 24 frames evenly chosen"),
      Example(command: "segue sheet card.json --every 4 --columns 6", says: "every fourth frame, six in a row"),
      Example(command: "segue sheet old.json new.json -o both.png", says: "two scenes, one under the other"),
    ],
    notes: ["Each frame is labelled with its index, its time and its marks. The default scale is 1."],
    flags: [
      .output, .columns, .every, .frames, .fps, .scale, .set, .params, .appearance, .variant, .jobs, .compression,
      .allowOutside,
    ]
  ) { arguments, console throws(CommandError) in
    try SheetCommand(arguments, console).run()
  }
}

/// Draws the film strips of some scenes into one picture.
@MainActor
struct SheetCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [SceneOperand]
  private let options: SceneOptions
  private let columns: Int
  private let every: Int?
  private let jobs: Int
  private let compression: PNGCompression

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.all(arguments, verb: "sheet")
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      columns = try arguments.count(.columns) ?? Sheet.standardColumns
      every = try arguments.count(.every)
      jobs = try arguments.count(.jobs) ?? ProcessEnvironment.processorCount
      compression = try arguments.compression() ?? .standard
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    var strips: [Sheet.Strip] = []
    for operand in operands { strips.append(try strip(operand)) }
    let sheet = Sheet(strips, columns: columns, scale: options.scale ?? 1, jobs: jobs)
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try sheet.file(compression: compression)
    } catch {
      throw .encoding(error, frame: 0)
    }
    let name = operands.count == 1 ? "\(FilePaths.name(of: operands[0].name))-sheet.png" : "sheet.png"
    try CommandError.write(bytes, to: arguments.value(.output) ?? name)
    return .success
  }

  private func strip(_ operand: SceneOperand) throws(CommandError) -> Sheet.Strip {
    let scene = try LoadedScene(operand, options, console)
    let playback = try scene.play()
    let marks = Dictionary(grouping: playback.markFrames.sorted { $0.key < $1.key }, by: \.value)
    let indices = try chosen(from: scene, playback)
    let frames = zip(indices, try scene.snapshots(of: indices)).map { index, snapshot in
      Sheet.Frame(index: index, snapshot: snapshot, marks: marks[index]?.map(\.key) ?? [])
    }
    return Sheet.Strip(title: operands.count > 1 ? scene.scene.title ?? operand.name : nil, frames: frames)
  }

  private func chosen(from scene: LoadedScene, _ playback: Playback) throws(CommandError) -> [Int] {
    let indices = try scene.frames(arguments.value(.frames), of: playback) ?? Array(0..<playback.frameCount)
    guard let every else { return SheetFrames.even(indices) }
    return SheetFrames.every(every, of: indices)
  }
}
