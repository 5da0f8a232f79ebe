package import FrameSnapshots
import Geometry
import StagePlayback

extension ObservedPlay.Frame {
  /// What a snapshot shows of the named views.
  ///
  /// - Parameter property: what is plotted of them; nil for their places alone.
  package init(_ snapshot: FrameSnapshot, property: PlottedProperty?) {
    let names = snapshot.tracedNames()
    let matrices = snapshot.matricesToWindow()
    var views: [ObservedPlay.View] = []
    for (index, layer) in snapshot.layers.enumerated() {
      guard let name = names[index] else { continue }
      let box = matrices[index].box(of: layer.bounds)
      let values = property?.values(of: layer, box: box) ?? []
      views.append(ObservedPlay.View(name, box: box, alpha: layer.opacity, values: values))
    }
    self.init(
      time: snapshot.time,
      transition: snapshot.transition.map { ObservedPlay.Transition(step: $0.step, progress: $0.progress) },
      views: views)
  }
}
