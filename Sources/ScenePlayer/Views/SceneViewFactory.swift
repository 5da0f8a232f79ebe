import Geometry
import HeadlessUIKit
import SceneFiles

/// Makes the views of a scene's trees, with their names and images.
@MainActor struct SceneViewFactory {
  /// By the names the scene gives them.
  let images: [String: UIImage]

  /// The root view of a tree, its subviews still to be made.
  ///
  /// - Parameter name: what the root is called in traces; its subviews are `name.id`.
  func root(_ scene: Scene.View, named name: String, in parent: Size) -> SceneView {
    view(scene, named: name, prefix: name, in: parent)
  }

  private func view(_ scene: Scene.View, named name: String?, prefix: String, in parent: Size) -> SceneView {
    let view = SceneView(scene, name: name, in: parent) { view in
      let size = view.layer.model.bounds.size
      for subview in scene.subviews {
        view.addSubview(self.subview(subview, prefix: prefix, in: size))
      }
    }
    if let image = scene.image.flatMap({ images[$0] }) { view.show(image, part: scene.contentsRect) }
    return view
  }

  private func subview(_ scene: Scene.View, prefix: String, in parent: Size) -> SceneView {
    let view = view(scene, named: scene.id.map { "\(prefix).\($0)" }, prefix: prefix, in: parent)
    view.populate()
    return view
  }
}

extension UIView {
  /// The view in this tree that traces call by a name, itself included.
  func descendant(named name: String) -> UIView? {
    if accessibilityIdentifier == name { return self }
    for subview in subviews {
      if let found = subview.descendant(named: name) { return found }
    }
    return nil
  }
}
