/// One frame as a baseline keeps it.
package struct BaselineFrame: Hashable, Sendable {
  /// The digest of its pixels, 32 hexadecimal digits.
  package var pixels: String
  /// Its views' values, rounded.
  package var trace: TraceFrame

  package init(pixels: String, trace: TraceFrame) {
    self.pixels = pixels
    self.trace = trace
  }

  package var index: Int { trace.index }
}
