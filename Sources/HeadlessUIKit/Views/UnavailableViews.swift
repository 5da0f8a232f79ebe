/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
public typealias UITextField = UIView

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel with numberOfLines 0 in its place")
public typealias UITextView = UIView

/// Not carried: there are no cells.
@available(*, unavailable, message: "use a UIScrollView with the rows in a vertical UIStackView")
public typealias UITableView = UIView

/// Not carried: there are no cells.
@available(*, unavailable, message: "use a UIScrollView and place its cells by constraints or in layoutSubviews")
public typealias UICollectionView = UIView

/// Not carried: views are pictured by layers.
@available(*, unavailable, message: "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file")
public typealias UIGraphicsImageRenderer = UIImage
