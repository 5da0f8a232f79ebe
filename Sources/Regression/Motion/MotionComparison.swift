/// Compares two traces frame by frame and keeps, for each property that differs, where and how.
///
/// Frames are handed over one after the other by rising index, so memory does not grow with their number.
package struct MotionComparison: Sendable {
  private struct Key: Hashable {
    var view: String?
    var property: String
  }

  private let names: NamePairs
  private var places: [Key: Int] = [:]
  private var tracks: [DifferenceTrack] = []
  /// Frames that both traces have.
  package private(set) var pairedFrames: Int = 0
  /// Frames that only one of the traces has.
  package private(set) var missing: UnpairedFrames?
  package private(set) var extra: UnpairedFrames?

  package init(names: NamePairs = NamePairs()) {
    self.names = names
  }

  /// Compares two traces in memory.
  package init(expected: [TraceFrame], actual: [TraceFrame], names: NamePairs = NamePairs()) {
    self.init(names: names)
    var (i, j) = (0, 0)
    while i < expected.count || j < actual.count {
      if j == actual.count || i < expected.count && expected[i].index < actual[j].index {
        addMissing(frame: expected[i].index)
        i += 1
      } else if i == expected.count || actual[j].index < expected[i].index {
        addExtra(frame: actual[j].index)
        j += 1
      } else {
        add(expected: expected[i], actual: actual[j])
        (i, j) = (i + 1, j + 1)
      }
    }
  }

  /// What differs, by first frame, then in the order of the trace.
  package var differences: [PropertyDifference] { tracks.map(\.difference) }

  package var isSame: Bool { tracks.isEmpty && missing == nil && extra == nil }

  /// Whether views go by other names in the other trace, so that equal lines need not mean the same.
  var hasOwnNames: Bool { !names.isEmpty }

  /// Takes a frame whose two lines are the same text.
  package mutating func addSame() { pairedFrames += 1 }

  package mutating func addMissing(frame: Int) { missing = UnpairedFrames(missing, and: frame) }

  package mutating func addExtra(frame: Int) { extra = UnpairedFrames(extra, and: frame) }

  /// Takes the next frame of both traces; their indices are equal.
  package mutating func add(expected: TraceFrame, actual: TraceFrame) {
    pairedFrames += 1
    let frame = expected.index
    var views = Dictionary(actual.views.map { ($0.name, $0.properties) }) { first, _ in first }
    for view in expected.views where !names.isLeftOut(view.name) {
      let name = names.actualName(of: view.name)
      guard let properties = views.removeValue(forKey: name) else {
        note(frame, name, PropertyDifference.inWindow, .flag(true), .flag(false))
        continue
      }
      compare(view.properties, properties, of: name, at: frame)
    }
    for view in actual.views where views[view.name] != nil {
      note(frame, view.name, PropertyDifference.inWindow, .flag(false), .flag(true))
    }
    compare(renamed(expected.whole), actual.whole, of: nil, at: frame)
    let (old, new) = (TraceValue.number(expected.time), TraceValue.number(actual.time))
    if !old.isSame(as: new) { note(frame, nil, "time", old, new) }
  }

  private mutating func compare(
    _ expected: [TraceFrame.Property], _ actual: [TraceFrame.Property], of view: String?, at frame: Int
  ) {
    for property in expected {
      let other = actual.first { $0.name == property.name }?.value
      if isUnnamed(property.name, property.value, other) { continue }
      guard other.map({ !property.value.isSame(as: $0) }) ?? true else { continue }
      note(frame, view, property.name, property.value, other)
    }
    for property in actual where !expected.contains(where: { $0.name == property.name }) {
      if isUnnamed(property.name, nil, property.value) { continue }
      note(frame, view, property.name, nil, property.value)
    }
  }

  /// What is told of the frame as a whole, with the screen of the status bar by its name in the actual trace.
  private func renamed(_ whole: [TraceFrame.Property]) -> [TraceFrame.Property] {
    guard hasOwnNames else { return whole }
    return whole.map { property in
      guard property.name == "statusBar.screen", case .text(let screen) = property.value else { return property }
      return TraceFrame.Property(property.name, .text(names.actualName(of: screen)))
    }
  }

  /// Whether a script's own name for what happens is told by one trace alone: code has none, and moves the same.
  private func isUnnamed(_ property: String, _ old: TraceValue?, _ new: TraceValue?) -> Bool {
    guard property == "transition.step" || property == "transition.id" else { return false }
    return [old, new].contains { $0 == nil || $0 == .null }
  }

  private mutating func note(_ frame: Int, _ view: String?, _ property: String, _ old: TraceValue?, _ new: TraceValue?)
  {
    let key = Key(view: view, property: property)
    if let place = places[key] { return tracks[place].add(frame: frame, old: old, new: new) }
    places[key] = tracks.count
    tracks.append(DifferenceTrack(view: view, property: property, frame: frame, old: old, new: new))
  }
}

/// Frames that only one of two traces has.
package struct UnpairedFrames: Hashable, Sendable {
  package var first: Int
  package var last: Int
  package var count: Int

  init(_ earlier: UnpairedFrames?, and frame: Int) {
    first = earlier?.first ?? frame
    last = frame
    count = (earlier?.count ?? 0) + 1
  }
}
