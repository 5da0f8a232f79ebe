extension UIView {
  /// The layer has another size: subviews follow at once, by their masks.
  func layerDidResize(from oldSize: CGSize) {
    if autoresizesSubviews {
      for child in children { child.resize(withOldSuperviewSize: oldSize, newSize: bounds.size) }
    }
    frameMayHaveChanged()
    safeAreaMayHaveChanged()
  }

  /// Lengths are taken as they are: `CGRect.width` would make one squeezed below zero positive, and it would not come
  /// back when there is room again.
  private func resize(withOldSuperviewSize old: CGSize, newSize new: CGSize) {
    guard !autoresizingMask.isEmpty, old != new, translatesAutoresizingMaskIntoConstraints else { return }
    let width = autoresizingMask.contains(.flexibleWidth)
    let x = Stretch(
      before: autoresizingMask.contains(.flexibleLeftMargin), size: width,
      after: autoresizingMask.contains(.flexibleRightMargin))
    let y = Stretch(
      before: autoresizingMask.contains(.flexibleTopMargin), size: autoresizingMask.contains(.flexibleHeight),
      after: autoresizingMask.contains(.flexibleBottomMargin))
    let box = untransformedFrame
    let (left, newWidth) = x.apply(start: box.origin.x, size: box.size.width, in: old.width, becoming: new.width)
    let (top, newHeight) = y.apply(start: box.origin.y, size: box.size.height, in: old.height, becoming: new.height)
    untransformedFrame = CGRect(x: left, y: top, width: newWidth, height: newHeight)
  }

  /// The frame as it is without the transform: what autoresizing acts on, so that a transform stays what it is.
  package var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - anchorPoint.x * bounds.size.width, y: center.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.size.width,
        y: newValue.origin.y + anchorPoint.y * newValue.size.height)
    }
  }
}

/// How one axis of a view follows its superview: the change goes to what is flexible, by its share of the length.
private struct Stretch {
  let before: Bool
  let size: Bool
  let after: Bool

  /// Where nothing that is flexible has a length, the change is shared evenly, as UIKit does.
  func apply(
    start: CGFloat, size length: CGFloat, in old: CGFloat, becoming new: CGFloat
  ) -> (start: CGFloat, size: CGFloat) {
    let change = new - old
    let lengths = [before ? start : 0, size ? length : 0, after ? old - start - length : 0]
    let whole = lengths.reduce(0, +)
    let count = CGFloat([before, size, after].filter { $0 }.count)
    guard count > 0 else { return (start, length) }
    func share(_ isFlexible: Bool, _ length: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return whole == 0 ? change / count : change * length / whole
    }
    return (start + share(before, lengths[0]), length + share(size, lengths[1]))
  }
}
