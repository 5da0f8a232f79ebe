/// Not carried: collections flow, or have a layout of their own.
@available(*, unavailable, message: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Not carried.
  public init(section: NSCollectionLayoutSection) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public init(sectionProvider: @escaping (Int, Any) -> NSCollectionLayoutSection?) {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { preconditionFailure("unavailable") }
}

/// Not carried: collections flow, or have a layout of their own.
@available(*, unavailable, message: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Not carried.
  public init(group: NSCollectionLayoutGroup) { preconditionFailure("unavailable") }
}

/// Not carried: collections flow, or have a layout of their own.
@available(*, unavailable, message: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSObject {
  /// Not carried.
  public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { preconditionFailure("unavailable") }
  /// Not carried.
  public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { preconditionFailure("unavailable") }
}

/// Not carried: collections flow, or have a layout of their own.
@available(*, unavailable, message: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Not carried.
  public init(layoutSize: NSCollectionLayoutSize) { preconditionFailure("unavailable") }
}

/// Not carried: collections flow, or have a layout of their own.
@available(*, unavailable, message: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Not carried.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    preconditionFailure("unavailable")
  }
}

/// Not carried: collections flow, or have a layout of their own.
@available(*, unavailable, message: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  /// Not carried.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    preconditionFailure("unavailable")
  }
}
