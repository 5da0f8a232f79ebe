package import FrameSnapshots
import Geometry

extension JSONWriter {
  /// Writes one line of the trace, its line break included: every named view's presentation values, and what else the
  /// frame tells of status bar, transition and touch.
  ///
  /// Views come in the order of the tree, each before its subviews.
  package mutating func traceLine(frame index: Int, _ snapshot: FrameSnapshot) {
    object { line in
      line.member("frame", index)
      line.member("time", snapshot.time)
      line.key("views")
      line.views(of: snapshot)
      line.key("statusBar")
      line.value(snapshot.statusBar)
      line.key("transition")
      line.value(snapshot.transition)
      line.key("touch")
      line.value(snapshot.touch)
    }
    endText()
  }

  private mutating func views(of snapshot: FrameSnapshot) {
    let names = tracedNames.names(in: snapshot)
    let matrices = snapshot.matricesToWindow()
    object { views in
      for index in snapshot.layers.indices {
        guard let name = names[index] else { continue }
        views.key(name)
        views.value(snapshot.layers[index], matrixToWindow: matrices[index])
      }
    }
  }

  private mutating func value(_ layer: LayerSnapshot, matrixToWindow: ProjectiveMatrix) {
    object { view in
      view.key("frame")
      view.value(layer.frame)
      view.key("window")
      view.value(matrixToWindow.box(of: layer.bounds))
      view.member("alpha", layer.opacity)
      view.key("cornerRadius")
      view.value(layer.cornerRadii)
      view.key("transform")
      view.value(layer.transform.affine)
      view.key("backgroundColor")
      view.value(layer.backgroundColor)
      guard !layer.transform.isAffine else { return }
      view.key("transform3D")
      view.value(layer.transform.elements)
    }
  }

  private mutating func value(_ statusBar: StatusBarSnapshot) {
    object { bar in
      bar.member("style", statusBar.style)
      bar.member("hidden", statusBar.isHidden)
      bar.key("screen")
      bar.value(statusBar.screen)
    }
  }

  private mutating func value(_ transition: TransitionSnapshot?) {
    guard let transition else { return null() }
    object { running in
      running.key("step")
      running.value(transition.step)
      running.key("id")
      running.value(transition.id)
      running.member("phase", transition.phase)
      running.member("progress", transition.progress)
      running.member("interactive", transition.isInteractive)
    }
  }
}
