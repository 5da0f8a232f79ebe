import FrameSnapshots
import Geometry
import StagePlayback
import Testing

/// A small tree of layers for a frame, written down by hand.
struct Tree {
  private(set) var layers: [LayerSnapshot] = []
  private var path: [Int] = []

  /// A window of a size, with views in it.
  init(_ width: Double = 100, _ height: Double = 200, _ build: (inout Tree) -> Void = { _ in }) {
    add(nil, Rect(0, 0, width, height), nil, change: { _ in }, build)
  }

  /// Adds a view with a frame in its parent's coordinates.
  mutating func view(
    _ name: String?, _ frame: Rect, _ color: Color? = nil, change: (inout LayerSnapshot) -> Void = { _ in }
  ) {
    add(name, frame, color, change: change) { _ in }
  }

  /// Adds a view and its subviews.
  mutating func view(
    _ name: String?, _ frame: Rect, _ color: Color? = nil, change: (inout LayerSnapshot) -> Void = { _ in },
    _ build: (inout Tree) -> Void
  ) {
    add(name, frame, color, change: change, build)
  }

  private mutating func add(
    _ name: String?, _ frame: Rect, _ color: Color?, change: (inout LayerSnapshot) -> Void,
    _ build: (inout Tree) -> Void
  ) {
    var layer = LayerSnapshot(name: name, parent: path.last ?? -1)
    layer.bounds = Rect(origin: .zero, size: frame.size)
    layer.position = frame.center
    layer.backgroundColor = color
    change(&layer)
    let index = layers.count
    layers.append(layer)
    path.append(index)
    build(&self)
    path.removeLast()
    layers[index].subtreeCount = layers.count - index
  }

  /// The frame that shows the tree, at 60 a second.
  func frame(
    _ index: Int, transition: TransitionSnapshot? = nil, top: String? = nil, events: [PlaybackEvent] = [],
    marks: [PlaybackMark] = []
  ) -> PlayedFrame {
    let rate = 60.0
    let canvas = Canvas(size: layers[0].bounds.size, scale: 2)
    let snapshot = FrameSnapshot(
      time: Double(index) / rate, canvas: canvas, layers: layers, transition: transition, top: top)
    return PlayedFrame(index: index, snapshot: snapshot, events: events, marks: marks)
  }
}

/// Something that is changed of a layer, with a name for tables.
struct LayerChange: Sendable, CustomTestStringConvertible {
  let name: String
  let apply: @Sendable (inout LayerSnapshot) -> Void

  init(_ name: String, _ apply: @escaping @Sendable (inout LayerSnapshot) -> Void) {
    self.name = name
    self.apply = apply
  }

  var testDescription: String { name }
}
