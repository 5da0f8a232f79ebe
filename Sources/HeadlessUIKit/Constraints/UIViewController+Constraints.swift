extension UIViewController {
  /// The least margins that UIKit gives a root view at its sides: 16 points, 20 on displays of 414 points or wider.
  ///
  /// Third parties' measurements; the widths between are inferred.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIEnvironment.current.screen.bounds.size.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
