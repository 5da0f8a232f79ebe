/// Which frames are kept beside a baseline as pictures, by its name on the command line.
package enum KeptFrames: String, Hashable, Sendable, CaseIterable {
  /// The first, the middle and the last one, and those of marks.
  case key
  case all
  case none

  /// Rising indices.
  package func indices(frameCount: Int, marks: some Collection<Int>) -> [Int] {
    switch self {
    case .none: []
    case .all: Array(0..<frameCount)
    case .key: Set([0, frameCount / 2, frameCount - 1] + marks).filter { (0..<frameCount).contains($0) }.sorted()
    }
  }
}
