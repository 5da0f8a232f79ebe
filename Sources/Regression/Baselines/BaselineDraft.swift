import SystemFiles

/// A baseline in the making: frames are put aside in a file as they come, so that their number costs no memory.
///
/// As long as they are those of another baseline nothing is written, for its lines are there already.
package final class BaselineDraft {
  private var header: Baseline.Header
  private(set) var reference = ReferenceValues()
  private(set) var frameCount = 0
  /// The baseline whose lines all frames have so far; nil once one is otherwise.
  private var model: Baseline?
  private var lines: ScratchFile?
  private let path: String

  /// - Parameters:
  ///   - path: where the baseline may go; frames are put aside on the same disk.
  ///   - model: a baseline that may say the same.
  package init(_ header: Baseline.Header, near path: String, like model: Baseline? = nil) {
    self.header = header
    self.path = path
    self.model = model
  }

  /// Adds the next frame, and gives its line; views that it is the first to show become values of reference.
  ///
  /// - Parameter line: the line that the model has in its place; nil where it has none.
  @discardableResult
  package func append(_ frame: BaselineFrame, expecting line: [UInt8]? = nil) throws(RegressionError) -> [UInt8] {
    reference.learn(from: frame.trace)
    let text = BaselineLine.text(of: frame, reference)
    if model == nil || text != line { try put(text) }
    frameCount += 1
    return text
  }

  private func put(_ text: [UInt8]) throws(RegressionError) {
    if lines == nil { try begin() }
    do throws(FileError) {
      try lines?.append(text + [UInt8(ascii: "\n")])
    } catch {
      throw .file(error)
    }
  }

  /// Begins the file with the lines that the frames share with the model so far.
  private func begin() throws(RegressionError) {
    do throws(FileError) {
      lines = try ScratchFile(near: path)
    } catch {
      throw .file(error)
    }
    guard let model else { return }
    self.model = nil
    var shared = model.frames()
    for _ in 0..<frameCount { if let line = try shared.nextLine() { try put(line) } }
  }

  /// The baseline, with what is known once all frames are there.
  package func finish(marks: [String: Int]) throws(RegressionError) -> Baseline {
    header.marks = marks
    return Baseline(header: header, reference: reference, frameCount: frameCount, lines: try finishedLines())
  }

  private func finishedLines() throws(RegressionError) -> BaselineLines? {
    guard let lines = lines.take() else { return model?.lines }
    do throws(FileError) {
      return BaselineLines(file: try lines.finish(), offset: 0, before: 0, path: path)
    } catch {
      throw .file(error)
    }
  }
}
