/// What is drawn over frames to explain them, by its names on the command line.
package struct FrameOverlays: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the finger is.
  package static let touches: FrameOverlays = FrameOverlays(rawValue: 1)
  /// The outline of every view.
  package static let frames: FrameOverlays = FrameOverlays(rawValue: 2)
  /// The frame's time.
  package static let time: FrameOverlays = FrameOverlays(rawValue: 4)
  /// What a device would draw off screen, in yellow.
  package static let offscreen: FrameOverlays = FrameOverlays(rawValue: 8)
  /// What a device would have to blend, in red; what covers, in green.
  package static let blended: FrameOverlays = FrameOverlays(rawValue: 16)
  /// Where the canvas's background shows, in magenta.
  package static let uncovered: FrameOverlays = FrameOverlays(rawValue: 32)

  private static let named: [(name: String, overlay: FrameOverlays)] = [
    ("touches", .touches), ("frames", .frames), ("time", .time), ("offscreen", .offscreen), ("blended", .blended),
    ("uncovered", .uncovered),
  ]

  package static let names: [String] = named.map(\.name)

  /// Reads a list such as `touches,time`; nil when there is something else in it, or nothing.
  package init?(_ list: String) {
    self = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let overlay = Self.named.first(where: { $0.name == name })?.overlay else { return nil }
      insert(overlay)
    }
  }
}

extension FrameOverlays: CustomStringConvertible {
  /// The names in a fixed order, whatever order they were given in.
  package var description: String {
    Self.named.filter { contains($0.overlay) }.map(\.name).joined(separator: ",")
  }
}
