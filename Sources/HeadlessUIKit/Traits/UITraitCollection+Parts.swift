extension UITraitCollection {
  /// A collection that says only how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  /// A collection that says only how much room there is downwards.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(userInterfaceStyle: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  /// A collection that says only how many pixels a point has.
  public convenience init(displayScale: CGFloat) {
    self.init(userInterfaceStyle: .unspecified, displayScale: displayScale)
  }

  /// A collection that says only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(userInterfaceStyle: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
  }

  /// A collection that says only the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(userInterfaceStyle: .unspecified, layoutDirection: layoutDirection)
  }

  /// A collection that says only how large text is wanted.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(userInterfaceStyle: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// What several collections say; the last one that says something wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, _ unsaid: Value) -> Value {
      traitCollections.map { $0[keyPath: path] }.last { $0 != unsaid } ?? unsaid
    }
    self.init(
      userInterfaceStyle: last(\.userInterfaceStyle, .unspecified), displayScale: last(\.displayScale, 0),
      horizontalSizeClass: last(\.horizontalSizeClass, .unspecified),
      verticalSizeClass: last(\.verticalSizeClass, .unspecified),
      layoutDirection: last(\.layoutDirection, .unspecified),
      userInterfaceIdiom: last(\.userInterfaceIdiom, .unspecified),
      preferredContentSizeCategory: last(\.preferredContentSizeCategory, .unspecified))
  }

  /// Whether this collection says all that another one says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  /// Calls a closure in which these traits are the current ones.
  @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let environment = UIEnvironment.current
    let outer = environment.currentTraits
    environment.currentTraits = self
    actions()
    environment.currentTraits = outer
  }
}
