extension UIColor {
  /// Not carried: asset catalogues are not read.
  @available(
    *, unavailable, message: "asset catalogues are not read; use UIColor(dynamicProvider:) or a colour's components"
  )
  public convenience init?(named name: String) { nil }
}
