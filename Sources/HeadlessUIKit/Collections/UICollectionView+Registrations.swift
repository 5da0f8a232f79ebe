extension UICollectionView {
  /// How cells of a class show items of a type, as `UICollectionView.CellRegistration`.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Gives a cell what its item says.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier: String

    /// Cells that a closure fills.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = "CellRegistration-\(UIEnvironment.current.clock.reserveOrder())"
    }
  }

  /// How headers, footers and the like of a class are filled, as `UICollectionView.SupplementaryRegistration`.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Gives a view what its section says.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let handler: Handler
    let kind: String
    let identifier: String

    /// Views of a kind that a closure fills.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
      identifier = "SupplementaryRegistration-\(UIEnvironment.current.clock.reserveOrder())"
    }
  }

  /// A cell of a registration, filled.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if cells.kind(registration.identifier) == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("a registration's cells are of its class") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header, a footer or the like of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if supplements.kind(Self.identifier(registration.kind, registration.identifier)) == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else { preconditionFailure("a registration's views are of its class") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
