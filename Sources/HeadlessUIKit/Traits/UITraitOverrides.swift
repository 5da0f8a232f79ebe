/// Traits that can be set, as `UIMutableTraits`; what nobody has set is unspecified, or 0.
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// Room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Room downwards.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Pixels a point.
  var displayScale: CGFloat { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How large text is wanted.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// What a view or a controller says of its traits instead of its place, as `UITraitOverrides`.
public protocol UITraitOverrides: UIMutableTraits {}

/// Traits by value.
struct TraitValues: UITraitOverrides {
  var userInterfaceStyle: UIUserInterfaceStyle
  var horizontalSizeClass: UIUserInterfaceSizeClass
  var verticalSizeClass: UIUserInterfaceSizeClass
  var displayScale: CGFloat
  var layoutDirection: UITraitEnvironmentLayoutDirection
  var userInterfaceIdiom: UIUserInterfaceIdiom
  var preferredContentSizeCategory: UIContentSizeCategory

  init(_ traits: UITraitCollection) {
    (userInterfaceStyle, displayScale) = (traits.userInterfaceStyle, traits.displayScale)
    (horizontalSizeClass, verticalSizeClass) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    (layoutDirection, userInterfaceIdiom) = (traits.layoutDirection, traits.userInterfaceIdiom)
    preferredContentSizeCategory = traits.preferredContentSizeCategory
  }
}

extension UIMutableTraits {
  var collection: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, displayScale: displayScale, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection, userInterfaceIdiom: userInterfaceIdiom,
      preferredContentSizeCategory: preferredContentSizeCategory)
  }
}

extension UITraitCollection {
  /// A collection that says what a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues(UITraitCollection())
    mutations(&traits)
    self.init(traitsFrom: [traits.collection])
  }

  /// The same traits but for what a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitValues(self)
    mutations(&traits)
    return traits.collection
  }

  /// The traits with what others say.
  func with(_ overrides: UITraitCollection?) -> UITraitCollection {
    overrides.map { UITraitCollection(traitsFrom: [self, $0]) } ?? self
  }
}

extension UIView {
  /// What the view says of its traits, and of those of what lies in it, instead of its place.
  public var traitOverrides: any UITraitOverrides {
    get { TraitValues(ownTraits ?? UITraitCollection()) }
    set {
      let census = TraitCensus(of: self)
      ownTraits = newValue.collection
      census.settle()
    }
  }
}

extension UIViewController {
  /// What the controller says of its traits, and of those of its view, instead of its place.
  public var traitOverrides: any UITraitOverrides {
    get { TraitValues(ownTraits ?? UITraitCollection()) }
    set {
      let census = TraitCensus(of: viewIfLoaded)
      ownTraits = newValue.collection
      census.settle()
    }
  }
}
