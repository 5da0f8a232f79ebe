extension UIImage {
  /// Not carried: asset catalogues are not read.
  @available(*, unavailable, message: "asset catalogues are not read; use UIImage(contentsOfFile:) with a PNG file")
  public convenience init?(named name: String) { nil }

  /// Not carried: asset catalogues are not read.
  @available(*, unavailable, message: "asset catalogues are not read; use UIImage(contentsOfFile:) with a PNG file")
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    nil
  }

  /// Not carried: there are no symbols.
  @available(*, unavailable, message: "there are no symbols here; use UIImage(contentsOfFile:) with a PNG file")
  public convenience init?(systemName name: String) { nil }
}

extension UIColor {
  /// Not carried: asset catalogues are not read.
  @available(
    *, unavailable, message: "asset catalogues are not read; use UIColor(dynamicProvider:) or a colour's components"
  )
  public convenience init?(named name: String) { nil }
}

/// Not carried: views are pictured by layers.
@available(*, unavailable, message: "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file")
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// Not carried.
  public init(size: CGSize) { preconditionFailure("unavailable") }
  /// Not carried.
  public init(bounds: CGRect) { preconditionFailure("unavailable") }
  /// Not carried.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { preconditionFailure("unavailable") }
  /// Not carried.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { preconditionFailure("unavailable") }
}

/// Not carried: views are pictured by layers.
@available(*, unavailable, message: "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file")
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// Not carried.
  public var currentImage: UIImage {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
