import FrameOutput
import FrameSnapshots
import PNGCoding
import StagePlayback
import SystemFiles

extension Verb {
  static let still = Verb(
    name: "still", operands: "SCENE --frame N | --time S | --mark M", summary: "write one frame of a scene",
    examples: [
      Example(command: "segue still card.json --frame 12", says: "card-0012.png beside you"),
      Example(command: "segue still card.json --time 0.25 -o quarter.png", says: "what is shown at 0.25 s"),
      Example(command: "segue still card.json --frame -1 --scale 1", says: "the last frame, small"),
    ],
    notes: [],
    flags: [
      .frame, .time, .mark, .output, .fps, .scale, .set, .params, .appearance, .variant, .compression, .allowOutside,
    ]
  ) { arguments, console throws(CommandError) in
    try StillCommand(arguments, console).run()
  }
}

/// Draws one frame of one scene.
@MainActor
struct StillCommand {
  /// Which frame is meant.
  private enum Choice {
    case range(FrameRange)
    case time(Double)
  }

  private let arguments: Arguments
  private let choice: Choice
  private let compression: PNGCompression
  private let scene: LoadedScene

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    let operand = try SceneOperand.one(arguments, verb: "still")
    let options: SceneOptions
    do throws(UsageError) {
      options = try SceneOptions(arguments)
      compression = try arguments.compression() ?? .standard
      choice = try Self.choice(arguments)
    } catch {
      throw .usage(error)
    }
    scene = try LoadedScene(operand, options, console)
  }

  private static func choice(_ arguments: Arguments) throws(UsageError) -> Choice {
    let given = [Flag.frame, .time, .mark].filter(arguments.has)
    guard given.count == 1 else {
      throw .conflict("'segue still' needs exactly one of --frame N, --time S and --mark M")
    }
    if let time = try arguments.parse(
      .time, expected: "seconds, 0 or more", { Double($0).flatMap { $0 >= 0 ? $0 : nil } })
    {
      return .time(time)
    }
    if let mark = arguments.value(.mark) { return .range(try range(mark, flag: "--mark")) }
    let frame = try arguments.parse(.frame, expected: "a frame's index, -1 for the last") { Int($0) }
    return .range(try range("\(frame ?? 0)", flag: "--frame"))
  }

  private static func range(_ text: String, flag: String) throws(UsageError) -> FrameRange {
    do throws(FrameRangeError) {
      return try FrameRange(text)
    } catch {
      throw .wrongValue(flag: flag, found: text, expected: error.description)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    let index = try index(in: try scene.play())
    let snapshot = try scene.snapshot(of: index)
    let file: FrameFile
    do throws(PNGError) {
      file = try FrameRenderer(scale: scene.scale, compression: compression).file(of: snapshot)
    } catch {
      throw .encoding(error, frame: index)
    }
    let path = arguments.value(.output) ?? "\(FilePaths.name(of: scene.operand.name))-\(index.fourDigits).png"
    try CommandError.write(file.bytes, to: path)
    return .success
  }

  private func index(in playback: Playback) throws(CommandError) -> Int {
    switch choice {
    case .range(let range): return try scene.frames(range, of: playback)[0]
    case .time(let time):
      // What acts up to 1e-9 s after a frame's time is in the frame.
      let index = Int((min(time, playback.duration) * playback.framesPerSecond + 1e-9).rounded(.down))
      return min(index, playback.frameCount - 1)
    }
  }
}

extension LoadedScene {
  /// One frame, played up to it.
  func snapshot(of index: Int) throws(CommandError) -> FrameSnapshot {
    guard let found = try snapshots(of: [index]).first else {
      preconditionFailure("an index resolved against the scene is one of its frames")
    }
    return found
  }

  /// Some frames, by rising index.
  func snapshots(of indices: [Int]) throws(CommandError) -> [FrameSnapshot] {
    let player = try begin()
    let wanted = Set(indices)
    var found: [FrameSnapshot] = []
    var index = 0
    do throws(StageError) {
      while found.count < wanted.count, let snapshot = try player.next(upTo: 1).first {
        if wanted.contains(index) { found.append(snapshot) }
        index += 1
      }
    } catch {
      throw stageError(error)
    }
    return found
  }
}

extension Int {
  /// At least four digits, as in the names of frames.
  var fourDigits: String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(4 - digits.count, 0)) + digits
  }
}

extension CommandError {
  /// Writes a file whole, or to standard output for `-`.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    try files { () throws(FileError) in
      if path == "-" { return try StandardStream.output.write(bytes) }
      let folder = FilePaths.folder(of: path)
      if !folder.isEmpty { try FileSystem.createFolder(folder) }
      try FileSystem.write(bytes, to: path)
    }
  }
}
