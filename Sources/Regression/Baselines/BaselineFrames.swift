import SystemFiles

/// The frames of a baseline, read as they are asked for.
package struct BaselineFrames: ~Copyable {
  private let baseline: Baseline
  private var lines: FileLines?
  /// How many were taken.
  private var count = 0

  init(_ baseline: Baseline) {
    self.baseline = baseline
    lines = baseline.lines.map { $0.file.lines(from: $0.offset) }
  }

  /// The next frame; nil after the last.
  package mutating func next() throws(RegressionError) -> BaselineFrame? {
    guard let line = try nextLine() else { return nil }
    return try frame(of: line)
  }

  /// The line of the next frame, without its comma; nil after the last.
  mutating func nextLine() throws(RegressionError) -> [UInt8]? {
    guard count < baseline.frameCount else { return nil }
    let line: [UInt8]?
    do throws(FileError) {
      line = try lines?.next()
    } catch {
      throw .file(error)
    }
    count += 1
    guard let line else { throw damage("it ends too early") }
    return BaselineLine.trimmed(line)
  }

  /// What the line says that was taken last.
  func frame(of line: [UInt8]) throws(RegressionError) -> BaselineFrame {
    do throws(TraceError) {
      return try BaselineLine.frame(of: line, at: count - 1, baseline.reference)
    } catch {
      throw damage(error.problem)
    }
  }

  /// Every line was read once, so that somebody has changed the file meanwhile.
  private func damage(_ problem: String) -> RegressionError {
    .baseline(
      .malformed(path: baseline.lines?.path ?? "", line: (baseline.lines?.before ?? 0) + count, problem: problem))
  }
}

extension BaselineLine {
  /// A line of a frame without what stands behind it: a comma, and what other systems end lines with.
  static func trimmed(_ line: [UInt8]) -> [UInt8] {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.last == UInt8(ascii: ",") { line.removeLast() }
    return line
  }

  /// What a line says that is to tell of a certain frame.
  static func frame(of line: [UInt8], at index: Int, _ reference: ReferenceValues) throws(TraceError) -> BaselineFrame {
    let frame = try frame(of: line, number: index + 1, reference)
    guard frame.index == index else {
      throw TraceError(line: index + 1, "frame \(frame.index) stands where frame \(index) is expected")
    }
    return frame
  }
}
