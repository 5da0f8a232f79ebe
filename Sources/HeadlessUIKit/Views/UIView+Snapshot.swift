/// A picture of a view, drawn from a frozen copy of its layers.
@MainActor final class ReplicaView: UIView {
  override class var layerClass: AnyClass { ReplicaLayer.self }
}

extension UIView {
  /// A view that shows what this one shows; nil when it has no size.
  ///
  /// - Parameter afterUpdates: true lays out first what waits for it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of this one; insets that do not stretch are not carried.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    guard rect.width > 0, rect.height > 0 else { return nil }
    let replica = ReplicaView(frame: CGRect(origin: frame.origin, size: rect.size))
    (replica.layer as? ReplicaLayer)?.hold(layer, part: rect.rect)
    return replica
  }
}
