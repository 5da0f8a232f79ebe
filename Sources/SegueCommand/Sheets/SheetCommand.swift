import FrameOutput
import PNGCoding
import StagePlayback
import SystemFiles

/// Draws the film strips of some scenes into one picture.
@MainActor
struct SheetCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [SceneOperand]
  private let sweep: Sweep?
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
    do throws(UsageError) {
      var options = try SceneOptions(arguments)
      options.scale = options.scale ?? Self.standardScale
      self.options = options
      sweep = try arguments.sweep()
      destination = try PictureDestination(arguments)
      columns = try arguments.count(.columns) ?? Sheet.standardColumns
      every = try arguments.count(.every)
      jobs = try arguments.jobs()
      compression = try arguments.compression() ?? .standard
      try arguments.requireUse(
        of: [.sweep, .set, .params, .variant, .appearance, .fps, .show], by: operands)
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    var subjects: [SheetSubject] = []
    let scenes = SweptScene.all(operands, sweep)
    var status = console.forEach(scenes) { scene throws(CommandError) in
      subjects.append(try SheetSubject(scene, options, console))
      return .success
    }
    guard status == .success, !console.isOutputClosed else { return status }
    let chosen = try chosen(from: subjects)
    var strips: [Sheet.Strip] = []
    status = console.forEach(Array(zip(subjects, chosen))) { pair throws(CommandError) in
      strips.append(try pair.0.strip(of: pair.1, isTitled: subjects.count > 1))
      return .success
    }
    guard status == .success, !console.isOutputClosed else { return status }
    try write(strips, of: scenes)
    return .success
  }

  private func write(_ strips: [Sheet.Strip], of scenes: [SweptScene]) throws(CommandError) {
    let sheet = Sheet(
      strips, columns: columns, scale: options.scale ?? Self.standardScale, jobs: jobs, overlays: options.overlays)
    let bytes: [UInt8]
    do throws(OutputError) {
      bytes = try sheet.file(compression: compression)
    } catch {
      throw .output(error)
    }
    let path = path
    try console.write(bytes, to: path)
    guard arguments.has(.json), path != PictureDestination.standardOutput else { return }
    try console.result(SheetListing.line(path, strips, scenes))
  }

  private var path: String {
    let first = FilePaths.name(of: operands[0].name)
    return destination.path(scene: first, frame: 0, time: 0, scale: options.scale ?? Self.standardScale) {
      operands.count == 1 ? "\(first)-sheet.png" : "sheet.png"
    }
  }
}

// MARK: - Frames

extension SheetCommand {
  /// The frames of each play, column by column.
  private func chosen(from subjects: [SheetSubject]) throws(CommandError) -> [[Int?]] {
    var ranges: [[Int]?] = []
    for subject in subjects { ranges.append(try subject.range(arguments.value(.frames))) }
    guard subjects.count > 1, ranges.allSatisfy({ $0 == nil }) else {
      return zip(subjects, ranges).map { thinned($1 ?? Array($0.times.indices)) }
    }
    return onOneAxis(subjects)
  }

  /// What is seen at the times of the longest play's frames.
  private func onOneAxis(_ subjects: [SheetSubject]) -> [[Int?]] {
    let longest = subjects.map(\.times).reduce([]) { ($0.last ?? -1) < ($1.last ?? -1) ? $1 : $0 }
    let times = thinned(Array(longest.indices)).map { longest[$0] }
    return subjects.map { SheetFrames.shown(at: times, of: $0.times) }
  }

  private func thinned(_ indices: [Int]) -> [Int] {
    guard let every else { return SheetFrames.even(indices) }
    return SheetFrames.every(every, of: indices)
  }
}
