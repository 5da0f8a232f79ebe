extension UIScrollView {
  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public var minimumZoomScale: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public var maximumZoomScale: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public var zoomScale: CGFloat {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public var bouncesZoom: Bool {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    get { preconditionFailure("unavailable") }
    set {}
  }

  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { preconditionFailure("unavailable") }

  /// Not carried.
  @available(
    *, unavailable, message: "scroll views do not zoom here; set the transform of the view that would be zoomed"
  )
  public func zoom(to rect: CGRect, animated: Bool) { preconditionFailure("unavailable") }
}

extension UIScrollView {
  /// Not carried.
  @available(
    *, unavailable, message: "this control is not drawn; leave it out, or stand a view of your own in its place"
  )
  public var refreshControl: UIRefreshControl? {
    get { preconditionFailure("unavailable") }
    set {}
  }
}
