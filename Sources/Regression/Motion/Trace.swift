/// Traces as text: JSON Lines, one line a frame.
package enum Trace {
  /// The frame that a line tells of.
  ///
  /// - Parameter number: the line's, counted from 1, for what is said when it is not understood.
  package static func frame(line: [UInt8], number: Int) throws(TraceError) -> TraceFrame {
    do throws(TraceLineReader.Mistake) {
      return try TraceLineReader.read(line)
    } catch {
      throw TraceError(line: number, "column \(error.offset + 1): \(error.text)")
    }
  }

  /// Every frame of a trace in memory; empty lines are passed over.
  package static func frames(_ text: [UInt8]) throws(TraceError) -> [TraceFrame] {
    var frames: [TraceFrame] = []
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      frames.append(try frame(line: Array(line), number: index + 1))
    }
    return frames
  }
}
