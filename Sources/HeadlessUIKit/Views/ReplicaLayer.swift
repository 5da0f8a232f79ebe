import Geometry

/// Holds a frozen copy of another layer, stretched with its own bounds as a picture would be.
@MainActor final class ReplicaLayer: CALayer {
  private var originalSize: Size = .zero

  required init() { super.init() }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes what a layer shows now; the part in a rectangle of its coordinates.
  ///
  /// Where it stands and how it is turned is not part of the picture, nor is the shadow around it.
  func hold(_ source: CALayer, part: Rect) {
    originalSize = part.size
    let copy = source.frozenCopy(at: UIEnvironment.current.clock.now)
    copy.model.transform = .identity
    copy.model.zPosition = 0
    copy.model.anchorPoint = .zero
    copy.model.position = copy.model.bounds.origin - part.origin
    copy.model.shadowOpacity = 0
    model.masksToBounds = true
    addSublayer(copy)
  }

  override func adjust(_ values: inout LayerValues) {
    guard originalSize.width > 0, originalSize.height > 0 else { return }
    let (x, y) = (values.bounds.size.width / originalSize.width, values.bounds.size.height / originalSize.height)
    guard x != 1 || y != 1 else { return }
    let anchor = values.anchor
    values.sublayerTransform = Matrix4.scale(x, y).concatenating(
      .translation(anchor.x * (x - 1), anchor.y * (y - 1)))
  }
}

extension CALayer {
  /// A copy of the tree whose model values are what shows at a time.
  func frozenCopy(at time: Double) -> CALayer { copy { $0.values(at: time) } }

  /// A copy of the tree as it shows without animations.
  func modelCopy() -> CALayer {
    copy { layer in
      var values = layer.model
      layer.adjust(&values)
      return values
    }
  }

  private func copy(_ values: (CALayer) -> LayerValues) -> CALayer {
    let copy = CALayer()
    copy.model = values(self)
    copy.maskLayer = maskLayer?.copy(values)
    copy.maskLayer?.maskedLayer = copy
    for child in children {
      let frozen = child.copy(values)
      frozen.superlayer = copy
      copy.children.append(frozen)
    }
    return copy
  }
}
