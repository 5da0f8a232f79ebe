/// Not carried: this layer is not drawn.
@available(*, unavailable, message: "this layer is not drawn; stand a CALayer with a picture in its place")
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  /// Not carried.
  public var emitterPosition: CGPoint {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var emitterSize: CGSize {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var emitterCells: [CAEmitterCell]? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var birthRate: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public required init() { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: this layer is not drawn.
@available(*, unavailable, message: "this layer is not drawn; stand a CALayer with a picture in its place")
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// Not carried.
  public var contents: Any? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var birthRate: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var lifetime: Float {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var velocity: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var scale: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: this layer is not drawn.
@available(*, unavailable, message: "this layer is not drawn; add a CALayer for every copy")
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// Not carried.
  public var instanceCount: Int {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var instanceDelay: CFTimeInterval {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var instanceTransform: CATransform3D {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public required init() { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: this layer is not drawn.
@available(*, unavailable, message: "this layer is not drawn; use a CALayer with a sublayerTransform")
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  /// Not carried.
  public required init() { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: this layer is not drawn.
@available(*, unavailable, message: "this layer is not drawn; use a UILabel")
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// Not carried.
  public var string: Any? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var font: Any? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var fontSize: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var foregroundColor: CGColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var isWrapped: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public required init() { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

/// Not carried: no films are played.
@available(*, unavailable, message: "no films are played; stand a UIImageView with a picture in its place")
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
  /// Not carried.
  public required init() { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
}

extension CALayer {
  /// Not carried.
  @available(*, unavailable, message: "filters are not drawn; use opacity and plain colours")
  public var filters: [Any]? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(*, unavailable, message: "filters are not drawn; use opacity and plain colours")
  public var backgroundFilters: [Any]? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(*, unavailable, message: "filters are not drawn; use opacity and plain colours")
  public var compositingFilter: Any? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
