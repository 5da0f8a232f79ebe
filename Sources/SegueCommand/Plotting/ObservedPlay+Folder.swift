import FrameOutput
import Geometry
import MotionPlots
import Regression
import SystemFiles

extension ObservedPlay {
  /// Reads the trace and the events of a folder that was rendered.
  init(rendered folder: String, title: String, property: PlottedProperty?) throws(CommandError) {
    let sequence = try CommandError.rendered { () throws(RenderedSequenceError) in try RenderedSequence(folder) }
    let record = FilePaths.join(folder, "sequence.json")
    let json = try CommandError.files { () throws(FileError) in try FileSystem.read(record) }
    let happenings: SequenceHappenings
    do throws(SequenceRecordError) {
      happenings = try SequenceHappenings(json: json)
    } catch {
      throw CommandError(RenderedSequenceError.unreadable(path: record))
    }
    let frames = try Self.frames(FilePaths.join(folder, "trace.jsonl"), property, in: folder)
    guard frames.count == sequence.frameCount, !frames.isEmpty else {
      throw CommandError(RenderedSequenceError.incomplete(folder: folder))
    }
    self.init(title: title, source: folder, frames: frames, events: happenings.events, marks: happenings.marks)
  }

  private static func frames(
    _ path: String, _ property: PlottedProperty?, in folder: String
  ) throws(CommandError) -> [Frame] {
    if let property, !TraceFrame.View.traced.contains(property.kind.name) {
      throw .usage(
        .conflict(
          "--property \(property.name): the trace in \(folder) has \(TraceFrame.View.traced.joined(separator: ", ")); "
            + "plot the scene itself"))
    }
    do throws(TraceFileError) {
      var trace = try TraceFile(path)
      var frames: [Frame] = []
      while let line = try trace.next() { frames.append(Frame(try trace.frame(line), property)) }
      return frames
    } catch {
      throw CommandError(error)
    }
  }
}

extension ObservedPlay.Frame {
  fileprivate init(_ traced: TraceFrame, _ property: PlottedProperty?) {
    self.init(time: traced.time, transition: traced.transition, views: traced.views.map { $0.observed(property) })
  }
}

extension TraceFrame {
  fileprivate var transition: ObservedPlay.Transition? {
    guard case .number(let progress)? = whole.first(where: { $0.name == "transition.progress" })?.value else {
      return nil
    }
    guard case .text(let step)? = whole.first(where: { $0.name == "transition.step" })?.value else {
      return ObservedPlay.Transition(step: nil, progress: progress)
    }
    return ObservedPlay.Transition(step: step, progress: progress)
  }
}

extension TraceFrame.View {
  /// What a trace tells of views.
  fileprivate static let traced = ["frame", "window", "alpha", "cornerRadius", "transform", "backgroundColor"]

  fileprivate func observed(_ property: PlottedProperty?) -> ObservedPlay.View {
    let box = numbers("window") ?? []
    return ObservedPlay.View(
      name, box: box.count == 4 ? Rect(box[0], box[1], box[2], box[3]) : .zero, alpha: numbers("alpha")?.first ?? 1,
      values: property.flatMap { values(of: $0) } ?? [])
  }

  /// A matrix that is not affine stands beside the affine one.
  private func values(of property: PlottedProperty) -> [Double]? {
    let name = property.kind.name
    return (name == "transform" ? numbers("transform3D") : nil) ?? numbers(name)
  }

  private func numbers(_ property: String) -> [Double]? {
    switch properties.first(where: { $0.name == property })?.value {
    case .number(let number): return [number]
    case .numbers(let numbers): return numbers
    case .text(let text): return Self.levels(of: text)
    // A view without a background colour has a clear one.
    case .null where property == "backgroundColor": return [0, 0, 0, 0]
    case .null, .flag, nil: return nil
    }
  }

  /// Red, green, blue and alpha of `#RRGGBBAA`; nil for other texts.
  private static func levels(of text: String) -> [Double]? {
    guard text.hasPrefix("#"), text.utf8.count == 9, let number = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    return [24, 16, 8, 0].map { Double(number >> $0 & 255) }
  }
}
