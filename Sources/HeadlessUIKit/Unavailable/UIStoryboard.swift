/// Not carried: screens are made in code.
@available(*, unavailable, message: "storyboards are not read here; make the view controller and its views in code")
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Not carried.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { preconditionFailure("unavailable") }
  /// Not carried.
  public func instantiateInitialViewController() -> UIViewController? { preconditionFailure("unavailable") }
  /// Not carried.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? { preconditionFailure("unavailable") }
  /// Not carried.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController { preconditionFailure("unavailable") }
}

/// Not carried: screens are made in code.
@available(*, unavailable, message: "storyboards are not read here; call the method that performs the transition")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Not carried.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    preconditionFailure("unavailable")
  }
  /// Not carried.
  public var identifier: String? {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var source: UIViewController {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public var destination: UIViewController {
    get { preconditionFailure("unavailable") }
    set {}
  }
  /// Not carried.
  public func perform() { preconditionFailure("unavailable") }
}

/// Not carried: views are made in code.
@available(*, unavailable, message: "nib files are not read here; make the views in code")
@preconcurrency @MainActor open class UINib: NSObject {
  /// Not carried.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { preconditionFailure("unavailable") }
  /// Not carried.
  public init(data: Data, bundle bundleOrNil: Bundle?) { preconditionFailure("unavailable") }
  /// Not carried.
  public func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] {
    preconditionFailure("unavailable")
  }
}

extension UIViewController {
  /// Not carried.
  @available(*, unavailable, message: "storyboards are not read here; make the view controller and its views in code")
  public var storyboard: UIStoryboard? { nil }

  /// Not carried.
  @available(*, unavailable, message: "storyboards are not read here; call the method that performs the transition")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

extension Bundle {
  /// Not carried.
  @available(*, unavailable, message: "nib files are not read here; make the views in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil) -> [Any]? { nil }
}

extension UICollectionView {
  /// Not carried.
  @available(*, unavailable, message: "nib files are not read here; make the views in code")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// Not carried.
  @available(*, unavailable, message: "nib files are not read here; make the views in code")
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
  }
}

extension UITableView {
  /// Not carried.
  @available(*, unavailable, message: "nib files are not read here; make the views in code")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}

  /// Not carried.
  @available(*, unavailable, message: "nib files are not read here; make the views in code")
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}
