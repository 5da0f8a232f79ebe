import Geometry
import HeadlessUIKit
import SceneFiles

/// A view of a scene: it paints what the scene says, and places those of its subviews that follow it.
final class SceneView: UIView {
  /// The gradient lies in the view's own layer, between background and image.
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// A frame that is taken anew at every layout of the parent; nil for a view that autoresizes.
  let placement: Scene.Frame?

  /// What it shows of the scene's images; nil for none.
  var image: UIImage?

  /// Makes the subviews, once the view has the size they are written for; nil when that is done.
  private var population: (@MainActor (SceneView) -> Void)?

  /// A view in a parent of some size; its subviews are made at its first layout.
  init(
    _ scene: Scene.View, name: String?, in parent: Size, population: @escaping @MainActor (SceneView) -> Void
  ) {
    placement = scene.frame.flatMap { $0.followsParent ? $0 : nil }
    self.population = population
    super.init(frame: .zero)
    accessibilityIdentifier = name
    isTraced = name != nil
    paint(scene)
    place(scene, in: parent)
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the subviews if there are none yet, for the present bounds.
  func populate() {
    guard let population else { return }
    self.population = nil
    population(self)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    populate()
    for case let subview as SceneView in subviews { subview.follow(bounds.size.size) }
  }

  private func follow(_ parent: Size) {
    guard let frame = (placement?.rect(in: parent)).map({ CGRect($0) }), frame != untransformedFrame else { return }
    untransformedFrame = frame
  }
}
