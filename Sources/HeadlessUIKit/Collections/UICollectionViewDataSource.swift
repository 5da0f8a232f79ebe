/// Knows the items of a collection and makes their cells; the methods with defaults are optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item, taken from the collection.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, a footer, or what else the layout asks for, taken from the collection.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// An empty view, with a warning: a layout that asks for such views needs the method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { .missing(kind) }
}

extension UICollectionReusableView {
  /// What stands where a data source has no view for what its layout asks for.
  static func missing(_ kind: String) -> UICollectionReusableView {
    UIEnvironment.current.refuse(
      Refusal(
        .request, "The data source must have a view for the supplementary element of kind '\(kind)'",
        fix: "write collectionView(_:viewForSupplementaryElementOfKind:at:)"))
    return UICollectionReusableView()
  }
}
