import Regression
import SystemFiles
import TestSupport

/// A folder with one baseline after the other in it.
struct BaselineFiles {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var place: BaselineFolder { BaselineFolder(folder("baseline")) }

  var path: String { place.baselinePath }

  /// What frames are recorded as.
  func baseline(
    of frames: [BaselineFrame], _ header: Baseline.Header = BaselineTextTests.header()
  ) throws -> Baseline {
    let draft = BaselineDraft(header, near: path)
    for frame in frames { try draft.append(frame) }
    return try draft.finish(marks: header.marks)
  }

  /// The text of the file that a baseline is written to.
  func text(of baseline: Baseline) throws -> String {
    try place.write(baseline)
    return String(decoding: try FileSystem.read(path), as: UTF8.self)
  }

  /// The lines of its frames.
  func lines(of baseline: Baseline) throws -> [String] {
    let lines = try text(of: baseline).split(separator: "\n").map(String.init)
    return lines.filter { $0.hasPrefix("{\"frame\"") }.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
  }

  /// The baseline that a text tells of.
  func read(_ text: String) throws -> Baseline {
    try FileSystem.createFolder(place.path)
    try FileSystem.write(Array(text.utf8), to: path)
    return try place.baseline() ?? Baseline(header: BaselineTextTests.header())
  }

  func comparison(of expected: [BaselineFrame], with actual: [BaselineFrame]) throws -> BaselineComparison {
    let header = BaselineTextTests.header()
    let comparison = BaselineComparison(try baseline(of: expected), header: header, near: path)
    for frame in actual { try comparison.append(frame) }
    try comparison.finish(marks: [:])
    return comparison
  }

  static func frames(of baseline: Baseline) throws -> [BaselineFrame] {
    var reader = baseline.frames()
    var frames: [BaselineFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }
}
