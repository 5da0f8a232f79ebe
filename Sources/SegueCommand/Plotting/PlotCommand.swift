import MotionPlots
import PNGCoding
import StagePlayback

/// Draws curves of some scenes into one picture.
@MainActor
struct PlotCommand {
  private let arguments: Arguments
  private let console: Console
  private let operands: [SceneOperand]
  private let sweep: Sweep?
  private let options: SceneOptions
  private let subject: PlotSubject
  /// Nil where only the numbers are wanted.
  private let target: PlotTarget?

  init(_ arguments: Arguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    operands = try SceneOperand.allWithRendered(arguments, verb: "plot")
    do throws(UsageError) {
      var options = try SceneOptions(arguments)
      // Curves are in points, whatever the picture's scale.
      options.scale = nil
      self.options = options
      sweep = try arguments.sweep()
      subject = try arguments.plotSubject()
      let isNumbersOnly = arguments.has(.json) && !arguments.has(.output)
      target = isNumbersOnly ? nil : try PlotTarget(arguments, operands)
      try arguments.requireUse(of: [.sweep, .set, .params, .variant, .fps], by: operands)
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandError) -> ExitStatus {
    var curves: [PlayCurves] = []
    let status = console.forEach(SweptScene.all(operands, sweep)) { scene throws(CommandError) in
      curves.append(try self.curves(of: scene))
      return .success
    }
    guard status == .success, !console.isOutputClosed else { return status }
    if let target {
      try console.write(try file(of: curves, target), to: target.path)
    }
    if arguments.has(.json) { try printLine(curves) }
    return .success
  }

  private func curves(of scene: SweptScene) throws(CommandError) -> PlayCurves {
    let play = try ObservedPlay(scene, options, property: subject.property, console)
    do throws(PlotError) {
      return try PlayCurves(play, subject)
    } catch {
      throw CommandError(error)
    }
  }

  private func file(of curves: [PlayCurves], _ target: PlotTarget) throws(CommandError) -> [UInt8] {
    let plot = Plot(curves, title: operands.count == 1 ? operands[0].name : nil)
    switch target.format {
    case .svg: return Array(plot.svg.utf8)
    case .png(let scale, let compression):
      do throws(PNGError) {
        return try plot.picture(
          scale: scale, isDark: options.loading.appearance == .dark, compression: compression)
      } catch {
        throw .encoding(error, frame: 0)
      }
    }
  }

  /// The curves as numbers, on one line.
  private func printLine(_ curves: [PlayCurves]) throws(CommandError) {
    var writer = JSONWriter()
    writer.object { object in
      object.member("file", target?.path)
      object.key("plays")
      object.array { list in curves.forEach { list.value($0) } }
    }
    writer.endText()
    try console.result(writer.bytes)
  }
}
