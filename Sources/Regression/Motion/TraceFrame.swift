/// One line of a trace: every view in the window with its values, and what is told of the frame as a whole.
package struct TraceFrame: Hashable, Sendable {
  package struct Property: Hashable, Sendable {
    package var name: String
    package var value: TraceValue

    package init(_ name: String, _ value: TraceValue) {
      self.name = name
      self.value = value
    }
  }

  package struct View: Hashable, Sendable {
    package var name: String
    package var properties: [Property]

    package init(_ name: String, _ properties: [Property]) {
      self.name = name
      self.properties = properties
    }
  }

  package var index: Int
  /// Seconds since the stage began.
  package var time: Double
  /// In the order of the tree.
  package var views: [View]
  /// Such as `statusBar.style`, `transition.progress`, `touch`.
  package var whole: [Property]

  package init(index: Int, time: Double, views: [View], whole: [Property] = []) {
    self.index = index
    self.time = time
    self.views = views
    self.whole = whole
  }
}

/// Why a trace is not understood.
package struct TraceError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// What is wrong with it, and what was expected.
  package var problem: String

  package init(line: Int, _ problem: String) {
    self.line = line
    self.problem = problem
  }
}

extension TraceError: CustomStringConvertible {
  package var description: String { "line \(line) of the trace: \(problem)" }
}
