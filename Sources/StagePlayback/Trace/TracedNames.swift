import FrameSnapshots

/// The names under which a frame's layers are traced, kept for the next frame, which most often has the same.
struct TracedNames {
  private var layerNames: [String?] = []
  private var names: [String?] = []

  mutating func names(in snapshot: FrameSnapshot) -> [String?] {
    let layers = snapshot.layers
    if layers.count != layerNames.count || !layers.indices.allSatisfy({ layers[$0].name == layerNames[$0] }) {
      layerNames = layers.indices.map { layers[$0].name }
      names = snapshot.tracedNames()
    }
    return names
  }
}
