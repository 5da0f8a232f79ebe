import Geometry
import HeadlessUIKit
import SceneFiles

extension SceneView {
  /// Shows an image of the scene, or a part of it given in the image's points.
  func show(_ image: UIImage, part: Rect?) {
    self.image = image
    layer.picture = image.picture
    layer.contentsScale = image.scale
    if let part { contentsRectInPoints = part }
  }

  /// The part of the image that shows, in the image's points; nil without an image.
  var contentsRectInPoints: Rect? {
    get {
      guard let size = image?.size.size, !size.isEmpty else { return nil }
      let unit = layer.model.contentsRect
      return Rect(
        unit.origin.x * size.width, unit.origin.y * size.height, unit.size.width * size.width,
        unit.size.height * size.height)
    }
    set {
      guard let rect = newValue, let size = image?.size.size, !size.isEmpty else { return }
      layer.contentsRect = CGRect(
        Rect(
          rect.origin.x / size.width, rect.origin.y / size.height, rect.size.width / size.width,
          rect.size.height / size.height))
    }
  }
}

extension Size {
  fileprivate var isEmpty: Bool { width == 0 || height == 0 }
}
