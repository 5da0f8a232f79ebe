/// A step that no renderer of these files can leave out.
package enum WorkStep: String, CaseIterable, Hashable, Sendable {
  /// Looking a layer's outline up among those of the frame before.
  case look
  /// Finding what a layer covers in a row.
  case find
  /// Placing a run of one colour in a row.
  case fill
  /// Mixing a colour into a pixel.
  case mix
  /// Going on along an edge to the next row.
  case cut
  /// Adding an edge's area to a pixel, and reading its coverage off.
  case edge
  /// Darkening a pixel by what lies between two values.
  case shadow
  /// Making a pixel of those beside it, down and across.
  case sample
  /// Moving, filtering and digesting a pixel of a row without runs.
  case densePixel
  /// Counting such a pixel's bytes and emitting them by pairs; each byte.
  case denseByte
  /// Turning a run of equal pixels into the differences of its first one, and adding it to checksum and digest.
  case run
  /// Counting a token, looking its code up and emitting it.
  case token
  /// Finding a code for what was counted.
  case block
  /// Creating a file, writing nothing, and giving it its name.
  case file
  /// Putting a byte into a chunk, with its checksum, and writing it.
  case byte

  /// What several of them are called.
  package var plural: String {
    switch self {
    case .mix: "mixes"
    default: rawValue + "s"
    }
  }
}

/// A number for each step: how often a frame needs it, or the seconds it takes on this machine.
package struct StepTable: Hashable, Sendable {
  private var values: [WorkStep: Double] = [:]

  package init() {}

  package subscript(step: WorkStep) -> Double {
    get { values[step] ?? 0 }
    set { values[step] = newValue }
  }

  /// How long steps take that are needed so often.
  package func seconds(_ primitives: StepTable) -> Double {
    WorkStep.allCases.reduce(0) { $0 + self[$1] * primitives[$1] }
  }

  /// Keeps the lesser figure of each step.
  mutating func formMinimum(_ other: StepTable) {
    for step in WorkStep.allCases { self[step] = min(self[step], other[step]) }
  }

  static func += (sum: inout StepTable, more: StepTable) {
    for step in WorkStep.allCases { sum[step] += more[step] }
  }

  static func / (sum: StepTable, count: Int) -> StepTable {
    var mean = sum
    for step in WorkStep.allCases { mean[step] /= Double(count) }
    return mean
  }
}
