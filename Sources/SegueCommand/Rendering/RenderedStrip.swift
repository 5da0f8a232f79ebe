import FrameOutput
import FrameSnapshots
import Regression
import SystemFiles

extension SheetCommand {
  /// The frames that are in a folder, though they be a part of the whole.
  func strip(rendered operand: SceneOperand) throws(CommandError) -> Sheet.Strip {
    let record = try Self.record(of: operand.path)
    let canvas = Canvas(size: record.canvas, scale: record.scale)
    let frames = Dictionary(record.frames.map { ($0.index, $0) }) { first, _ in first }
    let wanted = try indices(in: record, operand)
    let shown = spread(wanted.filter { frames[$0] != nil }).compactMap { frames[$0] }
    guard !shown.isEmpty else {
      throw .usage(
        .conflict("\(operand.path) holds none of the frames that are asked for; render them, or ask for others"))
    }
    return Sheet.Strip(
      title: operands.count > 1 ? operand.name : nil,
      frames: shown.map { frame in
        Sheet.Frame(
          index: frame.index, time: frame.time,
          picture: .file(path: FilePaths.join(operand.path, frame.file), canvas), marks: frame.marks)
      })
  }

  private static func record(of folder: String) throws(CommandError) -> SequenceRecord {
    do throws(RenderedSequenceError) {
      return try RenderedSequence.record(of: folder)
    } catch {
      throw CommandError(error)
    }
  }

  /// The frames that `--frames` means, of the whole; all that are there without it.
  private func indices(in record: SequenceRecord, _ operand: SceneOperand) throws(CommandError) -> [Int] {
    guard let text = arguments.value(.frames) else { return record.frames.map(\.index).sorted() }
    do throws(FrameRangeError) {
      let count = record.frameCount ?? (record.frames.map(\.index).max() ?? -1) + 1
      return try FrameRange(text).indices(frameCount: count, marks: record.marks)
    } catch {
      throw .range(error, flag: "--frames", path: operand.path)
    }
  }
}
