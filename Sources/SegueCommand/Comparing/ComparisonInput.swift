import FrameOutput
import ImageComparison
import Regression
import SystemFiles

/// The pairs of files that two operands hold.
struct ComparisonInput {
  struct Trace: Hashable {
    /// The folder it lies in, from the operands.
    var name: String
    var expected: String
    var actual: String
  }

  private(set) var pairs: [FilePair] = []
  private(set) var traces: [Trace] = []
  private let limits: ComparisonLimits

  init(_ operands: ComparedOperands, _ limits: ComparisonLimits, _ names: NamePairs) throws(CommandError) {
    self.limits = limits
    if operands.kind != .folders, !limits.ignoredViews.isEmpty { throw .usage(Self.needsTraces) }
    switch operands.kind {
    case .pictures: addPair(operands.expected, operands.actual)
    case .traces:
      let name = FilePaths.name(of: operands.actual)
      traces.append(Trace(name: name, expected: operands.expected, actual: operands.actual))
    case .folders: try addFolders(operands, names)
    }
  }

  private static let needsTraces = UsageError.conflict(
    "--ignore-view: boxes of views are known of folders that 'segue render' wrote, by their trace.jsonl")

  private mutating func addPair(_ expected: String, _ actual: String) {
    let name = FilePaths.name(of: actual)
    let frame = PictureFolder.frameNumber(of: name) ?? 0
    pairs.append(FilePair(name: name, expected: expected, actual: actual, frame: frame))
  }

  private mutating func addFolders(_ operands: ComparedOperands, _ names: NamePairs) throws(CommandError) {
    let expected = try CommandError.files { () throws(FileError) in try PictureFolder.names(below: operands.expected) }
    let actual = try CommandError.files { () throws(FileError) in try PictureFolder.names(below: operands.actual) }
    let (inExpected, inActual) = (Set(expected), Set(actual))
    let all = inExpected.union(inActual)
    guard !all.isEmpty else {
      throw .usage(.conflict("there are no PNG or APNG files in \(operands.expected) and \(operands.actual)"))
    }
    var views = IgnoredViews(limits.ignoredViews, names)
    for (folder, files) in Dictionary(grouping: all, by: FilePaths.folder).sorted(by: { $0.key < $1.key }) {
      let one = RenderedFolder(FilePaths.join(operands.expected, folder == "." ? "" : folder))
      let other = RenderedFolder(FilePaths.join(operands.actual, folder == "." ? "" : folder))
      let frames = FrameNumbers(files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, one, other)
      var ignored = try Self.range(folder) { () throws(FrameRangeError) in
        try IgnoredPixels(limits.ignoredAreas, frameCount: frames.count, marks: frames.marks)
      }
      try views.add(one, other, to: &ignored)
      for (file, frame) in frames.files {
        pairs.append(
          FilePair(
            name: file, expected: inExpected.contains(file) ? FilePaths.join(operands.expected, file) : nil,
            actual: inActual.contains(file) ? FilePaths.join(operands.actual, file) : nil, frame: frame,
            ignored: ignored))
      }
      if let old = one.tracePath, let new = other.tracePath {
        traces.append(Trace(name: folder, expected: old, actual: new))
      }
    }
    pairs.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    if let missing = views.unseen { throw .usage(views.hasTraces ? missing : Self.needsTraces) }
  }

  private static func range<Output>(
    _ path: String, _ work: () throws(FrameRangeError) -> Output
  ) throws(CommandError) -> Output {
    do throws(FrameRangeError) {
      return try work()
    } catch {
      throw .range(error, flag: "--ignore", path: path)
    }
  }
}

/// Which frames the files of a folder hold: by its sequence.json, else by the numbers in their names, else by their order.
private struct FrameNumbers {
  private(set) var files: [(name: String, frame: Int)] = []
  private(set) var marks: [String: Int] = [:]

  var count: Int { (files.map(\.frame).max() ?? -1) + 1 }

  init(_ names: [String], _ expected: RenderedFolder, _ actual: RenderedFolder) {
    for (position, name) in names.enumerated() {
      let own = FilePaths.name(of: name)
      let frame = expected.frames[own] ?? actual.frames[own] ?? PictureFolder.frameNumber(of: own) ?? position
      files.append((name, frame))
    }
    marks = expected.marks.merging(actual.marks) { first, _ in first }
  }
}
