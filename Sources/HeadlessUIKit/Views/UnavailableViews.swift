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

/// Not carried: nothing scrolls.
@available(*, unavailable, message: "nothing scrolls; use a UIView and set its bounds.origin")
public typealias UIScrollView = UIView

/// Not carried: nothing scrolls.
@available(*, unavailable, message: "use a UIView and lay its rows out in layoutSubviews")
public typealias UITableView = UIView

/// Not carried: nothing scrolls.
@available(*, unavailable, message: "use a UIView and lay its cells out in layoutSubviews")
public typealias UICollectionView = UIView

/// Not carried: nothing is blurred.
@available(*, unavailable, message: "nothing is blurred; use a UIView with a translucent backgroundColor")
public typealias UIVisualEffectView = UIView

/// Not carried: views are pictured by layers.
@available(*, unavailable, message: "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file")
public typealias UIGraphicsImageRenderer = UIImage
