package import FrameSnapshots

/// One frame as observers see it: what it shows, and what happened since the frame before it.
package struct PlayedFrame: Hashable, Sendable {
  package var index: Int
  package var snapshot: FrameSnapshot
  /// In the order in which they happened, none later than the frame.
  package var events: [PlaybackEvent]
  package var marks: [PlaybackMark]
  /// Names of the views that the script itself has changed.
  package var changedViews: Set<String>

  package init(
    index: Int, snapshot: FrameSnapshot, events: [PlaybackEvent] = [], marks: [PlaybackMark] = [],
    changedViews: Set<String> = []
  ) {
    self.index = index
    self.snapshot = snapshot
    self.events = events
    self.marks = marks
    self.changedViews = changedViews
  }
}

extension PlayedFrame {
  /// What acts up to this many seconds after a frame's time acts before the frame.
  package static let simultaneity = 1e-9

  /// The first layer of that name in the order of the tree; nil when none is in the window.
  func layer(named name: String) -> Int? {
    snapshot.layers.firstIndex { $0.name == name }
      ?? snapshot.tracedNames().firstIndex(of: name)
  }

  /// Where it is, for messages: `frame 12 (0.2 s)`.
  var label: String { "frame \(index) (\(snapshot.time.short) s)" }
}

extension Double {
  /// The number for a message: at most four decimals.
  package var short: String {
    let rounded = (self * 10_000).rounded() / 10_000
    var writer = JSONWriter()
    writer.value(rounded)
    return writer.text
  }
}

extension [Double] {
  /// The numbers for a message: one by itself, several in brackets.
  package var short: String {
    count == 1 ? self[0].short : "[" + map(\.short).joined(separator: ", ") + "]"
  }
}
