/// Not carried: collections have no list layout.
@available(*, unavailable, message: "use a UICollectionViewCell with a UICollectionViewFlowLayout, or a UITableView")
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Not carried.
  public override init(frame: CGRect) { preconditionFailure("unavailable") }
  /// Not carried.
  public required init?(coder: NSCoder) { preconditionFailure("unavailable") }
  /// Not carried.
  public var accessories: [Any] {
    get { preconditionFailure("unavailable") }
    set {}
  }
}

/// Not carried: collections have no list layout.
@available(*, unavailable, message: "use a UICollectionViewCell with a UICollectionViewFlowLayout, or a UITableView")
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// Not carried.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Not carried.
  public init(appearance: Appearance) { preconditionFailure("unavailable") }
  /// Not carried.
  public var showsSeparators: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var backgroundColor: UIColor? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
