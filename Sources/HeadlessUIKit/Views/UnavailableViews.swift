/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel in its place")
public typealias UITextField = UIView

/// Not carried: nothing is typed.
@available(*, unavailable, message: "nothing is typed here; stand a UILabel with numberOfLines 0 in its place")
public typealias UITextView = UIView

/// Not carried: views are pictured by layers.
@available(*, unavailable, message: "use snapshotView(afterScreenUpdates:), or make a UIImage from a PNG file")
public typealias UIGraphicsImageRenderer = UIImage
