import Geometry

extension CALayer {
  /// What shows at a time of the clock: the model, with the animations on top in order of adding.
  package func values(at clockTime: Double) -> LayerValues { values(at: clockTime, model: model) }

  /// What would show with other model values.
  func values(at clockTime: Double, model: LayerValues) -> LayerValues {
    var values = model
    if !animations.isEmpty {
      let time = localTime(at: clockTime)
      for index in animations.indices { animations[index].apply(to: &values, at: time) }
    }
    adjust(&values)
    return values
  }

  /// What shows now.
  package var presentationValues: LayerValues { values(at: UIEnvironment.current.clock.now) }

  /// A copy of the layer with what shows now as its model; its superlayer is none.
  public func presentation() -> Self? {
    let copy = Self()
    copy.model = presentationValues
    return copy
  }

  /// The layer itself, as the holder of model values.
  public func modelLayer() -> Self { self }
}

extension CALayer {
  /// Makes what shows the model, and takes the animations off.
  func keepPresentValues() {
    guard !animations.isEmpty else { return }
    let shown = presentationValues
    removeAllAnimations()
    UIView.performWithoutAnimation {
      for property in [LayerProperty.bounds, .position, .transform, .opacity, .cornerRadius] {
        let keyPath = LayerKeyPath(property)
        if let value = shown.value(at: keyPath) { setModel(value, at: keyPath) }
      }
    }
  }
}
