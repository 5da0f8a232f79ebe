extension UIView {
  /// How strongly the view resists being larger than its content; default 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis]
  }

  /// Sets how strongly the view resists being larger than its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintState.hugging[axis] = priority
    constraintsDidChange()
  }

  /// How strongly the view resists being smaller than its content; default 750.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.compressionResistance[axis]
  }

  /// Sets how strongly the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.compressionResistance[axis] = priority
    constraintsDidChange()
  }

  /// The intrinsic size, asked for once until it is invalidated.
  var knownContentSize: CGSize {
    if let size = constraintState.contentSize { return size }
    let size = intrinsicContentSize
    constraintState.contentSize = size
    return size
  }

  /// The alignment rectangle of a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
