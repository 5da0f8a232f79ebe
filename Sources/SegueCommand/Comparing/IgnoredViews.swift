import ImageComparison
import Regression
import SceneFiles

/// Finds the boxes of views that are not compared, frame by frame, in the traces of rendered folders.
struct IgnoredViews {
  private let views: Set<String>
  private let names: NamePairs
  private var seen: Set<String> = []
  private var known: Set<String> = []
  private(set) var hasTraces = false

  init(_ views: [String], _ names: NamePairs) {
    self.views = Set(views)
    self.names = names
  }

  /// What to say of the first view that no trace has; nil when all were seen.
  var unseen: UsageError? {
    guard let view = views.subtracting(seen).min() else { return nil }
    let similar = Suggestion.nearest(to: view, among: known.sorted()).map { "; did you mean '\($0)'?" } ?? ""
    return .conflict("--ignore-view: no trace has a view '\(view)'\(similar)")
  }

  /// Adds the boxes that the views have in either of two folders.
  mutating func add(
    _ expected: RenderedFolder, _ actual: RenderedFolder, to ignored: inout IgnoredPixels
  ) throws(CommandError) {
    guard !views.isEmpty else { return }
    do throws(TraceFileError) {
      try add(expected, renamed: true, to: &ignored)
      try add(actual, renamed: false, to: &ignored)
    } catch {
      throw CommandError(error)
    }
  }

  private mutating func add(
    _ folder: RenderedFolder, renamed: Bool, to ignored: inout IgnoredPixels
  ) throws(TraceFileError) {
    guard let path = folder.tracePath else { return }
    hasTraces = true
    var trace = try TraceFile(path)
    while let line = try trace.next() {
      let frame = try trace.frame(line)
      for view in frame.views {
        let name = renamed && !views.contains(view.name) ? names.actualName(of: view.name) : view.name
        known.insert(name)
        guard views.contains(name), let area = view.pixelArea(scale: folder.scale ?? 1) else { continue }
        seen.insert(name)
        ignored.add(area, at: frame.index)
      }
    }
  }
}
