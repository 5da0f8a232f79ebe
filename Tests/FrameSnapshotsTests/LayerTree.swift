import DisplayLists
import FrameSnapshots
import Geometry

/// A layer with its sublayers, to write snapshots down as trees.
struct LayerTree {
  var layer: LayerSnapshot
  var children: [LayerTree]

  init(
    _ frame: Rect = Rect(0, 0, 100, 100), _ children: [LayerTree] = [], edit: (inout LayerSnapshot) -> Void = { _ in }
  ) {
    layer = LayerSnapshot()
    layer.bounds = Rect(0, 0, frame.size.width, frame.size.height)
    layer.position = frame.center
    edit(&layer)
    self.children = children
  }

  func snapshot(scale: Double = 1) -> FrameSnapshot {
    var layers: [LayerSnapshot] = []
    append(to: &layers, parent: -1)
    return FrameSnapshot(time: 0, canvas: Canvas(size: Size(100, 100), scale: scale), layers: layers)
  }

  private func append(to layers: inout [LayerSnapshot], parent: Int) {
    let index = layers.count
    layers.append(layer)
    layers[index].parent = parent
    for child in children { child.append(to: &layers, parent: index) }
    layers[index].subtreeCount = layers.count - index
  }
}

extension DisplayItem {
  /// One word for what the item is.
  var word: String {
    switch content {
    case .fill(let fill):
      switch fill.paint {
      case .color: "color"
      case .gradient: "gradient"
      case .picture: "picture"
      case .rasterized: "rasterized"
      }
    case .shadow: "shadow"
    case .beginClip: "clip"
    case .beginGroup: "group"
    case .end: "end"
    }
  }
}
