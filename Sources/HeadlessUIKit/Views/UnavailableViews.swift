/// Not carried: text is not drawn.
@available(*, unavailable, message: "text is not drawn; stand a UIImageView with a picture of it in its place")
public typealias UILabel = UIView

/// Not carried: text is not drawn.
@available(*, unavailable, message: "text is not drawn; stand a UIImageView with a picture of it in its place")
public typealias UITextField = UIView

/// Not carried: text is not drawn.
@available(*, unavailable, message: "text is not drawn; stand a UIImageView with a picture of it in its place")
public typealias UITextView = UIView

/// Not carried: controls are not drawn.
@available(*, unavailable, message: "controls are not drawn; use a UIView with a UITapGestureRecognizer")
public typealias UIButton = UIView

/// Not carried: there are no cells.
@available(*, unavailable, message: "use a UIScrollView with the rows in a vertical UIStackView")
public typealias UITableView = UIView

/// Not carried: there are no cells.
@available(*, unavailable, message: "use a UIScrollView and place its cells by constraints or in layoutSubviews")
public typealias UICollectionView = UIView

/// Not carried: views are pictured by layers.
@available(*, unavailable, message: "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file")
public typealias UIGraphicsImageRenderer = UIImage
